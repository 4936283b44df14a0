import type { SliceProps } from "../fields.ts";
import { pictures, to } from "../sample-data.ts";
import type { splitSchema } from "./schema.ts";

export const splitSample: SliceProps<typeof splitSchema> = {
  tone: "pine",
  anchor: "",
  side: "left",
  eyebrow: "For businesses",
  title: "Send people abroad. We keep them well.",
  lead: "",
  points: [
    {
      icon: "shield",
      title: "One contract",
      text: "Group health, assistance and evacuation under a single agreement.",
    },
    {
      icon: "clock",
      title: "Joiners and leavers in the portal",
      text: "HR adds a person; the certificate follows by e-mail.",
    },
  ],
  link: to("Talk to our team", "/en/business/contact"),
  image: pictures.bridge,
  caption: "",
};
