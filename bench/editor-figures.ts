/** Measures what editors wait for in one content service, for `npm run bench:editors`. */
import { startCms, startSite, type Service } from "../scripts/lib/services.ts";
import { freePort, prepare } from "../scripts/lib/settings.ts";
import { runStep } from "../scripts/lib/steps.ts";
import { openSession, type Body, type Session } from "./editor-session.ts";
import { getPercentile, type Figures } from "./page-figures.ts";

const SAMPLE = 20;
const DOCUMENTS = 100;
/** The view with which the others are compared: a list of Payload without parts of this project. */
const PLAIN_LIST = "list of a collection (Payload)";
/** Figure that is the unit of the last column of the table. */
export const BASELINE = `${PLAIN_LIST}, p50`;

interface Doc {
  readonly id: string;
  readonly path: string;
}
const readDoc = (text: string): Doc => (JSON.parse(text) as { doc: Doc }).doc;

/** Times an address repeatedly. The first answer also loads code, so it is not counted. */
async function timeView({ ask }: Session, name: string, path: string): Promise<Figures> {
  const timings: number[] = [];
  for (let index = 0; index <= SAMPLE; index += 1) timings.push((await ask("GET", path)).ms);
  const counted = timings.slice(1);
  return {
    [`${name}, p50`]: getPercentile(counted, 0.5),
    [`${name}, p95`]: getPercentile(counted, 0.95),
  };
}

/** Times the views and searches that grow with the number of documents. */
async function measureViews(session: Session): Promise<Figures> {
  async function find(path: string): Promise<string> {
    const query = `/api/page_single?where[path][equals]=${path}&limit=1&depth=0`;
    const { docs } = (await session.read(query)) as { docs: readonly Doc[] };
    if (!docs[0]) throw new Error(`The seed has no page at ${path}.`);
    return docs[0].id;
  }
  const [home, contact] = [await find("/en"), await find("/en/contact")];
  const views: readonly (readonly [string, string])[] = [
    [PLAIN_LIST, "/admin/collections/page_faq?limit=10"],
    ["form of the home page", `/admin/collections/page_single/${home}`],
    ["start page", "/admin"],
    ["board of translations", "/admin/translations"],
    ["board, missing in Spanish", "/admin/translations?locale=es&state=missing"],
    ["search, words", "/api/search?q=hospital%20stay"],
    ["search, address", "/api/search?q=/en/contact"],
    ["where used", `/api/uses/page_single/${contact}`],
    ["view that publishes the rules", "/admin/globals/finder_live"],
  ];
  const figures: Figures[] = [];
  for (const [name, path] of views) figures.push(await timeView(session, name, path));
  return Object.assign({}, ...figures) as Figures;
}

/** Exports documents as XLIFF, and imports the file again. */
async function measureXliff({ ask, read }: Session): Promise<Figures> {
  const query = `/api/document_index?limit=${DOCUMENTS}&where[locale][equals]=es&where[type][equals]=page_country&depth=0`;
  const { docs } = (await read(query)) as { docs: readonly { type: string; group: string }[] };
  const documents = docs.map(({ type, group }) => ({ collection: type, group }));
  const exported = await ask("POST", "/api/xliff/export", {
    documents,
    source: "en",
    target: "es",
  });
  const imported = await ask("POST", "/api/xliff/import?dry=true", { xliff: exported.text });
  return {
    [`XLIFF, ${documents.length} documents out`]: exported.ms,
    [`XLIFF, ${documents.length} documents compared`]: imported.ms,
  };
}

/** Fields of a page in an edition. */
function writePage(edition: string, index: number): Body {
  return {
    ...{ uid: `measured-${index}`, title: `Measured ${edition} ${index}`, purpose: "normal" },
    ...{ locale: "en", audience: "individual" },
    seo: {
      description: `Page ${index} of a measurement of the time from publication to visitors.`,
    },
    slices: [{ blockType: "page_head", title: `Edition ${edition} ${index}` }],
  };
}

/** Waits until the site shows a text. @returns the time since `started` in ms */
async function waitFor(url: string, text: string, started: number): Promise<number> {
  for (let tries = 0; tries < 2000; tries += 1) {
    if ((await (await fetch(url)).text()).includes(text)) return performance.now() - started;
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
  throw new Error(`${url} did not show ${text}.`);
}

/** Publishes pages one by one, then all of them as one campaign. */
async function measurePublishing({ ask }: Session, site: string): Promise<Figures> {
  const pages: Doc[] = [];
  for (let index = 0; index < DOCUMENTS; index += 1) {
    const body = { ...writePage("a", index), _status: "published" };
    pages.push(readDoc((await ask("POST", "/api/page_landing?depth=0", body)).text));
  }
  const [first] = pages;
  if (!first) return {};
  const single: number[] = [];
  // The first publication is a figure of its own: the site, which starts without its warm-up here,
  // renders its first page, and loads code and shared content for it.
  for (let round = 0; round <= SAMPLE; round += 1) {
    const started = performance.now();
    const body = { ...writePage(`b${round}`, 0), _status: "published" };
    await ask("PATCH", `/api/page_landing/${first.id}?depth=0`, body);
    single.push(await waitFor(site + first.path, `Edition b${round} 0`, started));
  }
  for (const [index, { id }] of pages.entries())
    await ask("PATCH", `/api/page_landing/${id}?draft=true&depth=0`, writePage("c", index));
  const changes = pages.map(({ id }) => ({
    ...{ kind: "document", collection: "page_landing", id, action: "publish" },
  }));
  const created = await ask("POST", "/api/campaign", { name: "Measured", changes });
  const { id } = JSON.parse(created.text) as Doc;
  const started = performance.now();
  await ask("POST", `/api/campaign/${id}/publish`, {});
  const campaign = await waitFor(site + first.path, "Edition c 0", started);
  return {
    "publish → live, first after a cold start": single[0] ?? NaN,
    "publish → live, p50": getPercentile(single.slice(1), 0.5),
    "publish → live, p95": getPercentile(single.slice(1), 0.95),
    [`campaign of ${DOCUMENTS} → live`]: campaign,
  };
}

/** Starts the services on a data folder, measures them as the administrator and stops them. */
export async function measureEditing(dataDir: string): Promise<Figures> {
  const settings = await prepare({
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
    WARM_UP: "false",
  });
  const services: Service[] = [await startCms(settings)];
  try {
    services.push(await startSite(settings));
    const session = await openSession(`http://localhost:${settings.cmsPort}`, dataDir);
    return {
      ...(await runStep("Views and searches", () => measureViews(session))),
      ...(await runStep("XLIFF", () => measureXliff(session))),
      ...(await runStep("Publication", () => measurePublishing(session, settings.siteUrl))),
    };
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
}
