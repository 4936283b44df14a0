import type { SliceProps } from "../fields.ts";
import { to } from "../sample-data.ts";
import type { ratingSchema } from "./schema.ts";

/** Sample for the layout. No such rating exists, and its source says so. */
export const ratingSample: SliceProps<typeof ratingSchema> = {
  tone: "linen",
  anchor: "",
  title: "Rated by members",
  lead: "From people who had made a claim. The source shows each review.",
  rating: {
    value: 4.4,
    best: 5,
    count: 1234,
    source: "[Source of the rating, sample]",
    date: "2026-11-01",
    link: to("[Source of the rating, sample]", "https://example.com/reviews", {
      external: true,
      newTab: true,
    }),
  },
};
