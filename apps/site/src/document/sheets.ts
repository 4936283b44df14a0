/** Selects the style sheets that a page needs. The build creates them (style-sheets.ts). */

/** A style sheet of the build. */
export interface StyleSheet {
  readonly name: string;
  readonly href: string;
  /** Prefixes of its class names. */
  readonly modules: readonly string[];
}

/** Returns the names of the modules whose classes occur in the markup. */
function modulesOf(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = ""]) =>
    value.split(" "),
  );
  return new Set(names.map((name) => name.slice(0, Math.max(name.indexOf("_"), 0))));
}

/**
 * Returns the URLs of a page's style sheets in the order of `sheets`: the shared sheet, and each
 * sheet with a class in the markup. Because they are read from the markup, no list of slices and
 * their styles has to be maintained.
 */
export function listSheets(html: string, sheets: readonly StyleSheet[]): readonly string[] {
  const drawn = modulesOf(html);
  return sheets
    .filter(({ name, modules }) => name === "shared" || modules.some((module) => drawn.has(module)))
    .map(({ href }) => href);
}
