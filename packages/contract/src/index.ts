/** What the site and the content service say to each other. */
export {
  chromeTag,
  documentTag,
  gonePaths,
  goneTag,
  groupTag,
  RELEASE_TAG,
  releaseTag,
  ROUTES_TAG,
  typeTag,
} from "./tags.ts";
export {
  createSignatureHeader,
  isTimely,
  SIGNATURE_HEADER,
  signBody,
  verifyBody,
} from "./signature.ts";
export { LEAD_STATUS, type Lead, type LeadResult } from "./lead.ts";
export { releasePath, SERVICE_PATHS, SERVICE_ROOT, servicePath } from "./service-paths.ts";
export { parseRevalidation, writeRevalidation } from "./revalidation.ts";
export {
  createPreviewToken,
  parsePreviewKey,
  PREVIEW_PATTERNS,
  PREVIEW_SECONDS,
  verifyPreviewToken,
  type PreviewKey,
} from "./preview.ts";
