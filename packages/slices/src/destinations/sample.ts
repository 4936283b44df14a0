import type { SliceProps } from "../fields.ts";
import { pictures, to } from "../sample-data.ts";
import type { destinationsSchema } from "./schema.ts";

function country(code: string, name: string, map: (typeof pictures)[keyof typeof pictures]) {
  return {
    code,
    name,
    map,
    link: to(name, `/en/destinations/${name.toLowerCase().replaceAll(" ", "-")}`),
  };
}
export const destinationsSample: SliceProps<typeof destinationsSchema> = {
  tone: "linen",
  anchor: "",
  title: "Where are you headed?",
  lead: "Care, papers and the plans that fit, country by country.",
  link: to("All destinations", "/en/destinations"),
  items: [
    {
      country: country("SG", "Singapore", pictures.singaporeMap),
      image: pictures.singapore,
      note: "2 plans, 1 local",
    },
    { country: country("TH", "Thailand", pictures.thailand), image: null, note: "3 plans" },
    { country: country("IT", "Italy", pictures.italy), image: null, note: "4 plans" },
    {
      country: country("AE", "United Arab Emirates", pictures.emirates),
      image: null,
      note: "2 plans, 1 local",
    },
    { country: country("ID", "Indonesia", pictures.indonesia), image: null, note: "3 plans" },
  ],
};
