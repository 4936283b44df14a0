import { defineSlice, entity, image, link, list, paragraph, select, text } from "../fields.ts";

export const heroSchema = defineSlice({
  slug: "hero",
  label: "Hero",
  help: "First screen of a home or landing page: promise, lead, two actions, art, and the finder card over it.",
  fields: {
    layout: select(
      "Layout",
      ["globe", "photo", "plain"],
      "globe",
      "Globe: relief globe with a petal photograph. Photo: photograph bleeding right, for dark heroes. Plain: text only.",
    ),
    eyebrow: text("Eyebrow", { max: 60 }),
    title: text("Title", { required: true, max: 90, help: "The h1: at most twelve words." }),
    lead: paragraph("Lead", { max: 260 }),
    primary: link("Main action"),
    secondary: link("Second action"),
    image_desktop: image("Photograph", "Also the picture of the page in social networks."),
    image_mobile: image(
      "Photograph on phones",
      "Only where the crop by focal point is not enough.",
    ),
    globe: image("Globe"),
    chip_title: text("Fact chip, first line", { max: 40 }),
    chip_text: text("Fact chip, second line", { max: 60 }),
    ticks: list(
      "Facts under the finder",
      { text: text("Fact", { required: true, max: 60 }) },
      { max: 4 },
    ),
    facts: list(
      "Facts strip",
      {
        value: text("Value", { required: true, max: 20 }),
        label: text("Label", { required: true, max: 60 }),
      },
      { max: 4, help: "For the photo layout: closes the band." },
    ),
    finder: entity("Finder", "module_lisa", "Shows the finder card over the art."),
  },
});
