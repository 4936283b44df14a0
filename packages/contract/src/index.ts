/**
 * The contract between the site and the content service: cache tags, signatures, paths and bodies.
 */
export {
  getChromeTag,
  getDocumentTag,
  listGonePaths,
  getGoneTag,
  getGroupTag,
  RELEASE_TAG,
  getReleaseTag,
  ROUTES_TAG,
  getTypeTag,
} from "./tags.ts";
export {
  createSignatureHeader,
  isTimely,
  SIGNATURE_HEADER,
  signBody,
  verifyBody,
} from "./signature.ts";
export {
  COMPANY_KEYS,
  COMPANY_SECTIONS,
  getCompanyField,
  isCompanyKey,
  type CompanyKey,
  type CompanySection,
  type CompanyValues,
} from "./company.ts";
export {
  fillClauses,
  fillCompanyText,
  isClauseName,
  listClauseKeys,
  listCompanyKeys,
  listReferences,
  replaceReferences,
  splitReferences,
  writeCompanyReference,
  writeReference,
  type ClauseTexts,
  type ReferenceKind,
  type TextPart,
  type TextReference,
} from "./references.ts";
export { COUNTRY_PARTS, type CountryPart } from "./country-parts.ts";
export { FINDER_UIDS } from "./finder-uids.ts";
export {
  allowsIndexing,
  INDEXING_STATES,
  isAlwaysIndexed,
  type IndexingState,
} from "./indexing.ts";
export { LEAD_STATUS, type Lead, type LeadResult } from "./lead.ts";
export { BROTLI_QUALITY, describeError } from "./process.ts";
export { readRevision, REVISION_HEADER } from "./revision.ts";
export {
  releasePath,
  SERVICE_PATHS,
  SERVICE_ROOT,
  servicePath,
  trialPath,
} from "./service-paths.ts";
export {
  BUILT_SLICES,
  SAMPLE_KINDS,
  WRITTEN_SAMPLE,
  type BuiltSlice,
  type SampleKind,
  type Simulation,
} from "./simulator.ts";
export { MOST_SEARCHES, type SearchCount, type SearchCounts } from "./searches.ts";
export { parseRevalidation, writeRevalidations } from "./revalidation.ts";
export {
  createLinkToken,
  createPreviewToken,
  isLinkToken,
  parsePreviewKey,
  PREVIEW_PATTERNS,
  PREVIEW_SECONDS,
  SIMULATOR_GRANT,
  verifyPreviewToken,
  type PreviewClaim,
  type PreviewKey,
} from "./preview.ts";
