export { NOT_LISTED, parseCode } from "../code.ts";
export { FIELDS, NO_ANSWERS, getCountryIndex, getProfileIndex, resolve } from "./finder.ts";
export type {
  Answers,
  Field,
  Finder,
  OptionsFinder,
  Plan,
  PlanFunnel,
  PlanProduct,
  ReleaseVersion,
  Resolution,
} from "./finder.ts";
export {
  PARAMS,
  answer,
  answerParams,
  asksNationality,
  isOffered,
  listOptions,
  readAnswers,
  restoreAnswers,
  listUnanswered,
} from "./cascade.ts";
export type { Option, Step } from "./cascade.ts";
export { findEligibilityOutcome } from "./outcome.ts";
export type { EligibilityOutcome } from "./outcome.ts";
export type { OptionsPayload, Payload } from "./payload/format.ts";
export { getCountryName } from "./payload/country-order.ts";
export { createPayload } from "./payload/write.ts";
export type { PayloadInput } from "./payload/write.ts";
export { readPayload } from "./payload/read.ts";
export type { DecodedPayload } from "./payload/read.ts";
export { createOptionsPayload } from "./payload/write-options.ts";
export { readOptionsPayload } from "./payload/read-options.ts";
export type { DecodedOptions } from "./payload/read-options.ts";
export { searchEntries, createSearchPayload } from "./payload/search.ts";
export type { CountryAliases, SearchPayload } from "./payload/search.ts";
export { readGroupName, readPlaceName } from "./names.ts";
export { nameLists, readListWords } from "./list-names/index.ts";
export type { ListName, ListWords, OwnNames, SayListName } from "./list-names/index.ts";
export { resolveFlows } from "./flows.ts";
export type { Flow, Flows } from "./flows.ts";
export { compileTable } from "./table.ts";
export type { OptionsTable, Table } from "./table.ts";
export { MOST_ANSWERS, TooIntricate } from "./places.ts";
export type { Options } from "./places.ts";
export { createLiteralInterpreter } from "./literal.ts";
export type { LiteralAnswer } from "./literal.ts";
export { verify } from "./verify.ts";
export type { Difference, Tally, Verification, VerifyOptions } from "./verify.ts";
export { verifyOptions } from "./verify-options.ts";
export type { OptionsVerification } from "./verify-options.ts";
export {
  FINDING_KINDS,
  MOST_OF_A_KIND,
  PAGE_KINDS,
  blocksPublishing,
  describeFinding,
  findFindings,
  writeAnswers,
  writeRecord,
} from "./findings/index.ts";
export type {
  EntityLevels,
  Finding,
  FindingKind,
  FindingWords,
  FindingsOptions,
  SayFinding,
  SearchWithoutPlan,
  Severity,
} from "./findings/index.ts";
export { checkJourneys, readEnd, writeEnd } from "./journeys.ts";
export type { JourneyCheck, JourneyEnding } from "./journeys.ts";
export { getLocalName, joinNames, recordNames } from "./names.ts";
export type { NameStyle, RecordNames } from "./names.ts";
export { diffData } from "./diff.ts";
export type { ChangeBox, Diff, JourneyEnd } from "./diff.ts";
export { compareRecords } from "./compare-records.ts";
export type { ColumnChange, RecordDifference } from "./compare-records.ts";
export type { RecordChange } from "./diff-records.ts";
export {
  listAlternatives,
  explain,
  findNearestChanges,
  listPlansByNationality,
} from "./explain.ts";
export type { Alternative, Explanation, RuleVerdict } from "./explain.ts";
export { buildNeedRules, listSoldProducts } from "./sales.ts";
export { listMarketPlaces, listMarkets, listOpenCountries } from "./market.ts";
export { computeMarketChecksums } from "./market-checksum.ts";
export type { Market, OpenCountries } from "./market.ts";
export { describeCountries } from "./describe-countries.ts";
export type { CountryDescription, NamedGroup } from "./describe-countries.ts";
export { createGoldenScenarios } from "./golden.ts";
export type { GoldenScenario } from "./golden.ts";
export { computeChecksum } from "./release.ts";
export type { Release } from "./release.ts";
export { certifyOptions } from "./certify.ts";
export type { Certificate } from "./certify.ts";
export {
  CHANGE_LIMIT,
  SIZE_BUDGET,
  createReleaseFiles,
  prepareRelease,
} from "./prepare-release.ts";
export type { PreparedRelease, ReleaseFiles, ReleaseInput } from "./prepare-release.ts";
export { readRelease } from "./read-release.ts";
export type { ReadRelease } from "./read-release.ts";
export { LIST_PARAMS } from "./findings/site-hrefs.ts";
export type { NamingPage, PlanPage, SitePages } from "./findings/site-pages.ts";
export { MOST_SCENARIOS, SCENARIO_COLUMNS, readScenarios } from "./scenarios/read-scenarios.ts";
export type {
  CellProblem,
  ReadScenario,
  ScenarioColumn,
  ScenarioWords,
} from "./scenarios/read-scenarios.ts";
export { FEWEST_UNLISTED, findAnswersWithoutPlan } from "./searches.ts";
export type { Search } from "./searches.ts";
export { traceStep } from "./trace.ts";
export type { ExcludedRules, NearChange, StepTrace } from "./trace.ts";
