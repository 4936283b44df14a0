/** Details of the company behind the site: one document in each language (decision 45). */
import {
  COMPANY_SECTIONS,
  getCompanyField,
  writeCompanyReference,
  type CompanyKey,
  type CompanySection,
} from "@orlaya/contract";
import type { CheckboxField, Field } from "payload";
import { getSampleField } from "../company/fields.ts";
import { createUidField } from "../fields/identity.ts";
import { createDocumentCollection } from "./document.ts";

const SECTIONS: Readonly<Record<CompanySection, string>> = {
  companies: "Companies",
  insurers: "Insurers",
  registers: "Registers and addresses",
  contact: "Contact and times",
  bodies: "Authorities and complaint bodies",
};

const LABELS: Readonly<Record<CompanyKey, string>> = {
  distributor: "Distributor",
  "claims-team": "Company that handles claims",
  assistance: "Assistance company",
  teleconsultation: "Provider of teleconsultation",
  "second-opinion": "Provider of second opinions",
  mail: "Company that delivers e-mail",
  hosting: "Hosting company",
  "insurer-europe": "Insurer, Europe",
  "insurer-uk": "Insurer, United Kingdom",
  "insurer-asia": "Insurer, Asia and the Middle East",
  "insurer-hk": "Insurer, Hong Kong",
  "insurer-sg": "Insurer, Singapore",
  "insurer-th": "Insurer, Thailand",
  "insurer-vn": "Insurer, Vietnam",
  "insurer-id": "Insurer, Indonesia",
  "insurer-ph": "Insurer, Philippines",
  "insurer-ae": "Insurer, United Arab Emirates",
  licences: "Licence numbers of the insurers",
  "legal-form": "Legal form",
  address: "Address of the distributor",
  "trade-register": "Trade register and number",
  "vat-number": "VAT number",
  "register-number": "Number in the register of insurance intermediaries",
  "register-authority": "Authority that keeps this register",
  representative: "Legal representative",
  "content-director": "Person responsible for the content",
  holdings: "Shares held in insurers, and by insurers",
  "hosting-address": "Address of the hosting company",
  hours: "Opening hours, private individuals",
  "hours-corporate": "Opening hours, businesses",
  languages: "Languages of the team",
  "answer-time": "Usual time of an answer",
  "incident-phone": "Phone number for incidents",
  "press-contact": "Contact for the press",
  "data-protection-officer": "Data protection officer",
  supervisor: "Supervisor of insurance",
  ombudsman: "Ombudsman for insurance",
  "data-protection-authority": "Data protection authority",
};

/** Returns the fields of a detail: its value, and whether it is demonstration data. */
function createDetail(key: CompanyKey): Field {
  return {
    type: "row",
    fields: [
      {
        name: getCompanyField(key),
        type: "text",
        label: LABELS[key],
        required: true,
        maxLength: 200,
        admin: {
          width: "75%",
          components: {
            Description: {
              path: "/admin/company-reference.tsx#CompanyReference",
              clientProps: { reference: writeCompanyReference(key) },
            },
          },
        },
      },
      {
        name: getSampleField(key),
        type: "checkbox",
        label: "Demonstration data",
        defaultValue: true,
        admin: { width: "25%" },
      },
    ],
  };
}

/** Tells the site whether it shows its note that this is a demonstration. Not stored. */
const isDemonstration: CheckboxField = {
  name: "is_demonstration",
  type: "checkbox",
  label: "Demonstration data",
  virtual: true,
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  hooks: {
    afterRead: [
      async ({ req }) => {
        const { is_real: isReal } = await req.payload.findGlobal({
          slug: "publishing_settings",
          depth: 0,
          req,
        });
        return isReal !== true;
      },
    ],
  },
};

export const company = createDocumentCollection({
  slug: "company",
  labels: { singular: "Company details", plural: "Company details" },
  title: "uid",
  audience: false,
  fields: [
    createUidField("The site reads the details of each language."),
    ...(Object.keys(COMPANY_SECTIONS) as CompanySection[]).map((section): Field => ({
      type: "collapsible",
      label: SECTIONS[section],
      fields: COMPANY_SECTIONS[section].map(createDetail),
    })),
    isDemonstration,
  ],
});
