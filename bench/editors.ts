/**
 * `npm run bench:editors [-- --documents 10000] [--json]`: measures what editors wait for: views,
 * searches, XLIFF files and publication until visitors see it. One run measures the seed, and the
 * seed with that many generated documents. The last column of its table is the ratio to a plain list
 * of Payload with all documents (docs/bench-editors.md). Times do not affect the exit code.
 */
import { BASELINE, measureEditing } from "./editor-figures.ts";
import { compareGrowth } from "./growth.ts";

await compareGrowth(measureEditing, BASELINE);
