import { defineSlice, entity, paragraph, text } from "../fields.ts";

export const ratingSchema = defineSlice({
  slug: "rating",
  label: "Rating",
  help: "A rating with its source, count and date. Without them nothing is shown.",
  fields: {
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Text", { max: 220 }),
    rating: entity("Rating", "module_rating"),
  },
});
