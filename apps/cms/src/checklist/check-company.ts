/** Checks of references to the details of the company, and of these details (decision 45). */
import { isCompanyKey, listCompanyKeys, writeCompanyReference } from "@orlaya/contract";
import { getSampleField, listSampleKeys } from "../company/fields.ts";
import { readString } from "../fields/record.ts";
import { readRichText } from "../fields/rich-text.ts";
import { isText } from "./check-texts.ts";
import type { Check, Finding } from "./finding.ts";
import type { FieldPlace } from "./places.ts";

/** Returns the keys of the references in a field. */
function listKeys({ field, value }: FieldPlace): readonly string[] {
  if (!isText(field)) return [];
  return listCompanyKeys(field.type === "richText" ? readRichText(value) : readString(value));
}

/** Checks the references of a document: each one exists, and names no demonstration data. */
export const checkReferences: Check = ({ places, context: { companySamples, isReal } }) => {
  const used = places.map((place) => ({ place, keys: listKeys(place) }));
  const unknown = used.flatMap(({ place: { path, labels }, keys }): readonly Finding[] =>
    keys
      .filter((key) => !isCompanyKey(key))
      .map((key) => ({
        level: "blocking",
        check: "company",
        path,
        labels,
        write: (say) => say("checklist.companyUnknown", { text: `{company:${key}}` }),
      })),
  );
  const samples = new Set(
    used.flatMap(({ keys }) => keys.filter(isCompanyKey)).filter((key) => companySamples.has(key)),
  );
  const first = used.find(({ keys }) => keys.some((key) => isCompanyKey(key) && samples.has(key)));
  if (!first) return unknown;
  const { path, labels } = first.place;
  const text = [...samples].map(writeCompanyReference).join(", ");
  return [
    ...unknown,
    {
      level: isReal ? "blocking" : "warning",
      check: "company-sample",
      path,
      labels,
      write: (say) => say("checklist.companySample", { text }),
    },
  ];
};

/** Checks the details of the company: on a site that sells real insurance, none is an example. */
export const checkCompany: Check = ({ collection, document, places, context: { isReal } }) => {
  const samples = collection === "company" ? [...listSampleKeys(document)] : [];
  const [first] = samples;
  if (first === undefined) return [];
  const path = getSampleField(first);
  return [
    {
      level: isReal ? "blocking" : "warning",
      check: "company-sample",
      path,
      labels: places.find((place) => place.path === path)?.labels ?? [],
      write: (say) => say("checklist.companySamples", { count: samples.length }),
    },
  ];
};
