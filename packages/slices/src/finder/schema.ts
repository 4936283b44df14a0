import { defineSlice, entity, paragraph, text } from "../fields.ts";

export const finderSchema = defineSlice({
  slug: "finder",
  label: "Finder",
  help: "The finder in a card of its own, anywhere on a page.",
  fields: {
    module: entity("Finder module", "module_lisa"),
    title: text("Title", { help: "Empty: the title of the module.", max: 90 }),
    lead: paragraph("Lead", { max: 200 }),
  },
});
