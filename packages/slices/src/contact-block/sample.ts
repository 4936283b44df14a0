import type { SliceProps } from "../fields.ts";
import { contact } from "../sample-data.ts";
import type { contactBlockSchema } from "./schema.ts";

export const contactBlockSample: SliceProps<typeof contactBlockSchema> = {
  tone: "white",
  anchor: "talk",
  contact,
};
