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
export { SIGNATURE_HEADER, signBody } from "./signature.ts";
