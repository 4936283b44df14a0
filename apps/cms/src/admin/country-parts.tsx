/**
 * Panel of a country page: the parts that the site shows, in their order, and the records from
 * which they come.
 */
import { COUNTRY_PARTS, FINDER_UIDS, type CountryPart } from "@orlaya/contract";
import { AUDIENCES } from "@orlaya/routes";
import type { PayloadRequest, Where } from "payload";
import { readRelationId, readString, type Stored } from "../fields/record.ts";
import { getSay, writeLabelOf } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import "./finder.css";
import "./country-parts.css";

interface Source {
  readonly title: string;
  readonly href: string;
}
interface Props {
  readonly data: Stored;
  readonly req: PayloadRequest;
}

/** Finds a record, and returns its title and its page in the admin; nothing when there is none. */
async function findSource(
  { req }: Props,
  [collection, title]: readonly [collection: string, title: string],
  where: Where,
): Promise<readonly Source[]> {
  const found = await req.payload.db.findOne<Stored & { id: string }>({ collection, where, req });
  if (!found) return [];
  return [{ title: readString(found[title]), href: adminPaths.document(collection, found.id) }];
}

/** Returns the list of plans. */
function listPlans({ req }: Props): Source {
  const collection = "product_page";
  const labels = req.payload.collections[collection]?.config.labels;
  return {
    title: writeLabelOf(req, labels?.plural) ?? collection,
    href: adminPaths.collection(collection),
  };
}

/** Finds the records from which each part of the page comes. */
async function findSources(
  props: Props,
): Promise<Readonly<Record<CountryPart, readonly Source[]>>> {
  const { country_code: code, region, locale, audience } = props.data;
  const site = AUDIENCES.find((name) => name === audience) ?? AUDIENCES[0];
  const [country, place, finder] = await Promise.all([
    findSource(props, ["countries", "display"], { code: { equals: readString(code).slice(0, 2) } }),
    findSource(props, ["page_region", "title"], { id: { equals: readRelationId(region) ?? "" } }),
    findSource(props, ["module_lisa", "title"], {
      and: [{ locale: { equals: locale } }, { uid: { equals: FINDER_UIDS[site] } }],
    }),
  ]);
  return {
    head: [...country, ...place],
    facts: country,
    plans: [listPlans(props)],
    slices: [],
    finder,
    neighbours: country,
  };
}

export async function CountryParts(props: Props) {
  const sources = await findSources(props);
  const say = getSay(props.req);
  return (
    <section className="finder finder--bar" aria-labelledby="country-parts">
      <div className="finder-card country-parts">
        <h3 id="country-parts">{say("countryParts.title")}</h3>
        <p className="finder-quiet">{say("countryParts.intro")}</p>
        <ol>
          {COUNTRY_PARTS.map((part) => (
            <li key={part} className={`country-parts__${part}`}>
              <b>{say(`countryParts.${part}`)}</b>
              <p className="finder-quiet">{say(`countryParts.${part}.from`)}</p>
              <Sources of={sources[part]} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Sources({ of }: { readonly of: readonly Source[] }) {
  if (of.length === 0) return null;
  return (
    <p className="country-parts__sources finder-quiet">
      {of.map(({ title, href }) => (
        <a key={href} href={href}>
          {title}
        </a>
      ))}
    </p>
  );
}
