import type { SliceProps } from "../fields.ts";
import type { stepsSchema } from "./schema.ts";

export const stepsSample: SliceProps<typeof stepsSchema> = {
  tone: "pine",
  anchor: "claims",
  title: "How a claim works",
  lead: "You see each step until it is paid, in the currency you choose.",
  link: null,
  items: [
    {
      title: "See the doctor",
      text: "Any doctor in your area of cover. In hospital, show your card.",
    },
    { title: "Send the invoice", text: "In the app, by e-mail or by post. Keep the original." },
    {
      title: "We check it",
      text: "A person reads it, asks if something is missing, and tells you the amount.",
    },
    { title: "We pay you", text: "By bank transfer, with a statement line by line." },
  ],
  example_title: "Dental care, Hanoi",
  example: [
    { label: "Bill of the dentist", value: "230,25 €" },
    { label: "Share that the plan pays", value: "80%" },
    { label: "Reimbursed", value: "184,20 €" },
  ],
  example_caption: "Example of a claim on the Comfort level.",
};
