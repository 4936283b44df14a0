/**
 * Checks of references to the details of the company (decision 45) and to clauses (decision 50), and
 * of these details.
 */
import {
  isCompanyKey,
  listReferences,
  writeCompanyReference,
  writeReference,
  type CompanyKey,
  type TextReference,
} from "@orlaya/contract";
import { getSampleField, listSampleKeys } from "../company/fields.ts";
import { readString } from "../fields/record.ts";
import { readRichText } from "../fields/rich-text.ts";
import { isText } from "./check-texts.ts";
import type { Check, Checked, Finding } from "./finding.ts";
import type { FieldPlace } from "./places.ts";

/** Returns the text of a field; empty for a field without text. */
export function readFieldText({ field, value }: FieldPlace): string {
  if (!isText(field)) return "";
  return field.type === "richText" ? readRichText(value) : readString(value);
}

interface Used {
  readonly place: FieldPlace;
  readonly references: readonly TextReference[];
}

/** Finds a reference to nothing. */
function checkTarget(
  { collection, context: { clauses } }: Checked,
  { kind, key }: TextReference,
): "companyUnknown" | "clauseUnknown" | "clauseNested" | null {
  if (kind === "company") return isCompanyKey(key) ? null : "companyUnknown";
  if (collection === "clause" || collection === "company") return "clauseNested";
  return clauses.has(key) ? null : "clauseUnknown";
}

function checkTargets(checked: Checked, used: readonly Used[]): readonly Finding[] {
  return used.flatMap(({ place: { path, labels }, references }) =>
    references.flatMap((reference): readonly Finding[] => {
      const problem = checkTarget(checked, reference);
      const text = writeReference(reference);
      const write: Finding["write"] = (say) =>
        say(`checklist.${problem ?? "companyUnknown"}`, { text });
      return problem === null
        ? []
        : [{ level: "blocking", check: reference.kind, path, labels, write }];
    }),
  );
}

const listDetails = (references: readonly TextReference[]): readonly CompanyKey[] =>
  references.flatMap(({ kind, key }) => (kind === "company" && isCompanyKey(key) ? [key] : []));

/** Checks the references of a document: each one exists, and names no demonstration data. */
export const checkReferences: Check = (checked) => {
  const { companySamples, isReal } = checked.context;
  const used = checked.places.map((place) => ({
    place,
    references: listReferences(readFieldText(place)),
  }));
  const unknown = checkTargets(checked, used);
  const samples = new Set(
    used
      .flatMap(({ references }) => listDetails(references))
      .filter((key) => companySamples.has(key)),
  );
  const first = used.find(({ references }) =>
    listDetails(references).some((key) => samples.has(key)),
  );
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
