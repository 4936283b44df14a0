import { defineSlice, entities, entity, link, list, paragraph, richText, text } from "../fields.ts";

export const faqSchema = defineSlice({
  slug: "faq",
  label: "Questions and answers",
  help: "Questions that open one at a time, beside a way to reach the team.",
  fields: {
    title: text("Title", { required: true, max: 90 }),
    lead: paragraph("Lead", { max: 220 }),
    contact: entity("Contact block", "module_contact"),
    link: link("Action beside the questions"),
    entries: entities("Questions of the FAQ", "page_faq"),
    items: list(
      "Questions of this page",
      {
        question: text("Question", { required: true, max: 140 }),
        answer: richText("Answer", "Begins with yes, no or a number."),
      },
      { item: "Question" },
    ),
  },
});
