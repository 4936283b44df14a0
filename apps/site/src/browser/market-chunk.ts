/**
 * The search in the lists of countries of a plan page (finder §5.5): hides the countries that the
 * typed text does not find, with the same search as the fields of the finder.
 */
import { buildCountryIndex, searchCountries, type CountryIndex } from "@orlaya/finder/search";

/** Time after the last letter until the numbers are announced (finder §6.6). */
const ANNOUNCE_MS = 600;

type Aliases = Readonly<Record<string, readonly string[]>>;

/** The items of a list of countries on the page, by code. */
type Items = ReadonlyMap<string, HTMLElement>;

function readItems(list: HTMLElement): Items {
  const codes = list.dataset["codes"]?.match(/../g) ?? [];
  return new Map(
    [...list.children].flatMap((item, at) =>
      item instanceof HTMLElement ? [[codes[at] ?? "", item] as const] : [],
    ),
  );
}

/** Builds the search index of the countries of all lists, in the order of the first one. */
function buildIndex(lists: readonly Items[], aliases: Aliases): CountryIndex {
  const names = new Map(
    lists.flatMap((items) => [...items].map(([code, item]) => [code, item.textContent] as const)),
  );
  return buildCountryIndex(
    [...names].map(([code, name]) => ({ code, name, aliases: aliases[code] ?? [] })),
  );
}

/** Returns the aliases; none when they cannot be read. Names are then found without them. */
async function fetchAliases(address: string): Promise<Aliases> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as Aliases) : {};
  } catch {
    return {};
  }
}

/** Shows the countries with these codes. @returns the number of countries in each list */
function showFound(lists: readonly Items[], found: ReadonlySet<string>): number[] {
  return lists.map((items) => {
    for (const [code, item] of items) item.hidden = !found.has(code);
    return [...items.keys()].filter((code) => found.has(code)).length;
  });
}

/** Returns the text with the number of countries in each list. */
function describeFound(template: string, [residences = 0, destinations = 0]: readonly number[]) {
  return template
    .replace("{residences}", String(residences))
    .replace("{destinations}", String(destinations));
}

/** Adds the search to the lists of a plan page. A second call for the same element does nothing. */
export async function enhanceMarket(element: HTMLElement): Promise<void> {
  const input = element.querySelector("input");
  const status = element.querySelector<HTMLElement>("[role=status]");
  if (!input || !status || element.dataset["taken"] !== undefined) return;
  element.dataset["taken"] = "";
  const lists = [...element.querySelectorAll<HTMLElement>("[data-codes]")].map(readItems);
  let index = buildIndex(lists, {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  function search(): void {
    const query = input?.value ?? "";
    const counts = showFound(lists, new Set(searchCountries(index, query).map(({ code }) => code)));
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (status)
        status.textContent =
          query.trim() === "" ? "" : describeFound(status.dataset["template"] ?? "", counts);
    }, ANNOUNCE_MS);
  }
  input.addEventListener("input", search);
  if (input.value !== "") search();
  index = buildIndex(lists, await fetchAliases(element.dataset["market"] ?? ""));
  if (input.value !== "") search();
}
