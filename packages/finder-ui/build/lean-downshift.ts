/**
 * Vite plugin for the site's build. downshift keeps its hooks in one module and hangs a property on each of them, which
 * no bundler may drop: importing `useCombobox` would ship all four (3.4 kB of brotli, of a budget of 95). It checks the
 * types of options in development only and has its own ids for React before 18; no bundler can know that (0.9 kB).
 */
const UNUSED = /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*;$/gm;
const OPTION_TYPES = /^var (propTypes(?:\$\d)?|dropdownPropTypes) = (?:.*\n)*?\}\)?;$/gm;
const OPTION_TYPES_IMPORT = /^import PropTypes from 'prop-types';$/m;
const OLD_IDS = /typeof reactUseId(?:\$1)? === 'function' \? (\S+) : \S+;/g;

/** The module without the assignments that hold on to hooks nobody imports, the types of options, and ids for old React. */
export function withoutUnusedHooks(code: string): string {
  return code
    .replace(UNUSED, "")
    .replace(OPTION_TYPES_IMPORT, "")
    .replace(OPTION_TYPES, (text, name: string) => `var ${name};${text.replace(/.+/g, "")}`)
    .replace(OLD_IDS, "$1;");
}

export function leanDownshift() {
  return {
    name: "lean-downshift",
    apply: "build" as const,
    transform: {
      filter: { id: /[\\/]downshift\.esm\.mjs$/ },
      handler: (code: string) => ({ code: withoutUnusedHooks(code), map: null }),
    },
  };
}
