import { checkbox, defineSlice, richText, text } from "../fields.ts";

export const richTextSchema = defineSlice({
  slug: "rich_text",
  label: "Text",
  help: "Running text with headings, lists and links.",
  fields: {
    title: text("Title", { max: 90 }),
    body: richText("Text"),
    contents: checkbox("Show a table of contents", "For long texts with several headings."),
  },
});
