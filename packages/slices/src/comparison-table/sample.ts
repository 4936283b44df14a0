import type { SliceProps } from "../fields.ts";
import { to } from "../sample-data.ts";
import type { comparisonTableSchema } from "./schema.ts";

function row(label: string, ...texts: readonly string[]) {
  return {
    label,
    cells: texts.map((text) =>
      text === "+"
        ? { kind: "included" as const, text: "" }
        : text === "-"
          ? { kind: "not_covered" as const, text: "" }
          : { kind: "text" as const, text },
    ),
  };
}
function column(label: string, note: string, highlight = false) {
  return {
    label,
    note,
    highlight,
    highlight_label: highlight ? "Shown on this page" : "",
    link: to("Choose", `/en/quote?level=${label.toLowerCase()}`),
  };
}
export const comparisonTableSample: SliceProps<typeof comparisonTableSchema> = {
  tone: "white",
  anchor: "levels",
  title: "Three levels of cover",
  lead: "Every level includes hospital care and evacuation. You choose how much of everyday care is paid.",
  corner: "Cover",
  columns: [
    column("Essential", "from 61 € /month"),
    column("Comfort", "from 92,40 € /month", true),
    column("Premier", "from 148,70 € /month"),
  ],
  groups: [
    { label: "", rows: [row("Yearly limit", "500 000 €", "1 500 000 €", "3 000 000 €")] },
    {
      label: "Hospital care",
      rows: [
        row("Hospital stay and surgery", "100%", "100%", "100%"),
        row("Private room", "70 € /day", "150 € /day", "+"),
      ],
    },
    {
      label: "Everyday care",
      rows: [
        row("Visits to doctors and specialists", "80%", "100%", "100%"),
        row("Dental and optical", "-", "500 € /year", "1 500 € /year"),
        row("Maternity, after 12 months", "-", "5 000 €", "10 000 €"),
      ],
    },
    { label: "Assistance", rows: [row("Evacuation and repatriation", "+", "+", "+")] },
  ],
  footnote:
    "Sample amounts per person and per insurance year. We pay real costs, within what is usual in the country of treatment.",
};
