/** The details of the company in the answers of the content service (decision 45). */
import { COMPANY_KEYS, getCompanyField, type CompanyValues } from "@orlaya/contract";
import type { Company as CompanyDocument } from "../generated/documents.ts";
import { readText, type Stored } from "./json.ts";
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
