import type { SliceProps } from "../fields.ts";
import { finderLink, pictures } from "../sample-data.ts";
import type { ctaBandSchema } from "./schema.ts";

export const ctaBandSample: SliceProps<typeof ctaBandSchema> = {
  tone: "linen",
  anchor: "",
  title: "Ready when your suitcase is",
  lead: "Tell us where and for how long. We show one plan that fits.",
  primary: finderLink,
  secondary: null,
  globe: pictures.world,
};
