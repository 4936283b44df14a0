/**
 * Checks of single pages and of the whole site (quality §4). Each check is a pure function of
 * facts.
 */
export { checkHead } from "./head.ts";
export { checkJsonLd } from "./json-ld.ts";
export { checkHtml, checkLanguage, checkPage, checkPictures, checkStatus } from "./page.ts";
export { isIndexable, findRoute, type Place, type Problem } from "./problem.ts";
export {
  checkAlternates,
  checkLinks,
  checkParagraphs,
  checkRoutes,
  checkSite,
  checkSitemap,
  checkUnique,
  type Site,
  type SitemapEntry,
} from "./site.ts";
