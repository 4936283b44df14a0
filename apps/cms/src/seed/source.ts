/**
 * Reads data/ and data/content: texts by language, merged with the facts that are the same in every
 * language (names and paths of plans and offers, targeting, prices). The result is still in the
 * vocabulary of the files.
 */
import type { EligibilityData } from "@orlaya/finder/data";
import { isRecord, type Stored } from "../fields/record.ts";
import {
  findProNavigation,
  getAudience,
  readContentFiles,
  type ContentFile,
} from "./content-files.ts";
import type { CountryEntry, FactsEntry } from "./country-pages.ts";
import { readDataFiles, type DataFiles, type GroupEntry, type MediaEntry } from "./data-files.ts";
import { getDocumentFacts } from "./document-facts.ts";
import type { Problem, ReportProblem, SeedDocument } from "./document.ts";
import { readEligibility, readListNames, type SeedListNames } from "./eligibility.ts";
import { buildCountryPages, buildOffers } from "./fileless-documents.ts";
import { createMarketFacts } from "./market-texts.ts";

export interface Source {
  readonly media: readonly MediaEntry[];
  readonly countries: readonly CountryEntry[];
  /** Facts on the page of a country, by country code. */
  readonly facts: ReadonlyMap<string, FactsEntry>;
  readonly groups: readonly GroupEntry[];
  readonly documents: readonly SeedDocument[];
  readonly eligibility: EligibilityData | null;
  readonly listNames: SeedListNames;
  readonly problems: readonly Problem[];
}

/**
 * Reads everything. Collects the problems of single files, so that one run reports all of them.
 * @throws when a file of data/ that applies to every language is missing or is not JSON
 */
export function readSource(root: string): Source {
  const problems: Problem[] = [];
  function report(problem: Problem): void {
    problems.push(problem);
  }
  const data = readDataFiles(root);
  const { data: eligibility, problems: unfit } = readEligibility(root);
  const getMarkets = createMarketFacts(data, eligibility, report);
  const documents = buildDocuments(readContentFiles(root, report), data, getMarkets, report);
  documents.push(...buildOffers(data.offers.values(), documents));
  documents.push(...buildCountryPages(data, documents));
  return {
    media: data.media,
    countries: data.countries,
    facts: data.countryFacts,
    groups: data.groups,
    documents,
    eligibility,
    listNames: readListNames(root),
    problems: [...problems, ...unfit],
  };
}

/** Builds the documents of the files, merged with the facts of data/. */
function buildDocuments(
  files: readonly ContentFile[],
  data: DataFiles,
  getMarkets: (file: ContentFile) => Stored,
  report: ReportProblem,
): SeedDocument[] {
  const proNavigation = findProNavigation(files);
  // Lists show plans in the order of creation, which is the order of data/products.json.
  const planOrder = [...data.products.keys()];
  const getPlanPlace = ({ collection, key }: ContentFile): number =>
    collection === "product_page" ? planOrder.indexOf(key.split(".")[0] ?? "") : 0;
  return files
    .toSorted((a, b) => getPlanPlace(a) - getPlanPlace(b))
    .map((file) => {
      const audience = getAudience(file, data.offers, proNavigation);
      const facts = {
        ...getDocumentFacts({ ...file, audience }, data, report),
        ...getMarkets(file),
      };
      return { ...file, audience, data: merge(facts, file.own) };
    });
}

/** Merges texts over facts: objects are merged, any other value of the texts replaces the fact. */
function merge(facts: Stored, texts: Stored): Stored {
  return {
    ...facts,
    ...texts,
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([name, value]) =>
        isRecord(value) && isRecord(facts[name]) ? [[name, merge(facts[name], value)]] : [],
      ),
    ),
  };
}
