export * from "./types.ts";
export { compileNeed, filterNeed, searchNeed } from "./compile.ts";
export type { NeedIndex } from "./compile.ts";
export { isSoldBetween, matchesFilter, needFilters, searchLiterally } from "./literal.ts";
export type { NeedFilter } from "./literal.ts";
export { needOutcome, selectTarget } from "./outcome.ts";
export { NEED_PARAMS, needQueryParams, parseNeedQuery } from "./query.ts";
export type { FieldProblem, NeedField, NeedQuery, ParsedNeedQuery } from "./query.ts";
export {
  EMPTY_NEED,
  NEED_FIELDS,
  canSubmit,
  fail,
  hold,
  listMissingFields,
  reset,
  setField,
  submit,
} from "./state.ts";
export type { NeedFormField, NeedState } from "./state.ts";
export { parseCode } from "../code.ts";
export { acceptUrl, isExternal } from "../url.ts";
export type { AllowedHosts } from "../url.ts";
