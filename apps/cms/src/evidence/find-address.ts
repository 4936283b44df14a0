/** Finds what stood at an address at a moment: a page, a redirect, or nothing. */
import type { Payload } from "payload";
import { readIso, readString } from "../fields/record.ts";
import type { Entry, Row, State } from "../history/entries.ts";
import { findEntries, findKnown } from "../history/load-entries.ts";
import { describeAddress, describeRedirect } from "../history/record-address.ts";

export type FoundAddress =
  | { readonly kind: "page"; readonly entry: Entry; readonly redirect: Entry | null }
  /** @param before the last page that stood there earlier @param after the first one later */
  | { readonly kind: "nothing"; readonly before: Entry | null; readonly after: Entry | null }
  | { readonly kind: "unknown" };

/** Returns an entry for a row that has not changed since before the register knew it. */
export function deriveEntry(
  kind: Entry["kind"],
  subject: string,
  state: State,
  { since, person = "" }: { readonly since: string; readonly person?: string },
): Entry {
  return {
    ...{ type: "", group: "", title: "", path: "", target: "", version: "" },
    ...{ fingerprint: "", checksum: "", writers: [], endedBy: "", until: null },
    ...(state as Partial<Entry>),
    ...{ kind, subject, since, person, way: "earlier", endedWay: "service" },
    locale: (state.locale ?? null) as Entry["locale"],
    audience: (state.audience ?? null) as Entry["audience"],
    value: state.value,
  };
}

/** Returns the current page at an address, when the register does not know its document. */
async function derivePage(payload: Payload, path: string): Promise<Entry | null> {
  const row = await payload.db.findOne<Row>({
    collection: "routes",
    where: { path: { equals: path } },
  });
  const document = readString(row?.["document"]);
  if (!row || (await findKnown(payload, "address", [document])).size > 0) return null;
  return deriveEntry("address", document, describeAddress(row), {
    since: readIso(row["createdAt"]),
  });
}

/** Loads the redirects from or to an address that the register does not know. */
export async function deriveRedirects(
  payload: Payload,
  field: "from" | "to",
  path: string,
): Promise<readonly Entry[]> {
  const { docs } = await payload.db.find<Row>({
    collection: "redirects",
    where: { [field]: { equals: path } },
    limit: 0,
    pagination: false,
  });
  const from = docs.map((row) => readString(row["from"]));
  const known = await findKnown(payload, "redirect", from);
  return docs.flatMap((row, index) => {
    const subject = from[index] ?? "";
    if (known.has(subject)) return [];
    const since = readIso(row["updatedAt"]);
    return [deriveEntry("redirect", subject, describeRedirect(row), { since })];
  });
}

async function findPageAt(payload: Payload, path: string, at: string): Promise<Entry | null> {
  const where = { path: { equals: path } };
  const [entry] = await findEntries(payload, { kind: "address", where, at });
  if (entry) return entry;
  const derived = await derivePage(payload, path);
  return derived && derived.since <= at ? derived : null;
}

async function findRedirectAt(payload: Payload, path: string, at: string): Promise<Entry | null> {
  const where = { path: { equals: path } };
  const [entry] = await findEntries(payload, { kind: "redirect", where, at });
  if (entry) return entry;
  const [derived] = await deriveRedirects(payload, "from", path);
  return derived && derived.since <= at ? derived : null;
}

async function findAround(payload: Payload, path: string, at: string): Promise<FoundAddress> {
  const where = { path: { equals: path } };
  const pages = await findEntries(payload, { kind: "address", where });
  const redirects = await findEntries(payload, { kind: "redirect", where });
  const derived = await derivePage(payload, path);
  const [redirect] = await deriveRedirects(payload, "from", path);
  const all = [...(derived ? [derived] : []), ...pages];
  if (all.length === 0 && redirects.length === 0 && !redirect) return { kind: "unknown" };
  return {
    kind: "nothing",
    before: all.find(({ until }) => until !== null && until <= at) ?? null,
    after: all.findLast(({ since }) => since > at) ?? null,
  };
}

/** Finds what stood at an address at a moment. A redirect is followed to its page. */
export async function findAddress(
  payload: Payload,
  path: string,
  at: string,
): Promise<FoundAddress> {
  const own = await findPageAt(payload, path, at);
  if (own) return { kind: "page", entry: own, redirect: null };
  const redirect = await findRedirectAt(payload, path, at);
  const [target = ""] = redirect?.target.split(/[?#]/) ?? [];
  const page = redirect ? await findPageAt(payload, target, at) : null;
  return page ? { kind: "page", entry: page, redirect } : findAround(payload, path, at);
}
