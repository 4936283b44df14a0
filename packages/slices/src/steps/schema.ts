import { defineSlice, link, list, paragraph, text } from "../fields.ts";

export const stepsSchema = defineSlice({
  slug: "steps",
  label: "Steps",
  help: "A true sequence, numbered: how a claim works, how a group plan starts.",
  fields: {
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Lead", { max: 220 }),
    link: link("Link"),
    items: list(
      "Steps",
      {
        title: text("Step", { required: true, max: 70 }),
        text: paragraph("What happens", { max: 260 }),
      },
      { item: "Step", min: 2, max: 6 },
    ),
    example: list(
      "Example beside the steps",
      { label: text("Line", { required: true, max: 60 }), value: text("Value", { max: 40 }) },
      { max: 6, help: "Shown as a card captioned as an example." },
    ),
    example_title: text("Title of the example", { max: 60 }),
    example_caption: text("Caption of the example", { max: 120 }),
  },
});
