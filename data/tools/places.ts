/**
 * Countries whose map is drawn instead of copied from the relief atlas, because they are too small
 * to see there, cut off by the edge, or missing.
 */

/** A place with a drawn map. */
export interface DrawnPlace {
  /** Longitude and latitude of the capital or main place. */
  readonly at: readonly [number, number];
  /** Distance in degrees from `at` within which land of `owner` belongs to the map. */
  readonly reach: number;
  /** Code of Natural Earth when the territory is part of another country; default: its own code. */
  readonly owner?: string;
  /** Whether the country is large enough to fill the map, without a globe beside it. */
  readonly large?: true;
}
function place(longitude: number, latitude: number, reach = 1, owner?: string): DrawnPlace {
  return {
    at: [longitude, latitude],
    reach,
    ...(owner && { owner }),
  };
}
function large(longitude: number, latitude: number, reach: number, owner?: string): DrawnPlace {
  return {
    ...place(longitude, latitude, reach, owner),
    large: true,
  };
}

const FRANCE = "250";
const NETHERLANDS = "528";
const NORWAY = "578";
const NEW_ZEALAND = "554";
/**
 * Christmas Island and the Cocos (Keeling) Islands: one territory without a code in Natural Earth.
 */
const INDIAN_OCEAN = "Indian Ocean Ter.";

/** The places by country code. */
export const drawnPlaces: Readonly<Record<string, DrawnPlace>> = {
  AG: place(-61.85, 17.12),
  AI: place(-63.05, 18.22, 0.4),
  AQ: large(0, -90, 40),
  AS: place(-170.7, -14.28, 1.2),
  AW: place(-70.03, 12.52, 0.4),
  BB: place(-59.62, 13.1, 0.6),
  BL: place(-62.85, 17.9, 0.2),
  BM: place(-64.78, 32.29, 0.4),
  BQ: place(-68.27, 12.15, 0.6, NETHERLANDS),
  BV: place(3.36, -54.43, 1, NORWAY),
  CC: place(96.83, -12.16, 1, INDIAN_OCEAN),
  CK: place(-159.78, -21.21, 0.6),
  CW: place(-68.93, 12.11, 0.7),
  CX: place(105.68, -10.42, 1, INDIAN_OCEAN),
  DM: place(-61.39, 15.3, 0.7),
  FM: place(158.16, 6.92, 0.6),
  GD: place(-61.75, 12.05, 0.8),
  GF: large(-52.33, 4.94, 6, FRANCE),
  GG: place(-2.54, 49.46, 0.7),
  GI: place(-5.35, 36.14, 0.3),
  GP: place(-61.73, 16, 0.8, FRANCE),
  GS: place(-36.51, -54.28, 3),
  GU: place(144.75, 13.47, 0.6),
  HM: place(73.5, -53.1, 0.8),
  ID: large(106.83, -6.18, 40),
  IO: place(72.41, -7.31, 0.3),
  JE: place(-2.11, 49.19, 0.4),
  KI: place(173, 1.33, 1.2),
  KM: place(43.26, -11.7, 2),
  KN: place(-62.72, 17.3, 0.6),
  KY: place(-81.38, 19.3, 2.2),
  LC: place(-61, 14.01, 0.6),
  MF: place(-63.08, 18.07, 0.2),
  MH: place(171.38, 7.09, 1),
  MO: place(113.54, 22.2, 0.3),
  MP: place(145.75, 15.2, 1.2),
  MQ: place(-61.07, 14.6, 0.6, FRANCE),
  MS: place(-62.21, 16.75, 0.4),
  MU: place(57.5, -20.16, 0.8),
  MV: place(73.51, 4.17, 5.5),
  MY: large(101.69, 3.14, 20),
  NF: place(167.95, -29.05, 0.4),
  NR: place(166.92, -0.54, 0.4),
  NU: place(-169.92, -19.05, 0.4),
  PF: place(-149.57, -17.54, 0.9),
  PH: large(120.98, 14.6, 14),
  PM: place(-56.18, 46.78, 0.6),
  PN: place(-130.1, -25.07, 1),
  PW: place(134.62, 7.5, 0.8),
  RE: place(55.45, -20.88, 0.6, FRANCE),
  SC: place(55.45, -4.62, 0.7),
  SH: place(-5.72, -15.93, 0.5),
  SJ: large(15.63, 78.22, 6, NORWAY),
  ST: place(6.73, 0.34, 1.9),
  SX: place(-63.05, 18.03, 0.2),
  TC: place(-71.14, 21.46, 1.6),
  TK: place(-171.191, -9.356, 0.3, NEW_ZEALAND),
  TO: place(-175.2, -21.14, 0.6),
  TV: place(179.2, -8.52, 0.4),
  UM: place(166.64, 19.29),
  VC: place(-61.22, 13.16, 0.9),
  VG: place(-64.62, 18.43, 0.6),
  VI: place(-64.93, 18.34, 0.8),
  WF: place(-176.17, -13.28, 0.6),
  WS: place(-171.77, -13.83, 1.3),
  YT: place(45.23, -12.78, 0.5, FRANCE),
};
