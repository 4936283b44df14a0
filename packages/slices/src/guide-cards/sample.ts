import type { SliceProps } from "../fields.ts";
import { pictures, to } from "../sample-data.ts";
import type { guideCardsSchema } from "./schema.ts";

export const guideCardsSample: SliceProps<typeof guideCardsSchema> = {
  tone: "mist",
  anchor: "",
  title: "Know before you go",
  lead: "",
  link: to("All guides", "/en/guides"),
  guides: [
    {
      id: "1",
      title: "A working holiday in Australia: cover, papers, dates",
      theme: "Studies and work",
      minutes: 8,
      image: pictures.camera,
      link: to("A working holiday", "/en/guides/whv"),
    },
    {
      id: "2",
      title: "Going into hospital abroad, step by step",
      theme: "Understanding cover",
      minutes: 6,
      image: pictures.barcelona,
      link: to("Hospital", "/en/guides/hospital"),
    },
    {
      id: "3",
      title: "Health cover for a move abroad, month by month",
      theme: "Moving abroad",
      minutes: 5,
      image: pictures.boston,
      link: to("Move", "/en/guides/move"),
    },
  ],
};
