/**
 * The style sheets of the build (style-sheets.ts). Empty in development: Astro links all styles.
 */
declare module "virtual:style-sheets" {
  /** Has the shape of StyleSheet in document/sheets.ts. */
  export const SHEETS: readonly {
    readonly name: string;
    readonly href: string;
    readonly modules: readonly string[];
  }[];
}
