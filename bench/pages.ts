/**
 * `npm run bench:pages [-- --documents 10000] [--json]`: measures pages, lists and sitemaps of a
 * growing site. One run measures the seed, and the seed with that many generated documents, each
 * with its own database and data folder. The ratios show whether the time of a page grows with the
 * number of documents. Times do not affect the exit code.
 */
import { compareGrowth } from "./growth.ts";
import { measureSite } from "./page-figures.ts";

await compareGrowth(measureSite);
