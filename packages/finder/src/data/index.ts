export * from "./types.ts";
export { COLUMNS, LINK_COLUMNS } from "./columns.ts";
export type { Column, Columns } from "./columns.ts";
export { describeDataError } from "./errors.ts";
export type { DataError, DataProblem } from "./errors.ts";
export { ERRORS_SHOWN, parseData, validateData } from "./validate.ts";
export type { TableFile, Validated } from "./validate.ts";
export { formatTableAsCsv, formatTableAsJson } from "./table-text.ts";
