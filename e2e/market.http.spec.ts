/**
 * The section of every plan page about who can take out the plan, compared with the answers of the
 * live release (finder §5.5).
 */
import { readFile } from "node:fs/promises";
import { NO_ANSWERS, resolve, type Finder } from "@orlaya/finder/eligibility";
import { getMessages } from "@orlaya/messages/server";
import { LOCALES, type Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import { releaseOf } from "./finder-parts.ts";
import { expect, FULL, httpTest as test, inTurn } from "./fixtures.ts";
import { readPage, textOf } from "./http-page.ts";
import { publishedRows } from "./published.ts";

interface Uids {
  readonly uids: Partial<Readonly<Record<Locale, string>>>;
}
type SeededPlan = Readonly<Record<Audience, Uids | null>>;

interface Places {
  readonly residences: ReadonlySet<string>;
  readonly destinations: ReadonlySet<string>;
}

/** Returns the codes of the journeys of each product, from the answers of the finder. */
function collectPlaces(finder: Finder): ReadonlyMap<string, Places> {
  const places = new Map(
    finder.products.map(({ id }) => [
      id,
      { residences: new Set<string>(), destinations: new Set<string>() },
    ]),
  );
  for (const residence of finder.codes)
    for (const destination of finder.codes)
      for (const { id: profile } of finder.profiles) {
        const answers = { ...NO_ANSWERS, residence, destination, profile };
        const first = resolve(finder, answers);
        const found =
          first.kind === "ask"
            ? finder.codes.map((nationality) => resolve(finder, { ...answers, nationality }))
            : [first];
        for (const answer of found) {
          if (answer.kind !== "plan") continue;
          places.get(answer.plan.product.id)?.residences.add(residence);
          places.get(answer.plan.product.id)?.destinations.add(destination);
        }
      }
  return places;
}

/** Returns the product of a plan page, by the last part of its path and that of the private page. */
function findProduct(finder: Finder, plans: readonly SeededPlan[], path: string, at: Audience) {
  const uidOf = (uids: Uids | null) => uids?.uids[finder.locale] ?? uids?.uids.en;
  const uid = path.split("/").at(-1);
  const own = plans.find((plan) => uidOf(plan[at]) === uid)?.individual ?? null;
  return finder.products.find(({ url }) => url?.split("/").at(-1) === uidOf(own));
}

async function readPlans(): Promise<readonly SeededPlan[]> {
  const file = new URL("../data/products.json", import.meta.url);
  return JSON.parse(await readFile(file, "utf8")) as readonly SeededPlan[];
}

let places: Promise<ReadonlyMap<string, Places>> | null = null;

for (const locale of inTurn(LOCALES, 3))
  test(`[finder-5.5] ${locale}: every plan page lists the countries of its journeys, in the order of the language`, async ({
    request,
  }) => {
    const finder = await releaseOf(locale);
    const byProduct = await (places ??= Promise.resolve(collectPlaces(finder)));
    const plans = await readPlans();
    const rows = (await publishedRows(locale)).filter(({ type }) => type === "product_page");
    expect(rows).toHaveLength(41);
    const { common } = getMessages(locale);
    for (const { path, audience } of rows.filter((_row, at) => FULL || at % 3 === 0)) {
      const { document } = await readPage(request, path);
      const section = document.querySelector("#who");
      const title = common(audience === "corporate" ? "market.titleCorporate" : "market.title");
      expect(textOf(section?.querySelector("h2")), path).toBe(title);
      expect(section?.querySelectorAll("dl").length, path).toBeGreaterThan(0);
      const expected = byProduct.get(findProduct(finder, plans, path, audience)?.id ?? "");
      const lists = [...(section?.querySelectorAll("details ul") ?? [])];
      const sets = [expected?.residences, expected?.destinations];
      expect(lists, path).toHaveLength(2);
      for (const [at, list] of lists.entries()) {
        const codes = finder.codes.filter((code) => sets[at]?.has(code));
        expect(list.getAttribute("data-codes"), path).toBe(codes.join(""));
        expect([...list.children].map(textOf), path).toEqual(
          codes.map((code) => finder.names[finder.codeAt.get(code) ?? -1]),
        );
      }
    }
  });
