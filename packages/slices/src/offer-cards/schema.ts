import { defineSlice, entities, link, paragraph, text } from "../fields.ts";

export const offerCardsSchema = defineSlice({
  slug: "offer_cards",
  label: "Offer cards",
  help: "Families of plans as cards that lead to their offer pages.",
  fields: {
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Lead", { max: 220 }),
    link: link("Link to all offers"),
    offers: entities("Offers", "page_offer", { max: 8 }),
  },
});
