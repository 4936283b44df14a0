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

export const heroPhotoSample: SliceProps<typeof heroSchema> = {
  ...heroSample,
  tone: "pine",
  layout: "photo",
  eyebrow: "Orlaya for businesses",
  title: "Send people abroad. We keep them well.",
  lead: "Group health, business travel and assistance under one contract. HR adds a person in the portal; the certificate follows by e-mail.",
  primary: to("Talk to our team", "/en/business/contact"),
  secondary: to("See group plans", "/en/business/insurance"),
  image_desktop: pictures.bridge,
  globe: null,
  chip_title: "Joiners and leavers",
  chip_text: "Three fields in the portal",
  ticks: [],
  facts: [
    { value: "One", label: "contract for every country where you employ people" },
    { value: "5", label: "languages for your employees’ documents" },
    { value: "12 months", label: "longest business trip under one plan" },
    { value: "1", label: "portal for certificates and invoices" },
  ],
};
