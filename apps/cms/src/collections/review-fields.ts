/** Fields of the regular review of a plan: who is responsible, and by when it is checked again. */
import type { Field } from "payload";
import { WORDLESS } from "../fields/wordless.ts";

export const reviewFields: Field[] = [
  {
    name: "approver",
    type: "text",
    custom: WORDLESS,
    label: "Responsible person",
    maxLength: 120,
    admin: {
      position: "sidebar",
      description: "The mail address of an account receives the reminders of the review.",
    },
  },
  {
    name: "review_by",
    type: "date",
    label: "Review by",
    index: true,
    admin: { position: "sidebar", date: { pickerAppearance: "dayOnly" } },
  },
];
