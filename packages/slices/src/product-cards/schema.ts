import { defineSlice, entities, link, paragraph, text } from "../fields.ts";

export const productCardsSchema = defineSlice({
  slug: "product_cards",
  label: "Plan cards",
  help: "Up to eight plans as cards with price and actions.",
  fields: {
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Lead", { max: 220 }),
    link: link("Link to all plans"),
    products: entities("Plans", "product_page", { max: 8 }),
  },
});
