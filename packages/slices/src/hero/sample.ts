import type { SliceProps } from "../fields.ts";
import { finderLink, pictures, to } from "../sample-data.ts";
import type { heroSchema } from "./schema.ts";

export const heroSample: SliceProps<typeof heroSchema> = {
  tone: "linen",
  anchor: "",
  layout: "globe",
  eyebrow: "International health and travel insurance",
  title: "Live anywhere. Be looked after everywhere.",
  lead: "Health, travel and study-abroad insurance that moves with you. Two answers are enough to see your plan.",
  primary: finderLink,
  secondary: to("See all plans", "/en/insurance"),
  image_desktop: pictures.camera,
  image_mobile: null,
  globe: pictures.world,
  chip_title: "One certificate",
  chip_text: "In the language of your visa office",
  ticks: [
    { text: "Plans from one day to several years" },
    { text: "What is not covered, on the same page" },
    { text: "Documents in five languages" },
  ],
  facts: [],
  finder: null,
};
