/**
 * How the sample premiums of each plan differ by age, area, excess and level. Each row is a first
 * value with a factor of the starting price of the plan; the page of the plan states the same ages,
 * areas, excesses and levels. A lower excess costs at most what its factor says: see premiums.ts.
 */

/** The last age of a band, and its factor. A band begins after the one before. */
export type Band = readonly [last: number, factor: number];
export interface PremiumFactors {
  /** First age that the plan accepts. */
  readonly from: number;
  readonly bands: readonly Band[];
  readonly areas: readonly (readonly [area: string, factor: number])[];
  readonly excesses: readonly (readonly [amount: number, factor: number])[];
  readonly levels: readonly (readonly [name: string, factor: number])[];
  /** Premiums are multiples of this amount. */
  readonly step: number;
}

const HEALTH: readonly Band[] = [
  [17, 0.62],
  [34, 1],
  [39, 1.16],
  [44, 1.36],
  [49, 1.64],
  [54, 2.05],
  [59, 2.62],
  [64, 3.3],
];
/** Local plans: the first band of adults ends at 35. */
const LOCAL: readonly Band[] = [
  [17, 0.6],
  [35, 1],
  [40, 1.14],
  [45, 1.34],
  [50, 1.66],
  [55, 2.1],
  [60, 2.65],
];
const STAY: readonly Band[] = [
  [17, 0.65],
  [34, 1],
  [49, 1.3],
  [54, 1.6],
  [59, 1.9],
  [64, 2.5],
  [70, 3.3],
];
/** A trip is short: the premium follows the cost of the trip more than the age. */
const TRIP: readonly Band[] = [
  [17, 0.55],
  [49, 1],
  [64, 1.3],
  [69, 1.7],
  [74, 2.2],
  [79, 2.9],
];
const ONE_LEVEL = [["Premium", 1]] as const;
const NO_EXCESS = [[0, 1]] as const;

/** Builds the factors of a local plan, which has one area and one excess. */
function describeLocal(
  area: string,
  excess: number,
  step: number,
  ages: readonly Band[],
  levels: PremiumFactors["levels"] = ONE_LEVEL,
): PremiumFactors {
  const bands = [...LOCAL, ...ages];
  return { from: 0, bands, areas: [[area, 1]], excesses: [[excess, 1]], levels, step };
}

/** By key of the plan in data/products.json. */
export const premiumFactors: Readonly<Record<string, PremiumFactors>> = {
  "long-term": {
    from: 0,
    bands: [...HEALTH, [69, 4.15]],
    areas: [
      ["world-except-usa", 1],
      ["world", 2.25],
    ],
    excesses: [
      [0, 1.42],
      [250, 1.25],
      [500, 1.13],
      [1000, 1],
    ],
    levels: [
      ["Essential", 1],
      ["Comfort", 1.58],
      ["Premier", 2.2],
    ],
    step: 0.1,
  },
  "uk-long-term": {
    from: 0,
    bands: [...HEALTH, [69, 4.15]],
    areas: [
      ["world-except-usa-canada", 1],
      ["world", 2.3],
    ],
    excesses: [
      [0, 1.38],
      [450, 1.14],
      [900, 1],
    ],
    levels: [
      ["Base level", 1],
      ["Higher level", 1.46],
    ],
    step: 0.5,
  },
  "myhealth-international": {
    from: 0,
    bands: [...HEALTH, [67, 3.8]],
    areas: [
      ["asia-pacific", 1],
      ["world-except-usa", 1.2],
      ["world", 2.5],
    ],
    excesses: [
      [0, 1.4],
      [500, 1.14],
      [1000, 1],
    ],
    levels: ONE_LEVEL,
    step: 1,
  },
  "myhealth-singapore": describeLocal("SG", 700, 1, [[64, 3.35]]),
  "myhealth-hong-kong": describeLocal(
    "HK",
    4000,
    10,
    [[65, 3.35]],
    [
      ["Semi-private room", 1],
      ["Private room", 1.48],
    ],
  ),
  "myhealth-thailand": describeLocal(
    "TH",
    500,
    10,
    [
      [65, 3.35],
      [70, 4.2],
      [75, 5.3],
    ],
    [
      ["Base plan", 1],
      ["With the outpatient option", 1.52],
    ],
  ),
  "myhealth-philippines": describeLocal("PH", 500, 10, [[64, 3.35]]),
  "myhealth-vietnam": describeLocal("VN", 500, 10, [[65, 3.35]]),
  "myhealth-indonesia": describeLocal(
    "ID",
    500,
    10,
    [[65, 3.35]],
    [
      ["Base plan", 1],
      ["With the Singapore option", 1.38],
    ],
  ),
  "myhealth-uae": describeLocal(
    "AE",
    1000,
    50,
    [[64, 3.35]],
    [
      ["Standard network", 1],
      ["Extended network", 1.36],
    ],
  ),
  "myhealth-asia": describeLocal("asia", 500, 1, [[64, 3.35]]),
  "short-term": {
    from: 0,
    bands: STAY,
    areas: [
      ["world-except-usa", 1],
      ["world", 2],
    ],
    excesses: [[100, 1]],
    levels: ONE_LEVEL,
    step: 0.1,
  },
  "uk-short-term": {
    from: 0,
    bands: STAY,
    areas: [
      ["world-except-usa", 1],
      ["world", 2.05],
    ],
    excesses: [[100, 1]],
    levels: ONE_LEVEL,
    step: 0.5,
  },
  student: {
    from: 16,
    bands: [
      [24, 1],
      [29, 1.22],
      [35, 1.6],
    ],
    areas: [
      ["world-except-usa", 1],
      ["world", 2.1],
    ],
    excesses: [[50, 1]],
    levels: ONE_LEVEL,
    step: 0.1,
  },
  "uk-student": {
    from: 16,
    bands: [
      [24, 1],
      [29, 1.22],
      [34, 1.55],
    ],
    areas: [
      ["world-except-usa", 1],
      ["world", 2.1],
    ],
    excesses: [[50, 1]],
    levels: ONE_LEVEL,
    step: 0.5,
  },
  "mystudies-cover": {
    from: 15,
    bands: [
      [24, 1],
      [30, 1.2],
      [40, 1.6],
    ],
    areas: [["world-except-usa", 1]],
    excesses: NO_EXCESS,
    levels: ONE_LEVEL,
    step: 10,
  },
  scorestudies: {
    from: 17,
    bands: [
      [24, 1],
      [29, 1.2],
      [35, 1.5],
    ],
    areas: [["world-except-usa", 1]],
    excesses: NO_EXCESS,
    levels: ONE_LEVEL,
    step: 0.1,
  },
  "expat-student": {
    from: 18,
    bands: [
      [25, 1],
      [30, 1.2],
      [40, 1.55],
    ],
    areas: [["schengen", 1]],
    excesses: NO_EXCESS,
    levels: ONE_LEVEL,
    step: 0.1,
  },
  "travel-insurance": {
    from: 0,
    bands: TRIP,
    areas: [
      ["world-except-usa", 1],
      ["world", 1.5],
    ],
    excesses: NO_EXCESS,
    levels: ONE_LEVEL,
    step: 0.5,
  },
  "mytravel-cover": {
    from: 0,
    bands: TRIP,
    areas: [
      ["world-except-usa", 1],
      ["world", 1.6],
    ],
    excesses: NO_EXCESS,
    levels: [
      ["First level", 1],
      ["Second level", 1.4],
    ],
    step: 1,
  },
  "mytravel-cover-whv": {
    from: 18,
    bands: [
      [25, 1],
      [30, 1.1],
      [35, 1.3],
    ],
    areas: [["whv-destinations", 1]],
    excesses: NO_EXCESS,
    levels: [
      ["Basic plan", 1],
      ["With the sports option", 1.24],
    ],
    step: 0.5,
  },
};
