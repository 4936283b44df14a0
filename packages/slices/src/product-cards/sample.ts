import type { SliceProps } from "../fields.ts";
import { plans, to } from "../sample-data.ts";
import type { productCardsSchema } from "./schema.ts";

export const productCardsSample: SliceProps<typeof productCardsSchema> = {
  tone: "white",
  anchor: "plans",
  title: "Plans for every kind of departure",
  lead: "Choose by how long you will be away.",
  link: to("Compare all plans", "/en/insurance"),
  products: plans,
};
