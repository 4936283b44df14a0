import type { NeedFormModel, NeedModule, NeedServices } from "./model.ts";

export const needModule: NeedModule = {
  title: "Find the right plan",
  description: "",
  submitLabel: "",
  ctaLabel: "",
  ctaLink: null,
  needs: [
    { key: "expat", title: "Long-term / Expat", description: "Longer than 12 months" },
    { key: "study-abroad", title: "Studies", description: "For universities" },
    { key: "short-stay-abroad", title: "Short-term", description: "From 3 to 12 months" },
    { key: "travel", title: "Travel", description: "Up to 3 months", lang: "en" },
  ],
  tooltips: { need: "Choose by length and purpose of your stay.", destination: "", language: "" },
};

export const formModel: NeedFormModel = {
  locale: "en",
  audience: "individual",
  action: "/search",
  countries: [
    { code: "NE", name: "Niger" },
    { code: "NG", name: "Nigeria" },
    { code: "OM", name: "Oman" },
    { code: "RO", name: "Romania" },
    { code: "TH", name: "Thailand" },
    { code: "AE", name: "United Arab Emirates" },
    { code: "GB", name: "United Kingdom" },
  ],
  values: { need: "", to: "", language: "" },
  errors: {},
  hosts: ["quote.orlaya.example"],
  aliases: null,
};

/** Returns browser functions that record the calls of the form. */
export function recordingServices(
  answer: () => Promise<unknown>,
): NeedServices & { readonly calls: unknown[][] } {
  const calls: unknown[][] = [];
  return {
    calls,
    search: (query) => {
      calls.push(["search", query]);
      return answer();
    },
    aliases: () => Promise.resolve({ AE: ["Dubai", "Emirates"], GB: ["UK", "England"] }),
    showAnswers: ({ need, to, language }) =>
      void calls.push(["show", [need, to, language].filter(Boolean).join(" ")]),
    leave: (url, external) => void calls.push(["leave", url, external]),
    rememberDestination: (code) => void calls.push(["remember", code]),
    visitorCountry: () => "FR",
  };
}
