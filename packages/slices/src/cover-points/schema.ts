import { defineSlice, list, paragraph, text } from "../fields.ts";

export const coverPointsSchema = defineSlice({
  slug: "cover_points",
  label: "Covered and not covered",
  help: "Two cards of equal weight: what the plan pays for, and what it does not (words guide, rule 6).",
  fields: {
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Lead", { max: 260 }),
    covered_title: text("Heading of the first card", { required: true, max: 60 }),
    covered: list(
      "Covered",
      { text: paragraph("Point", { required: true, max: 220 }) },
      { item: "Point", min: 1 },
    ),
    not_covered_title: text("Heading of the second card", { required: true, max: 60 }),
    not_covered: list(
      "Not covered",
      { text: paragraph("Point", { required: true, max: 260 }) },
      { item: "Point", min: 1 },
    ),
    note: paragraph("Note below", { max: 300 }),
  },
});
