/**
 * Lists the versions of a document with the author of each. Payload's own list does not contain
 * authors.
 */
import { getTranslation } from "@payloadcms/translations";
import type { DocumentViewServerProps, PayloadRequest, Where } from "payload";
import { record, readString, type Stored } from "../fields/record.ts";
import { getSay } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { VersionDate, VersionsTrail } from "./version-parts.tsx";
import "./finder.css";

const PAGE = 25;
type Version = Stored & { readonly id: string; readonly updatedAt: string };

/**
 * The document whose versions are shown. `drafts`: whether it has drafts, and therefore a status.
 */
interface Shown {
  readonly req: PayloadRequest;
  readonly slug: string;
  readonly docID: number | string;
  readonly drafts: boolean;
}

export async function Versions({
  initPageResult: { req, collectionConfig, docID },
  routeSegments,
  searchParams,
  versions,
}: DocumentViewServerProps) {
  if (!collectionConfig || docID === undefined) return null;
  const { slug } = collectionConfig;
  const drafts = record(collectionConfig.versions)["drafts"] !== false;
  const shown: Shown = { req, slug, docID, drafts };
  const page = readPageNumber(searchParams?.["page"]);
  const [{ docs, totalPages }, published] = await Promise.all([
    readVersions(shown, [], PAGE, page),
    drafts ? readVersions(shown, [{ "version._status": { equals: "published" } }], 1, 1) : null,
  ]);
  const live = (await isPublished(shown)) ? published?.docs[0]?.id : undefined;
  const base =
    routeSegments[2] === "trash"
      ? adminPaths.trashed(slug, docID)
      : adminPaths.document(slug, docID);
  const choosing = versions?.useVersionDrawerCreatedAtCell === true;
  return (
    <main
      className={`finder finder-versions${versions?.disableGutter === true ? "" : " gutter--left gutter--right"}`}
    >
      {!choosing && (
        <VersionsTrail
          collection={slug}
          plural={getTranslation(collectionConfig.labels.plural, req.i18n)}
          base={base}
        />
      )}
      <VersionTable shown={shown} versions={docs} live={live} base={base} choosing={choosing} />
      {totalPages > 1 && !choosing && (
        <Pages label={req.t("version:versions")} count={totalPages} current={page} />
      )}
    </main>
  );
}

/** Returns the page number of an address; 1 for anything else. */
const readPageNumber = (given: unknown): number => Math.max(1, Math.trunc(Number(given)) || 1);

function readVersions(
  { req, slug, docID, drafts }: Shown,
  where: Where[],
  limit: number,
  page: number,
) {
  return req.payload.findVersions({
    collection: slug as "page_landing",
    where: { and: [{ parent: { equals: docID } }, ...where] },
    sort: "-updatedAt",
    limit,
    page,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
    trash: true,
    select: {
      id: true,
      updatedAt: true,
      autosave: true,
      version: { edited_by: true, ...(drafts ? { _status: true } : {}) },
    } as never,
  });
}

async function isPublished({ req, slug, docID }: Shown): Promise<boolean> {
  const document = await req.payload.db.findOne<Stored & { id: string }>({
    collection: slug,
    where: { id: { equals: docID } },
    req,
  });
  return document?.["_status"] === "published";
}

/** Returns the status of a version as text. `live`: id of the version that is published now. */
function writeState(
  { t }: PayloadRequest,
  { id, version, autosave }: Version,
  live: string | undefined,
): string {
  if (record(version)["_status"] === "published")
    return t(id === live ? "version:currentlyPublished" : "version:previouslyPublished");
  return autosave === true ? `${t("version:draft")}, ${t("version:autosave")}` : t("version:draft");
}

function VersionTable({
  shown: { req, drafts },
  versions,
  live,
  base,
  choosing,
}: {
  readonly shown: Shown;
  readonly versions: readonly Version[];
  readonly live: string | undefined;
  /** Address of the document in the admin. */
  readonly base: string;
  readonly choosing: boolean;
}) {
  const { t } = req;
  const say = getSay(req);
  return (
    <div className="finder-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{t("general:updatedAt")}</th>
            <th scope="col">{say("version.author")}</th>
            {drafts && <th scope="col">{t("version:status")}</th>}
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <tr key={version.id}>
              <td>
                <VersionDate
                  id={version.id}
                  at={version.updatedAt}
                  href={adminPaths.version(base, version.id)}
                  choosing={choosing}
                />
              </td>
              <td>
                {readString(record(version["version"])["edited_by"]) || say("version.byService")}
              </td>
              {drafts && <td>{writeState(req, version, live)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Pages({
  label,
  count,
  current,
}: {
  readonly label: string;
  readonly count: number;
  readonly current: number;
}) {
  return (
    <nav className="finder-actions" aria-label={label}>
      {Array.from({ length: count }, (_, at) => at + 1).map((number) =>
        number === current ? (
          <strong key={number} aria-current="page">
            {number}
          </strong>
        ) : (
          <a key={number} href={adminPaths.listPage(number)}>
            {number}
          </a>
        ),
      )}
    </nav>
  );
}
