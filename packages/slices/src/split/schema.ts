import { defineSlice, icon, image, link, list, paragraph, select, text } from "../fields.ts";

export const splitSchema = defineSlice({
  slug: "split",
  label: "Picture and text",
  help: "A photograph or map beside a text with up to four points and one action.",
  fields: {
    side: select("Side of the picture", ["left", "right"], "left"),
    eyebrow: text("Eyebrow", { max: 60 }),
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Text", { max: 400 }),
    points: list(
      "Points",
      {
        icon: icon("Icon"),
        title: text("Point", { required: true, max: 80 }),
        text: paragraph("Explanation", { max: 220 }),
      },
      { max: 4 },
    ),
    link: link("Action"),
    image: image("Picture"),
    caption: text("Caption", { max: 120 }),
  },
});
