/** Fields of cards, and of a price with its required details. */
import type { Field } from "payload";
import { linkField } from "../fields/link.ts";
import { checkCurrency, checkFrequency, checkLegalReference, checkPrice } from "../fields/price.ts";
import { buildOptions } from "../fields/options.ts";
import { WORDLESS } from "../fields/wordless.ts";

/** Fields of a price. The site never shows the amount alone (words §1.3). */
export const priceFields: Field[] = [
  {
    type: "row",
    fields: [
      { name: "starting_price", type: "number", label: "Price from", min: 0, validate: checkPrice },
      {
        name: "currency",
        custom: WORDLESS,
        type: "text",
        label: "Currency",
        maxLength: 3,
        validate: checkCurrency,
        admin: { description: "Three letters; empty means EUR." },
      },
      {
        name: "price_frequency",
        type: "select",
        label: "Per",
        enumName: "price_frequency",
        validate: checkFrequency,
        options: buildOptions(["month", "year", "trip", "person"]),
      },
      { name: "price_mark", type: "text", label: "Mark", maxLength: 3, custom: WORDLESS },
    ],
  },
  {
    name: "legal_reference",
    type: "textarea",
    label: "Legal reference",
    maxLength: 500,
    validate: checkLegalReference,
  },
];
/** Fields of the card of a plan or an offer (spec §3). */
export const cardFields: Field[] = [
  { name: "tag", type: "text", label: "Tag", maxLength: 40 },
  { name: "card_title", type: "text", label: "Title", maxLength: 120 },
  { name: "card_image", type: "upload", label: "Picture", relationTo: "media" },
  { name: "card_image_alt", type: "text", label: "Alternative text", maxLength: 200 },
  { name: "card_description", type: "textarea", label: "Description", maxLength: 320 },
  linkField("cta_primary_link", "Main action"),
  { name: "cta_primary_label", type: "text", label: "Label of the main action", maxLength: 60 },
  linkField("cta_secondary_link", "Second action"),
  { name: "cta_secondary_label", type: "text", label: "Label of the second action", maxLength: 60 },
  {
    name: "cta_secondary_rel",
    type: "text",
    custom: WORDLESS,
    label: "rel of the second action",
    maxLength: 40,
  },
  linkField("card_link", "Link of the card"),
  ...priceFields,
];
