/**
 * The shipped eligibility data in a temporary repository, without pages and pictures, for tests of
 * the finder.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const REPOSITORY = fileURLToPath(new URL("../../../../", import.meta.url));
const FILES = [
  "countries.json",
  "country-facts.json",
  "regions.json",
  "groups.json",
  "products.json",
  "offers.json",
  "legal-reference.json",
  "eligibility",
];
type Row = Readonly<Record<string, unknown>>;

/** Fields that rows of a table need, for data that were made before these fields. */
const ADDED: Readonly<Record<string, (row: Row) => Row>> = {
  countries: () => ({ never: false, never_nationality: false, never_source: null }),
  lists: ({ Name }) => ({ excluded: /\bexcluded[ -]countries\b/i.test(String(Name)) }),
  rules: ({ Name }) => (Name === "NULL" ? {} : { sameCountry: true }),
};
const JOURNEYS: readonly Row[] = [
  {
    id: "kp-sg-expatriation",
    residence: "KP",
    destination: "SG",
    profile: "expatriation",
    nationality: null,
    outcome: "none",
    product: null,
    why: "North Korea is under sanctions.",
  },
];

/** Creates the folder. @returns its path, which the test removes */
export function createEligibilityFolder(): string {
  const root = mkdtempSync(join(tmpdir(), "eligibility-test-"));
  mkdirSync(join(root, "data/media"), { recursive: true });
  for (const name of FILES)
    cpSync(join(REPOSITORY, "data", name), join(root, "data", name), { recursive: true });
  writeFileSync(join(root, "data/media/manifest.json"), '{"images":[]}');
  const folder = join(root, "data/eligibility");
  for (const [table, add] of Object.entries(ADDED)) {
    const file = join(folder, `${table}.json`);
    const rows = JSON.parse(readFileSync(file, "utf8")) as Row[];
    writeFileSync(file, JSON.stringify(rows.map((row) => ({ ...add(row), ...row }))));
  }
  const journeys = join(folder, "journeys.json");
  if (!existsSync(journeys)) writeFileSync(journeys, JSON.stringify(JOURNEYS));
  return root;
}
