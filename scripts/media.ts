/**
 * `npm run media -- SOURCES [ATLAS]`: makes the seed images. Without folders it draws the maps of
 * places.ts and rewrites the manifest.
 */
import { makeMedia } from "../data/tools/media.ts";

const [sources, atlas] = process.argv.slice(2);
await makeMedia(sources, atlas);
