import { defineSlice, image, link, paragraph, text } from "../fields.ts";

export const pageHeadSchema = defineSlice({
  slug: "page_head",
  label: "Page heading",
  help: "Heading of an inner page: title, lead, up to two actions, optional picture.",
  fields: {
    eyebrow: text("Eyebrow", { max: 60 }),
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Lead", { max: 320 }),
    primary: link("Action"),
    secondary: link("Second action"),
    image: image("Picture"),
    caption: text("Caption", { max: 120 }),
  },
});
