export * from "./types.ts";
export { COLUMNS, LINK_COLUMNS } from "./columns.ts";
export type { Column, Columns } from "./columns.ts";
export {
  ERRORS_SHOWN,
  describeDataError,
  parseData,
  tableToCsv,
  tableToJson,
  validateData,
} from "./validate.ts";
export type { DataError, DataProblem, TableFile, Validated } from "./validate.ts";
