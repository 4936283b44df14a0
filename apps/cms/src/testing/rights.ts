/** Callers and comparisons for the tests of the table of rights (access/rights.tsv). */
import { CALLERS, type Caller, type Cell } from "../access/rights-table.ts";
import type { Stored } from "../fields/record.ts";
import type { Answer, RequestOptions, TestService } from "./service.ts";

/** The site that scoped callers edit, and two others. */
export const PLACES = {
  own: { locale: "en", audience: "individual" },
  "other language": { locale: "fr", audience: "individual" },
  "other site": { locale: "en", audience: "corporate" },
} as const;
export type Place = keyof typeof PLACES;

export interface Person {
  readonly caller: Caller;
  /** Token or key; empty for a caller who is not logged in. */
  readonly as: string;
  readonly id: string;
  readonly account: Stored;
}

/** Creates an account of each role that edits `PLACES.own`. */
export async function createCallers(service: TestService): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (const caller of CALLERS) {
    if (caller === "nobody") {
      people.push({ caller, as: "", id: "nobody", account: {} });
      continue;
    }
    const email = `${caller}@example.com`;
    const limits = { edit_locales: ["en"], edit_audiences: ["individual"], email };
    const as = await service.user(caller, limits);
    const where = { email: { equals: email } };
    const account = await service.payload.db.findOne<Stored & { readonly id: string }>({
      collection: "users",
      where,
    });
    if (!account) throw new Error(`no account ${email}`);
    people.push({ caller, as, id: account.id, account: { ...account, collection: "users" } });
  }
  return people;
}

/** Sends a request of a caller to the interface of the service. */
export function send(
  service: TestService,
  { as }: Pick<Person, "as">,
  [method, path]: readonly [string, string],
  options: RequestOptions = {},
): Promise<Answer> {
  return service.request(method, `/api${path}`, { ...options, ...(as === "" ? {} : { as }) });
}

/** Statuses of a refusal. 404: a caller without the right to read does not learn what exists. */
export const REFUSALS: readonly number[] = [401, 403, 404];
/** Whether a caller may do something in a place, according to its cell. */
export const isAllowed = (cell: Cell, place: Place): boolean =>
  cell === "yes" || ((cell === "own" || cell === "self") && place === "own");

/** Places in which a caller is tested. Whoever is refused in the own place is refused elsewhere. */
export const listPlaces = (cell: Cell, places: readonly Place[]): readonly Place[] =>
  cell === "no" ? places.slice(0, 1) : places;
/** All places; the own one is first. */
export const ALL_PLACES = Object.keys(PLACES) as readonly Place[];
