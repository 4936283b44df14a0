import type { FinderModuleData } from "../entities.ts";
import type { SliceProps } from "../fields.ts";
import type { finderSchema } from "./schema.ts";

export const finderModuleSample: FinderModuleData = {
  uid: "part-lisa-common",
  title: "Find the right plan in under a minute",
  description: "",
  submitLabel: "Get a quote",
  ctaLabel: "",
  ctaLink: null,
  needs: [
    {
      key: "expat",
      title: "Long-term / Expat",
      description: "Longer than 12 months",
      icon: "suitcase",
    },
    {
      key: "short-stay-abroad",
      title: "Short-term",
      description: "From 3 to 12 months",
      icon: "calendar",
    },
    {
      key: "study-abroad",
      title: "Studies",
      description: "For universities",
      icon: "graduation-cap",
    },
    { key: "travel", title: "Travel", description: "Up to 3 months", icon: "plane" },
  ],
  tooltips: { need: "", destination: "", language: "" },
  eligibility: false,
};
export const finderSample: SliceProps<typeof finderSchema> = {
  tone: "mist",
  anchor: "",
  module: finderModuleSample,
  title: "Not sure this is the one?",
  lead: "Answer three questions. We show one plan, and say why.",
};
