/** Reads the details of the company from a stored document. */
import {
  COMPANY_KEYS,
  getCompanyField,
  type CompanyKey,
  type CompanyValues,
} from "@orlaya/contract";
import { readString, type Stored } from "../fields/record.ts";

/** Returns the name of the field that marks a detail as demonstration data. */
export const getSampleField = (key: CompanyKey): string => `${getCompanyField(key)}_sample`;

/** Returns the values of the details that a document states. */
export function readCompanyValues(document: Stored): CompanyValues {
  return Object.fromEntries(
    COMPANY_KEYS.map((key) => [key, readString(document[getCompanyField(key)])] as const).filter(
      ([, value]) => value !== "",
    ),
  );
}

/** Returns the keys of the details that a document marks as demonstration data. */
export function listSampleKeys(document: Stored): ReadonlySet<CompanyKey> {
  return new Set(COMPANY_KEYS.filter((key) => document[getSampleField(key)] === true));
}
