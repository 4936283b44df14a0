/**
 * The messages of the interface in five languages. The bundles in src/bundles are ICU
 * MessageFormat; scripts/generate.ts compiles them to src/generated, so no parser is needed at run
 * time.
 */
export { bundleNames, type BundleName } from "./bundle-names.ts";
export { loadBundle } from "./load.ts";
export {
  createTranslator,
  describeMissingTranslation,
  type MessageArguments,
  type MessageKey,
  type Messages,
  type Translator,
} from "./translator.ts";
export { formatCount, formatDate, listFormat } from "./format.ts";
