/**
 * Keeps the filters of the lists for each account. A list that was never filtered opens in the
 * languages of the account. Payload keeps columns, order and length only.
 */
import { upsertPreferences } from "@payloadcms/ui/rsc";
import { createLocalReq, getPayload, type SanitizedConfig } from "payload";
import { readActor } from "../access/roles.ts";
import { buildLanguageFilter, readFilters, type SearchParams } from "../documents/list-filters.ts";
import { readString } from "../fields/record.ts";
import { adminPaths } from "../names/paths.ts";

/**
 * Stores the filters of a list that is opened with parameters.
 * @returns the address with the filters of the account when a list is opened without parameters and
 * the account has some, else null
 */
export async function findOwnList(
  config: Promise<SanitizedConfig>,
  [kind, slug, ...more]: readonly string[],
  parameters: SearchParams,
  headers: Headers,
): Promise<string | null> {
  if (kind !== "collections" || slug === undefined || more.length > 0) return null;
  const payload = await getPayload({ config });
  const collection = payload.collections[slug]?.config;
  const { user } = await payload.auth({ headers });
  const actor = readActor(user);
  if (!collection || !user || !actor) return null;
  const key = `filters-${slug}`;
  if (Object.keys(parameters).length > 0) {
    const req = await createLocalReq({ user }, payload);
    await upsertPreferences({ key, req, value: readFilters(parameters) });
    return null;
  }
  const stored = await payload.find({
    collection: "payload-preferences",
    where: {
      and: [
        { key: { equals: key } },
        { "user.relationTo": { equals: user.collection } },
        { "user.value": { equals: user.id } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const [preference] = stored.docs;
  const filters = preference
    ? readString(preference.value)
    : buildLanguageFilter(actor, collection);
  return filters === "" ? null : adminPaths.filteredList(slug, filters);
}
