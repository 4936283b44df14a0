export { createMapSide } from "./side.ts";
export type { MapEnd, MapSide } from "./side.ts";
export {
  ASKS,
  FIRST_END,
  NO_PLAN,
  UNLISTED,
  createMapReader,
  createMapSpace,
  listMapGroups,
} from "./space.ts";
export type { MapQuestion, MapReader, MapSpace, MapValue } from "./space.ts";
export { CHANGED, OWN_DIFFERS, fillGrid, findCellPair, listOwnCountries } from "./grid.ts";
export type { MapGrid, MapLine } from "./grid.ts";
