/**
 * The shipped eligibility data in a temporary repository, without pages and pictures, for tests of
 * the finder.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readString, type Stored } from "../fields/record.ts";
import { startService, type TestService } from "./service.ts";

const REPOSITORY = fileURLToPath(new URL("../../../../", import.meta.url));
const FILES = [
  "countries.json",
  "country-facts.json",
  "regions.json",
  "groups.json",
  "products.json",
  "offers.json",
  "legal-reference.json",
  "market-texts.json",
  "eligibility",
];
/** Creates the folder. @returns its path, which the test removes */
export function createEligibilityFolder(): string {
  const root = mkdtempSync(join(tmpdir(), "eligibility-test-"));
  mkdirSync(join(root, "data/media"), { recursive: true });
  for (const name of FILES)
    cpSync(join(REPOSITORY, "data", name), join(root, "data", name), { recursive: true });
  writeFileSync(join(root, "data/media/manifest.json"), '{"images":[]}');
  return root;
}

/** A stored document. */
export type Row = Stored & { readonly id: string };

/** Finds the document with a value in a field. @throws when there is none */
export async function findRow(
  { payload }: TestService,
  collection: string,
  field: string,
  value: unknown,
): Promise<Row> {
  const { docs } = await payload.find({
    collection,
    where: { [field]: { equals: value } },
    depth: 0,
  });
  const [doc] = docs as unknown as Row[];
  if (!doc) throw new Error(`no ${collection} with ${field} ${String(value)}`);
  return doc;
}

/**
 * Keeps the rules of expatriates in Singapore and what they name, so that a release is prepared
 * quickly. @param folder root of the data
 */
export function keepFewRules(folder: string): void {
  const pathOf = (table: string): string => join(folder, `data/eligibility/${table}.json`);
  const read = (table: string) => JSON.parse(readFileSync(pathOf(table), "utf8")) as Stored[];
  const rules = read("rules").filter((row) => readString(row["ID"]).startsWith("01-SG-EXP"));
  const listNamed = (column: string) => new Set(rules.flatMap((row) => row[column] as string[]));
  writeFileSync(pathOf("rules"), JSON.stringify(rules));
  for (const table of ["profile", "product", "funnel"]) {
    const named = listNamed(table);
    const rows = read(`${table}s`).filter(({ id }) => named.has(readString(id)));
    writeFileSync(pathOf(`${table}s`), JSON.stringify(rows));
  }
  writeFileSync(pathOf("journeys"), "[]");
  writeFileSync(join(folder, "data/market-texts.json"), "{}");
}

/** Starts a service with few rules (`keepFewRules`). Its `stop` also removes the data. */
export async function startWithFewRules(): Promise<TestService> {
  const root = createEligibilityFolder();
  keepFewRules(root);
  const service = await startService();
  await (await import("../seed/index.ts")).seed(service.payload, { root, log: () => undefined });
  const stop = service.stop.bind(service);
  return Object.assign(service, {
    stop: async () => {
      await stop();
      rmSync(root, { recursive: true, force: true });
    },
  });
}

/** States when a second person must approve changes of the rules and of documents. */
export const setSecondPerson = (
  { payload }: TestService,
  mode: "always" | "auto" | "never",
): Promise<unknown> =>
  payload.updateGlobal({ slug: "publishing_settings", data: { second_person: mode } });

/** The plan to which tests lead journeys. */
export const TEST_PLAN = "MyHealth Asia";
/** Returns the id of that plan in the tables of the finder. */
export const findTestPlan = async (service: TestService): Promise<string> =>
  readString((await findRow(service, "products", "names.en", TEST_PLAN))["data_id"]);
