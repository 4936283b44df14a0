/** The style sheets of the build (style-sheets.ts); none in development, where Astro links all styles. */
declare module 'virtual:style-sheets' {
  export const SHEETS: readonly import('./document/sheets.ts').StyleSheet[];
}
