/**
 * Details of the company behind the site: its names, numbers and addresses. A text refers to a
 * detail by a reference, `{company:insurer-hk}`. The content service stores the details, and the
 * site puts them in place of the references.
 */

/** Keys of the details, by the section of the form in which they are. */
export const COMPANY_SECTIONS = {
  companies: [
    "distributor",
    "claims-team",
    "assistance",
    "teleconsultation",
    "second-opinion",
    "mail",
    "hosting",
  ],
  insurers: [
    "insurer-europe",
    "insurer-uk",
    "insurer-asia",
    "insurer-hk",
    "insurer-sg",
    "insurer-th",
    "insurer-vn",
    "insurer-id",
    "insurer-ph",
    "insurer-ae",
    "licences",
  ],
  registers: [
    "legal-form",
    "address",
    "trade-register",
    "vat-number",
    "register-number",
    "register-authority",
    "representative",
    "content-director",
    "holdings",
    "hosting-address",
  ],
  contact: [
    "hours",
    "hours-corporate",
    "languages",
    "answer-time",
    "incident-phone",
    "press-contact",
    "data-protection-officer",
  ],
  bodies: ["supervisor", "ombudsman", "data-protection-authority"],
} as const;

export type CompanySection = keyof typeof COMPANY_SECTIONS;
export type CompanyKey = (typeof COMPANY_SECTIONS)[CompanySection][number];

/** All keys, in the order of the form. */
export const COMPANY_KEYS: readonly CompanyKey[] = Object.values(COMPANY_SECTIONS).flat();

/** Returns the name of the field that stores a detail: `insurer_hk`. */
export const getCompanyField = (key: CompanyKey): string => key.replaceAll("-", "_");

/** Returns whether a key is the key of a detail. */
export const isCompanyKey = (key: string): key is CompanyKey =>
  COMPANY_KEYS.some((known) => known === key);

/** Values of the details, by key. */
export type CompanyValues = Readonly<Partial<Record<CompanyKey, string>>>;
