/** Finds the products that a release sells between two countries, for any profile and nationality. */
import { getCountryIndex, type Finder, type PlanProduct } from "./finder.ts";
import type { NeedRules } from "../need/types.ts";
import { askAt, getCell, getRow, type Cell, type Table } from "./table.ts";

/** Product indexes, without repetition. */
export type SoldProducts = ReadonlySet<number>;

/** The countries, as indexes, that a product is sold from and to. */
export interface SoldPlaces {
  readonly residence: ReadonlySet<number>;
  readonly destination: ReadonlySet<number>;
}

/**
 * Looks up what a class table sells. Countries, profiles and products are the indexes of the table.
 * Results are kept, because most pairs of countries have the same row.
 */
export class Sales {
  readonly table: Table;
  readonly #byCell = new Map<Cell, SoldProducts>();
  readonly #byRow = new Map<number, SoldProducts>();
  #places: ReadonlyMap<number, SoldPlaces> | null = null;

  constructor(table: Table) {
    this.table = table;
  }

  /** Returns the products that a profile leads to between two countries. */
  listByProfile(from: number, to: number, profile: number): SoldProducts {
    const cell = getCell(this.table, from, to, profile);
    const known = this.#byCell.get(cell);
    if (known) return known;
    const outcomes =
      cell < 0
        ? Array.from(this.table.nationality, (_, nationality) =>
            askAt(this.table, cell, nationality),
          )
        : [cell];
    const products = new Set(
      outcomes
        .filter((outcome) => outcome > 0)
        .map((outcome) => this.table.outcomes[(outcome - 1) * 2] ?? -1),
    );
    this.#byCell.set(cell, products);
    return products;
  }

  /** Returns the products that some profile leads to between two countries. */
  list(from: number, to: number): SoldProducts {
    const row = getRow(this.table, from, to);
    const known = this.#byRow.get(row);
    if (known) return known;
    const profiles = Array.from({ length: this.table.profiles }, (_, profile) => profile);
    const products = new Set(
      profiles.flatMap((profile) => [...this.listByProfile(from, to, profile)]),
    );
    this.#byRow.set(row, products);
    return products;
  }

  /** Returns the countries that a product is sold from and to. */
  listPlaces(product: number): SoldPlaces {
    this.#places ??= this.#collectPlaces();
    return this.#places.get(product) ?? { residence: new Set(), destination: new Set() };
  }

  /**
   * Whether a product is sold from a residence, to a destination, or between both. Null leaves a
   * country open.
   */
  isSold(product: number, residence: number | null, destination: number | null): boolean {
    if (residence !== null && destination !== null)
      return this.list(residence, destination).has(product);
    const places = this.listPlaces(product);
    return (
      places.residence.size > 0 &&
      (residence === null || places.residence.has(residence)) &&
      (destination === null || places.destination.has(destination))
    );
  }

  #collectPlaces(): ReadonlyMap<number, SoldPlaces> {
    const places = new Map<number, { residence: Set<number>; destination: Set<number> }>();
    const countries = [...this.table.residence.keys()];
    for (const from of countries)
      for (const to of countries)
        for (const product of this.list(from, to)) {
          const known = places.get(product) ?? { residence: new Set(), destination: new Set() };
          known.residence.add(from);
          known.destination.add(to);
          places.set(product, known);
        }
    return places;
  }
}

/**
 * Returns what is sold, for the searches by need and the list of plans (finder §3.1). A page is known
 * when a journey leads to its product.
 * @param productOf id of a page → index of its product
 * @param indexOf returns the index of a country code, -1 when unknown
 */
export function createNeedRules(
  sales: Sales,
  productOf: ReadonlyMap<string, number>,
  indexOf: (code: string) => number,
): NeedRules {
  const pages = [...productOf].filter(([, product]) => sales.isSold(product, null, null));
  return {
    known: new Set(pages.map(([id]) => id)),
    listSold({ from, to }) {
      const residence = from === undefined ? null : indexOf(from);
      const destination = to === undefined ? null : indexOf(to);
      const sold = pages.filter(([, product]) => sales.isSold(product, residence, destination));
      return new Set(sold.map(([id]) => id));
    },
  };
}

const salesOf = new WeakMap<Finder["table"], Sales>();

/** Returns the sales of a finder. The same table has the same object. */
function getSales({ table }: Finder): Sales {
  const sales = salesOf.get(table) ?? new Sales(table);
  salesOf.set(table, sales);
  return sales;
}

/**
 * Returns the products that are sold from a residence, to a destination, or between both when both
 * are given; in the order of the release. Empty for an unknown code.
 */
export function listSoldProducts(
  finder: Finder,
  { from, to }: { readonly from?: string; readonly to?: string },
): readonly PlanProduct[] {
  const sales = getSales(finder);
  const residence = from === undefined ? null : getCountryIndex(finder, from);
  const destination = to === undefined ? null : getCountryIndex(finder, to);
  return finder.products.filter((_, product) => sales.isSold(product, residence, destination));
}

/**
 * Returns what a release sells, by the ids of pages.
 * @param findPage returns the id of the page of a product, null when the site has none
 */
export function buildNeedRules(
  finder: Finder,
  findPage: (product: PlanProduct) => string | null,
): NeedRules {
  const productOf = new Map(
    finder.products.flatMap((product, at) => {
      const page = findPage(product);
      return page === null ? [] : [[page, at] as const];
    }),
  );
  return createNeedRules(getSales(finder), productOf, (code) => getCountryIndex(finder, code));
}
