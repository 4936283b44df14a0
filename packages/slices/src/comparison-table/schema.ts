import { checkbox, defineSlice, link, list, paragraph, select, text } from "../fields.ts";

export const comparisonTableSchema = defineSlice({
  slug: "comparison_table",
  label: "Comparison table",
  help: 'Levels of cover side by side. Rows stand in groups; a cell is a tick, "Not covered", or a text such as an amount.',
  fields: {
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Lead", { max: 220 }),
    corner: text("Heading of the first column", { required: true, max: 30 }),
    columns: list(
      "Columns",
      {
        label: text("Name of the level", { required: true, max: 30 }),
        note: text("Note under the name", { max: 60 }),
        highlight: checkbox("Highlight this column"),
        highlight_label: text("Label of the highlight", {
          max: 30,
          help: "A fact, never a popularity claim.",
        }),
        link: link("Action in the last row"),
      },
      { min: 1, max: 5 },
    ),
    groups: list("Groups of rows", {
      label: text("Group heading", { max: 60 }),
      rows: list("Rows", {
        label: text("Row heading", { required: true, max: 80 }),
        cells: list(
          "Cells, one a column",
          {
            kind: select("Kind", ["text", "included", "not_covered"], "text"),
            text: text("Text", {
              max: 60,
              help: "Amounts with the shared format, for example 1 000 000 €.",
            }),
          },
          { min: 1, max: 5 },
        ),
      }),
    }),
    footnote: paragraph("Note below the table", { max: 400 }),
  },
});
