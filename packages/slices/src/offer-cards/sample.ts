import type { SliceProps } from "../fields.ts";
import { pictures, createPrice, to } from "../sample-data.ts";
import type { offerCardsSchema } from "./schema.ts";

export const offerCardsSample: SliceProps<typeof offerCardsSchema> = {
  tone: "linen",
  anchor: "",
  title: "Four families of insurance",
  lead: "Each answers one kind of departure.",
  link: null,
  offers: [
    {
      id: "expat",
      uid: "expat",
      title: "Expatriate insurance",
      tag: "From 12 months",
      description: "You move abroad for a year or more.",
      image: pictures.singapore,
      link: to("Expatriate insurance", "/en/expatriate-insurance"),
      price: createPrice(34.5),
      primary: to("See the plans", "/en/expatriate-insurance#plans"),
      secondary: null,
    },
    {
      id: "study",
      uid: "study",
      title: "Study abroad insurance",
      tag: "",
      description: "You study at a school or university in another country.",
      image: pictures.staircase,
      link: to("Study abroad insurance", "/en/study-abroad-insurance"),
      price: createPrice(29.9),
      primary: null,
      secondary: null,
    },
    {
      id: "travel",
      uid: "travel",
      title: "Travel insurance",
      tag: "",
      description: "You are away for up to three months.",
      image: pictures.rome,
      link: to("Travel insurance", "/en/travel-insurance"),
      price: createPrice(31, "trip"),
      primary: null,
      secondary: null,
    },
  ],
};
