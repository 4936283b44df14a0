/** Which style sheets a page needs; the build makes them (style-sheets.ts). */

/** A sheet of the build. */
export interface StyleSheet {
  readonly name: string;
  readonly href: string;
  /** First parts of the names of its classes. */
  readonly modules: readonly string[];
}

/** Names of the modules whose classes stand in the markup. */
function modulesOf(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = ""]) =>
    value.split(" "),
  );
  return new Set(names.map((name) => name.slice(0, Math.max(name.indexOf("_"), 0))));
}

/**
 * Addresses of the sheets of a page, in their own order: the shared one, and each of which the page has a class. Reading them
 * from the markup leaves no list of slices and their styles to keep.
 */
export function listSheets(html: string, sheets: readonly StyleSheet[]): readonly string[] {
  const drawn = modulesOf(html);
  return sheets
    .filter(({ name, modules }) => name === "shared" || modules.some((module) => drawn.has(module)))
    .map(({ href }) => href);
}
