import type { SliceProps } from "../fields.ts";
import { finderLink, pictures } from "../sample-data.ts";
import type { pageHeadSchema } from "./schema.ts";

export const pageHeadSample: SliceProps<typeof pageHeadSchema> = {
  tone: "linen",
  anchor: "",
  eyebrow: "Asia",
  title: "Thailand: health and travel insurance",
  lead: "What care is like, what it costs, and which plans you can take out for a stay in this country.",
  primary: { ...finderLink, label: "Find cover for this destination" },
  secondary: null,
  image: pictures.thailand,
  caption: "Indicative map",
};
