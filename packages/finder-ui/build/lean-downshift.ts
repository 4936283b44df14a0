/**
 * Vite plugin for the site's build that removes unused code from downshift. downshift keeps its
 * four hooks in one module and assigns a property to each. A bundler must keep these assignments,
 * so importing `useCombobox` alone would ship all four hooks (3.4 kB with brotli, of a budget of
 * 95). downshift also has option types that only development checks, and its own ids for React
 * before 18. A bundler cannot detect that both are unused (0.9 kB).
 */
const UNUSED = /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*;$/gm;
const OPTION_TYPES = /^var (propTypes(?:\$\d)?|dropdownPropTypes) = (?:.*\n)*?\}\)?;$/gm;
const OPTION_TYPES_IMPORT = /^import PropTypes from 'prop-types';$/m;
const OLD_IDS = /typeof reactUseId(?:\$1)? === 'function' \? (\S+) : \S+;/g;

/**
 * Removes the assignments that keep unused hooks in the bundle, the option types, and the ids for
 * React before 18. The number of lines does not change.
 */
export function withoutUnusedHooks(code: string): string {
  return code
    .replace(UNUSED, "")
    .replace(OPTION_TYPES_IMPORT, "")
    .replace(OPTION_TYPES, (text, name: string) => `var ${name};${text.replace(/.+/g, "")}`)
    .replace(OLD_IDS, "$1;");
}

/** Returns the Vite plugin. It applies to builds only. */
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
