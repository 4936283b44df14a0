import type { SliceProps } from "../fields.ts";
import type { coverPointsSchema } from "./schema.ts";

const points = (...texts: readonly string[]) => texts.map((text) => ({ text }));
export const coverPointsSample: SliceProps<typeof coverPointsSchema> = {
  tone: "mist",
  anchor: "cover",
  title: "What is covered, and what is not",
  lead: "Read the second list as carefully as the first.",
  covered_title: "Covered",
  covered: points(
    "Hospital stays and surgery",
    "Visits to doctors and specialists, from the Essential level at 80%",
    "Medicines and tests on prescription",
    "Dental care: 80% of the bill, up to 500 € a year, after a waiting period of 6 months",
    "Evacuation to the nearest suitable hospital",
    "Return of a body to the home country",
  ),
  not_covered_title: "Not covered",
  not_covered: points(
    "An illness or injury that you had before the start date, unless we accepted it in writing",
    "Cosmetic surgery",
    "Sport for pay",
    "Maternity in the first 12 months",
  ),
  note: "This page is a summary. The policy terms and your certificate apply.",
};
