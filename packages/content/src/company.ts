/**
 * Puts the details of the company in place of their references in the answers of the content
 * service (decision 45).
 */
import {
  COMPANY_KEYS,
  fillCompanyText,
  getCompanyField,
  listCompanyKeys,
  type CompanyValues,
} from "@orlaya/contract";
import type { Company as CompanyDocument } from "../generated/documents.ts";
import { isRecord, readText, type Stored } from "./json.ts";
import { parseDocument, type ParseOptions } from "./parse.ts";

/** The details of the company in one language. */
export interface Company extends CompanyDocument {
  /** Whether the site is a demonstration, which the footer of each page says. */
  readonly is_demonstration: boolean;
}

/** Parses the details of the company. The site is a demonstration unless the service denies it. */
export function parseCompany(stored: Stored, options: ParseOptions): Company {
  return {
    ...parseDocument("company", stored, options),
    is_demonstration: stored["is_demonstration"] !== false,
  };
}

/** Returns the values of the details by key; none for a missing document. */
export function listCompanyValues(company: Company | null): CompanyValues {
  const stored: Stored = { ...company };
  return Object.fromEntries(
    COMPANY_KEYS.map((key) => [key, readText(stored[getCompanyField(key)])]),
  );
}

/** Returns whether a text of a value contains a reference. */
export function findReference(value: unknown): boolean {
  if (typeof value === "string") return value.includes("{") && listCompanyKeys(value).length > 0;
  if (Array.isArray(value)) return value.some(findReference);
  return isRecord(value) && Object.values(value).some(findReference);
}
/** Puts the values in place of the references in all texts of a value. Parts without one are kept. */
export function fillCompany<T>(value: T, values: CompanyValues): T {
  return fillPart(value, values) as T;
}
function fillPart(value: unknown, values: CompanyValues): unknown {
  if (typeof value === "string") return fillCompanyText(value, values);
  if (!findReference(value)) return value;
  if (Array.isArray(value)) return value.map((entry) => fillPart(entry, values));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, fillPart(entry, values)]),
  );
}
