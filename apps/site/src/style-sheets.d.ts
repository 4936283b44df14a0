/** The style sheets of the build (style-sheets.ts); none in development, where Astro links all styles. */
declare module "virtual:style-sheets" {
  /** Of the shape of StyleSheet in document/sheets.ts. */
  export const SHEETS: readonly {
    readonly name: string;
    readonly href: string;
    readonly modules: readonly string[];
  }[];
}
