import { defineSlice, link, list, paragraph, text } from "../fields.ts";

export const documentsSchema = defineSlice({
  slug: "documents",
  label: "Documents",
  help: "Policy terms and other papers to download.",
  fields: {
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Lead", { max: 220 }),
    items: list(
      "Documents",
      {
        title: text("Name", { required: true, max: 90 }),
        note: text("Kind and size", { max: 60 }),
        link: link("File or page"),
      },
      { item: "Document" },
    ),
    note: paragraph("Note below", { max: 500 }),
  },
});
