/**
 * Vite plugin for the site's build. downshift keeps its hooks in one module and hangs a property on each of them, which
 * no bundler may drop: importing `useCombobox` would ship all four (3.4 kB of brotli, of a budget of 95).
 */
const UNUSED = /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*;$/gm;

/** The module without the assignments that hold on to the hooks nobody imports. */
export const withoutUnusedHooks = (code: string): string => code.replace(UNUSED, "");

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
