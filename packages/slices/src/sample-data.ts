/**
 * Data for the samples of slices: pictures of the seed media, links, plans. Prices are sample
 * prices and are labelled as such (words §1.3).
 */
import { technical } from "@orlaya/routes";
import type { LinkData, PictureData, PriceData, RichTextData } from "@orlaya/ui";
import type { ContactData, ProductCardData } from "./entities.ts";

function photo(
  key: string,
  hash: string,
  width: number,
  height: number,
  x: number,
  y: number,
  alt: string,
): PictureData {
  return {
    alt,
    width,
    height,
    focal: { x, y },
    renditions: [320, 640, 1024, 1232]
      .filter((w) => w <= width)
      .flatMap((w) =>
        (["avif", "webp"] as const).map((format) => ({
          src: technical.media(`${key}-${hash}-${w}.${format}`),
          width: w,
          height: Math.round((w * height) / width),
          format,
        })),
      ),
  };
}
function globe(key: string, hash: string): PictureData {
  return {
    alt: "",
    width: 1200,
    height: 1200,
    focal: { x: 0.5, y: 0.5 },
    renditions: [640, 820, 1024, 1200].map((width) => ({
      src: technical.media(`globe-${key}-${hash}-${width}.avif`),
      width,
      height: width,
      format: "avif",
    })),
  };
}
function map(code: string, hash: string, country: string): PictureData {
  return {
    alt: `Relief map: ${country}`,
    width: 960,
    height: 720,
    focal: { x: 0.5, y: 0.5 },
    renditions: [
      {
        src: technical.media(`map-${code}-${hash}-960.avif`),
        width: 960,
        height: 720,
        format: "avif",
      },
    ],
  };
}
export const pictures = {
  singapore: photo(
    "singapore-skyline",
    "ef9f1948",
    2400,
    1350,
    0.6,
    0.45,
    "Towers of Singapore at dusk, mirrored in the bay",
  ),
  rome: photo(
    "rome-colosseum",
    "0b867aa5",
    2400,
    1350,
    0.42,
    0.5,
    "The Colosseum in Rome from below",
  ),
  staircase: photo(
    "spiral-staircase-person",
    "77f6e1ce",
    1460,
    846,
    0.3,
    0.48,
    "A person on a wooden spiral staircase, seen from above",
  ),
  dunes: photo(
    "dune-hikers",
    "c9357e84",
    2400,
    1600,
    0.36,
    0.74,
    "A line of hikers on an orange sand dune under a blue sky",
  ),
  camera: photo(
    "traveller-camera",
    "70583eea",
    1200,
    800,
    0.62,
    0.5,
    "A traveller photographs a building, seen from behind",
  ),
  bridge: photo(
    "light-bridge",
    "0df6d20a",
    2400,
    1599,
    0.5,
    0.74,
    "A footbridge under frames of light at night",
  ),
  barcelona: photo(
    "barcelona-casa-mila",
    "f10eaf38",
    2400,
    1600,
    0.53,
    0.42,
    "The oval courtyard of Casa Milà in Barcelona, seen from the ground up to the sky",
  ),
  boston: photo(
    "boston-sunset",
    "8423c9f2",
    2400,
    1350,
    0.8,
    0.5,
    "Low sun over the snowy roofs of a street in Boston",
  ),
  world: globe("world-light", "3315279f"),
  worldDark: globe("world-dark", "35dd2b89"),
  asia: globe("south-east-asia-light", "ce09c487"),
  thailand: map("th", "8e34c8bb", "Thailand"),
  italy: map("it", "8e57c92e", "Italy"),
  emirates: map("ae", "e6585cce", "United Arab Emirates"),
  indonesia: map("id", "c36676c7", "Indonesia"),
  singaporeMap: map("sg", "d008d524", "Singapore"),
} as const;

/** Creates a link; internal and in the same tab by default. */
export function to(label: string, href: string, more: Partial<LinkData> = {}): LinkData {
  return {
    label,
    href,
    external: false,
    newTab: false,
    ...more,
  };
}
export const finderLink = to("Find my plan", "/en/find-my-plan", { action: "finder" });
export function paragraph(text: string): RichTextData {
  return [{ kind: "paragraph", children: [{ kind: "text", text, marks: {} }] }];
}

const reference =
  "Sample price for a person aged 25, area of cover 1, annual excess of 500\u00a0€, taxes included, as at 1 November 2026. Your price depends on your age, your area of cover and the options you choose.";
export function createPrice(
  amount: number,
  frequency: PriceData["frequency"] = "month",
): PriceData {
  return { amount, currency: "EUR", frequency, age: 25, mark: "1", legalReference: reference };
}
function plan(
  id: string,
  title: string,
  tag: string,
  description: string,
  image: PictureData,
  price: PriceData,
): ProductCardData {
  return {
    id,
    uid: id,
    title,
    tag,
    description,
    image,
    price,
    link: to(title, `/en/insurance/${id}`),
    primary: to("Get a quote", `/en/insurance/${id}/quote`),
    secondary: to("Details", `/en/insurance/${id}`),
  };
}
export const plans: readonly ProductCardData[] = [
  plan(
    "long-term",
    "Long-term international health plan",
    "Long-term / Expat",
    "Medical care for a life abroad, from a visit to the doctor to surgery.",
    pictures.singapore,
    createPrice(92.4),
  ),
  plan(
    "short-term",
    "Short-term international health plan",
    "Short-term",
    "From 3 to 12 months away, with emergency care and repatriation.",
    pictures.rome,
    createPrice(34.5),
  ),
  plan(
    "mystudies-cover",
    "MyStudies Cover",
    "Studies",
    "Health and liability cover for the years at a university abroad.",
    pictures.staircase,
    createPrice(29.9),
  ),
  plan(
    "mytravel-cover-whv",
    "MyTravel Cover WHV",
    "Working Holiday",
    "One certificate for the whole year of a working holiday.",
    pictures.dunes,
    createPrice(31),
  ),
];

export const contact: ContactData = {
  mention: "Before you ask",
  subhead: "Tell us where you are going and for how long. A person reads it and answers.",
  title: "Talk to our team",
  description: paragraph(
    "Reasons to call: your country is not in the finder, your stay does not fit one of the plans, or you have an illness you would like to tell us about first.",
  ),
  inlineDescription: "",
  phoneLabel: "Questions about plans",
  phoneNumber: "+44 20 7946 0000",
  tel: "+442079460000",
  hours: "[Opening hours, sample]",
  languages: "English, French, Spanish, German, Dutch",
  link: to("Write to us", "/en/contact"),
  sample: true,
};
