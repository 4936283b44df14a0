import { defineSlice, entities, link, paragraph, text } from "../fields.ts";

export const guideCardsSchema = defineSlice({
  slug: "guide_cards",
  label: "Guide cards",
  help: "Guides as cards with theme and reading time.",
  fields: {
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Lead", { max: 220 }),
    link: link("Link to all guides"),
    guides: entities("Guides", "page_guide", { max: 6 }),
  },
});
