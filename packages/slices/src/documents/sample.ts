import type { SliceProps } from "../fields.ts";
import { to } from "../sample-data.ts";
import type { documentsSchema } from "./schema.ts";

const file = (label: string, name: string) =>
  to(label, `https://example.com/${name}.pdf`, { external: true, newTab: true });
export const documentsSample: SliceProps<typeof documentsSchema> = {
  tone: "white",
  anchor: "documents",
  title: "Documents",
  lead: "The contract in full, before you sign it.",
  items: [
    { title: "Policy terms", note: "PDF, 640 kB, sample", link: file("Policy terms", "terms") },
    {
      title: "Insurance product information document",
      note: "PDF, 120 kB, sample",
      link: file("Product information", "ipid"),
    },
    { title: "Table of benefits", note: "On this page", link: null },
  ],
  note: "1 Sample price for a person aged 25, area of cover 1, annual excess of 500\u00a0€, taxes included, as at 1 November 2026.",
};
