/** Makes the seed images: `npm run media -- SOURCES [ATLAS]`; without folders it only rewrites the manifest. */
import { makeMedia } from "../data/tools/media.ts";

const [sources, atlas] = process.argv.slice(2);
await makeMedia(sources, atlas);
