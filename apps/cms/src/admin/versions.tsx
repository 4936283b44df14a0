/** The versions of a document with the person who made each; the list that the admin brings along names nobody. */
import type { DocumentViewServerProps, Where } from "payload";
import { record, string, type Stored } from "../fields/record.ts";
import { VersionDate, VersionsTrail } from "./version-parts.tsx";
import "./finder.css";

const PAGE = 25;
type Version = Stored & { readonly id: string; readonly updatedAt: string };

export async function Versions({
  initPageResult: { req, collectionConfig, docID },
  routeSegments,
  searchParams,
  versions,
}: DocumentViewServerProps) {
  if (!collectionConfig || docID === undefined) return null;
  const { payload, t, user } = req;
  const { slug, labels } = collectionConfig;
  const drafts = record(collectionConfig.versions)["drafts"] !== false;
  async function read(where: Where[], limit: number, page: number) {
    return payload.findVersions({
      collection: slug as "page_landing",
      where: { and: [{ parent: { equals: docID } }, ...where] },
      sort: "-updatedAt",
      limit,
      page,
      depth: 0,
      overrideAccess: false,
      user,
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
  const page = Math.max(1, Math.trunc(Number(searchParams?.["page"])) || 1);
  const [{ docs, totalPages }, published] = await Promise.all([
    read([], PAGE, page),
    drafts ? read([{ "version._status": { equals: "published" } }], 1, 1) : null,
  ]);
  const live =
    (
      await payload.db.findOne<Stored & { id: string }>({
        collection: slug,
        where: { id: { equals: docID } },
        req,
      })
    )?.["_status"] === "published"
      ? published?.docs[0]?.id
      : undefined;
  function stateOf({ id, version, autosave }: Version): string {
    if (record(version)["_status"] === "published")
      return t(id === live ? "version:currentlyPublished" : "version:previouslyPublished");
    return autosave === true
      ? `${t("version:draft")}, ${t("version:autosave")}`
      : t("version:draft");
  }
  const base = `/admin/collections/${slug}/${routeSegments[2] === "trash" ? "trash/" : ""}${docID}`;
  const choosing = versions?.useVersionDrawerCreatedAtCell === true;
  return (
    <main
      className={`finder finder-versions${versions?.disableGutter === true ? "" : " gutter--left gutter--right"}`}
    >
      {!choosing && (
        <VersionsTrail
          collection={slug}
          plural={typeof labels.plural === "string" ? labels.plural : slug}
          base={base}
        />
      )}
      <div className="finder-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t("general:updatedAt")}</th>
              <th scope="col">Changed by</th>
              {drafts && <th scope="col">{t("version:status")}</th>}
            </tr>
          </thead>
          <tbody>
            {(docs as unknown as readonly Version[]).map((version) => (
              <tr key={version.id}>
                <td>
                  <VersionDate
                    id={version.id}
                    at={version.updatedAt}
                    href={`${base}/versions/${version.id}`}
                    choosing={choosing}
                  />
                </td>
                <td>{string(record(version["version"])["edited_by"]) || "–"}</td>
                {drafts && <td>{stateOf(version)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {totalPages > 1 && !choosing && (
        <nav className="finder-actions" aria-label={t("version:versions")}>
          {Array.from({ length: totalPages }, (_, at) => at + 1).map((number) =>
            number === page ? (
              <strong key={number} aria-current="page">
                {number}
              </strong>
            ) : (
              <a key={number} href={`?page=${number}`}>
                {number}
              </a>
            ),
          )}
        </nav>
      )}
    </main>
  );
}
