import { defineSlice, icon, link, list, paragraph, text } from "../fields.ts";

export const featuresSchema = defineSlice({
  slug: "features",
  label: "Features",
  help: "Three or four facts side by side, each with an icon.",
  fields: {
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Lead", { max: 260 }),
    items: list(
      "Features",
      {
        icon: icon("Icon"),
        title: text("Feature", { required: true, max: 70 }),
        text: paragraph("Explanation", { max: 260 }),
        link: link("Link"),
      },
      { item: "Feature", min: 2, max: 8 },
    ),
  },
});
