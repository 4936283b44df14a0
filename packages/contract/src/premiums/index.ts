export {
  ADULT_AGE,
  AREA_RANKS,
  findPremium,
  findStartingPrice,
  getCell,
  isNamedArea,
  listShownAges,
  splitPeriods,
  type AgeBand,
  type NamedArea,
  type PremiumChoice,
  type PremiumTable,
} from "./table.ts";
export { PREMIUM_PROBLEMS, type PremiumProblem } from "./problems.ts";
export { MOST_PREMIUM_LINES, readPremiums, type ReadPremiums } from "./read.ts";
