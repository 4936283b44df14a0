import { defineSlice, entity, image, link, list, paragraph, text } from "../fields.ts";

export const destinationsSchema = defineSlice({
  slug: "destinations",
  label: "Destinations",
  help: "Countries as tiles with their relief map; the first may carry a photograph.",
  fields: {
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Lead", { max: 220 }),
    link: link("Link to all destinations"),
    items: list(
      "Countries",
      {
        country: entity("Country", "countries"),
        image: image("Photograph", "Empty: the relief map of the country."),
        note: text("Note", { max: 60 }),
      },
      { item: "Country", max: 8 },
    ),
  },
});
