import type { SliceProps } from "../fields.ts";
import { to } from "../sample-data.ts";
import type { featuresSchema } from "./schema.ts";

export const featuresSample: SliceProps<typeof featuresSchema> = {
  tone: "linen",
  anchor: "",
  title: "What changes for an employer",
  lead: "International cover is often a drawer full of local contracts. This is what it looks like when it is one.",
  items: [
    {
      icon: "file-text",
      title: "One contract",
      text: "Every country and every entity, one renewal date, one invoice per currency.",
      link: null,
    },
    {
      icon: "users",
      title: "Members by name",
      text: "Add a name in the portal. The certificate follows by e-mail.",
      link: null,
    },
    {
      icon: "shield",
      title: "Local where it must be",
      text: "Local policies where the law asks for them.",
      link: to("Local group plans", "/en/business/local-groups"),
    },
    {
      icon: "baby",
      title: "Families included",
      text: "Partners and children join on the same terms, from the first day of the assignment.",
      link: null,
    },
  ],
};
