import { BRAND } from "./config.ts";
import { createRoutes } from "./create-routes.ts";

/** The route functions of the configured brand. Other packages use these functions. */
export const {
  buildPath,
  targetPath,
  match,
  normalise,
  documentPath,
  uidProblem,
  outcomePath,
  alternates,
  languageSwitcher,
  breadcrumbTrail,
} = createRoutes({ brand: BRAND });

export { BRAND } from "./config.ts";
export { createRoutes, type Routes } from "./create-routes.ts";
export { AUDIENCES, audienceOf, type Audience } from "./audiences.ts";
export { BASES, ROUTE_TABLE, type Base, type RouteParams, type StaticBase } from "./table.ts";
export { getNameAudience, routeName, type RouteName } from "./names.ts";
export { ROOT_REDIRECT, type RouteMatch, type RouteTarget, type Site } from "./paths.ts";
export type { UidProblem } from "./route-trees.ts";
export {
  GENERIC_PAGE_TYPES,
  LANDING_FORM_PAGE,
  PRODUCT_FORM_PAGE,
  SINGLE_ROUTES,
  SINGLE_TYPES,
  getDocumentRoute,
  type DocumentRef,
  type DocumentRoute,
  type DocumentType,
  type GenericPageType,
  type MaybeDocument,
  type SingleType,
} from "./documents.ts";
export { findSite } from "./sites.ts";
export { readUrlLink } from "./links.ts";
export type { OutcomeTarget } from "./outcomes.ts";
export type { Alternate, LanguageItem, PublishedPage } from "./alternates.ts";
export type { Crumb } from "./breadcrumbs.ts";
export {
  buildAbsoluteUrl,
  buildCanonicalUrl,
  normalisePathname,
  readCanonical,
  addQuery,
} from "./urls.ts";
export { isRenderedPath, isSharedTechnicalPath, isTechnicalPath, technical } from "./technical.ts";
