export {
  ADULT_AGE,
  AREA_PARTS,
  chooseStartingAge,
  containsArea,
  findPremium,
  findStartingAges,
  findStartingArea,
  findStartingPrice,
  findYearlyPremium,
  getCell,
  isNamedArea,
  listShownAges,
  type AgeBand,
  type NamedArea,
  type PremiumChoice,
  type PremiumTable,
} from "./table.ts";
export { PREMIUM_PROBLEMS, type PremiumProblem } from "./problems.ts";
export { MOST_PREMIUM_LINES, readPremiums, type ReadPremiums } from "./read.ts";
