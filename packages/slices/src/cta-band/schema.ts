import { defineSlice, image, link, paragraph, text } from "../fields.ts";

export const ctaBandSchema = defineSlice({
  slug: "cta_band",
  label: "Call to action",
  help: "One sentence and one action on a card, once a page, near its end.",
  fields: {
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Text", { max: 220 }),
    primary: link("Action"),
    secondary: link("Second action"),
    globe: image("Globe"),
  },
});
