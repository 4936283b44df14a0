import type { SliceProps } from "../fields.ts";
import { contact, paragraph, to } from "../sample-data.ts";
import type { faqSchema } from "./schema.ts";

export const faqSample: SliceProps<typeof faqSchema> = {
  tone: "linen",
  anchor: "questions",
  title: "Questions, answered plainly",
  lead: "Still unsure? Our team replies in five languages.",
  contact,
  link: to("Contact us", "/en/contact"),
  entries: [
    {
      id: "home",
      question: "Am I covered when I visit my home country?",
      answer: paragraph(
        "Yes, for up to 60 days a year on the long-term plan, for emergencies. Planned treatment at home is not covered.",
      ),
      link: to("Home visits", "/en/faq/home-visits"),
    },
  ],
  items: [
    {
      question: "Can I choose any doctor or hospital?",
      answer: paragraph(
        "Yes, in your area of cover. For a planned hospital stay, ask for prior approval first.",
      ),
    },
    {
      question: "Am I covered for an illness I already have?",
      answer: paragraph(
        "No, unless we accepted it in writing. Tell us about it when you apply: we answer before you pay.",
      ),
    },
    {
      question: "What happens if I move to another country?",
      answer: paragraph(
        "Tell us before you move. If the new country lies in your area of cover, the plan stays as it is.",
      ),
    },
  ],
};
