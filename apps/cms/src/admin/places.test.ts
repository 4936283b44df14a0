/** The menu contains every list once, has at most ten places, and no list that an account may not read. */
import type { PayloadRequest, SanitizedConfig } from "payload";
import { beforeAll, describe, expect, it } from "vitest";
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import { ROLES, type Actor, type Role } from "../access/roles.ts";
import { stubSecrets } from "../testing/secrets.ts";
import { listPlaces } from "./places.ts";

stubSecrets();

const STAFF = ROLES.filter((role) => role !== "site");
function createActor(role: Role): Actor {
  const email = `${role}@example.com`;
  return { id: role, email, role, edit_locales: LOCALES, edit_audiences: AUDIENCES };
}
/** Returns the lists of all places of a role. */
function listEntries(role: Role): readonly string[] {
  const entries = listPlaces(createActor(role)).flatMap((place) => place.entries);
  return entries.map(({ kind, slug }) => `${kind} ${slug}`);
}

describe("places of the menu", () => {
  let config: SanitizedConfig;
  beforeAll(async () => {
    config = await (await import("../payload.config.ts")).default;
  });

  it("contain every visible collection and global once for an administrator", () => {
    const isShown = ({ slug, admin }: { slug: string; admin: { hidden?: unknown } }): boolean =>
      admin.hidden !== true && !slug.startsWith("payload-");
    const shown = [
      ...config.collections.filter(isShown).map(({ slug }) => `collection ${slug}`),
      ...config.globals.filter(isShown).map(({ slug }) => `global ${slug}`),
      "view campaigns",
      "view translations",
      "view links",
      "view sets",
      "view audit",
      "view evidence",
      "view slices",
      "view transfer",
      "view scenarios",
      "view findings",
      "view finder-history",
      "view finder-map",
      "view finder-table",
      "view finder-try",
    ];
    expect(listEntries("admin").toSorted()).toEqual(shown.toSorted());
  });

  it.each(STAFF)("%s: has at most ten places, and every list once", (role) => {
    expect(listPlaces(createActor(role)).length).toBeLessThanOrEqual(10);
    const entries = listEntries(role);
    expect(new Set(entries).size).toBe(entries.length);
  });

  it.each(STAFF)("%s: may read every list of its places", async (role) => {
    const req = { user: createActor(role) } as unknown as PayloadRequest;
    for (const { entries } of listPlaces(createActor(role)))
      for (const { kind, slug } of entries) {
        if (kind === "view") continue;
        const lists = kind === "global" ? config.globals : config.collections;
        const read = lists.find((entry) => entry.slug === slug)?.access.read;
        expect(await read?.({ req }), slug).not.toBe(false);
        expect(read, slug).toBeDefined();
      }
  });

  it.each([
    ["translator", ["redirects", "media", "form_submissions", "rules", "users"]],
    ["editor", ["redirects", "form_submissions", "rules", "countries", "users"]],
    ["publisher", ["rules", "countries", "finder_live"]],
    ["finder_manager", ["page_single", "media", "forms", "users"]],
    ["auditor", ["form_submissions"]],
  ] as const)("%s: sees no list without a use", (role, unused) => {
    const slugs = listEntries(role).map((entry) => entry.split(" ")[1]);
    expect(unused.filter((slug) => slugs.includes(slug))).toEqual([]);
  });
});
