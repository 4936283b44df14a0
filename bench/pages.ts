/**
 * npm run bench:pages [-- --documents 10000] [--json]: how pages, lists and sitemaps fare when the site grows. The seed
 * and the seed with that many generated documents are measured side by side in one run, each on a database and data
 * folder of its own; ratios say whether a page's cost grows with their number. Times never decide anything.
 *
 * BENCH_DATA names a folder that is seeded already; without it one is made. Applications are built when they changed.
 */
import { createHmac, randomUUID } from "node:crypto";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import {
  AUDIENCES,
  buildPath,
  documentPath,
  LOCALES,
  technical,
  type DocumentRef,
} from "@orlaya/routes";
import { build } from "../scripts/lib/build.ts";
import { migrate, seed } from "../scripts/lib/content.ts";
import { startCms, startSite, type Service } from "../scripts/lib/services.ts";
import { freePort, prepare } from "../scripts/lib/settings.ts";
import { step } from "../scripts/lib/steps.ts";
import { table } from "./measure.ts";

const { values } = parseArgs({
  options: {
    documents: { type: "string", default: "10000" },
    json: { type: "boolean", default: false },
  },
});
const DOCUMENTS = Number(values.documents);
const SAMPLE = 30;
/** Shares of the generated documents: the kinds that grow on a living site. */
const KINDS = [
  ["page_guide", 0.5],
  ["page_faq", 0.3],
  ["page_article", 0.2],
] as const;

/** Adds documents by copying published ones under new addresses, straight into the database: 10,000 saves would take the service an hour. */
function grow(file: string, count: number): number {
  const database = new DatabaseSync(file);
  function columns(name: string): readonly string[] {
    return database
      .prepare(`pragma table_info("${name}")`)
      .all()
      .map((column) => String(column["name"]));
  }
  function insert(name: string, row: Readonly<Record<string, unknown>>): void {
    const names = columnsOf.get(name) ?? columns(name);
    columnsOf.set(name, names);
    database
      .prepare(
        `insert into "${name}" (${names.map((column) => `"${column}"`).join(",")}) values (${names.map(() => "?").join(",")})`,
      )
      .run(...names.map((column) => (row[column] ?? null) as string | number | null));
  }
  const columnsOf = new Map<string, readonly string[]>();
  let made = 0;
  database.exec("begin");
  for (const [kind, share] of KINDS) {
    for (const locale of LOCALES) {
      for (const audience of AUDIENCES) {
        const models = database
          .prepare(
            `select * from "${kind}" where locale = ? and _status = 'published' and path is not null`,
          )
          .all(locale);
        const [
          model = database
            .prepare(`select * from "${kind}" where _status = 'published' limit 1`)
            .get(),
        ] = models;
        if (!model) continue;
        for (
          let index = 0;
          index < Math.floor((count * share) / (LOCALES.length * AUDIENCES.length));
          index += 1
        ) {
          const uid = `generated-${index}`;
          const path = documentPath({ type: kind, locale, audience, uid } satisfies DocumentRef);
          const [id, title] = [randomUUID(), `Generated ${index}, ${kind}, ${locale}, ${audience}`];
          const group = `${kind}-${audience}-${index}`;
          insert(kind, {
            ...model,
            id,
            uid,
            path,
            group,
            title,
            locale,
            audience,
            ...("offer_id" in model ? { offer_id: null } : {}),
          });
          insert("routes", {
            id: randomUUID(),
            path,
            locale,
            audience,
            type: kind,
            document: id,
            group,
            title,
            breadcrumb: title,
            description: title,
            lastmod: model["updated_at"],
            sitemap: 1,
            noindex: 0,
            search: title,
            updated_at: model["updated_at"],
            created_at: model["created_at"],
          });
          made += 1;
        }
      }
    }
  }
  database.exec("commit");
  database.close();
  return made;
}

interface Timing {
  readonly firstByte: number;
  readonly whole: number;
  readonly bytes: number;
}
function get(origin: string, path: string): Promise<Timing> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    httpRequest(new URL(path, origin), { headers: { "accept-encoding": "br" } }, (response) => {
      const firstByte = performance.now() - started;
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => {
        if (response.statusCode === 200)
          resolve({ firstByte, whole: performance.now() - started, bytes });
        else reject(new Error(`${path} answers ${response.statusCode ?? 0}.`));
      });
    })
      .on("error", reject)
      .end();
  });
}
function p(timings: readonly number[], share: number): number {
  return (
    [...timings].sort((a, b) => a - b)[
      Math.min(timings.length - 1, Math.floor(timings.length * share))
    ] ?? NaN
  );
}

const WARM_MS = 10 * 60_000;
/** A site that has just started reads every document once in the background; it is measured when that is over. */
async function warmed(log: string): Promise<void> {
  for (
    const end = Date.now() + WARM_MS;
    Date.now() < end;
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    })
  ) {
    if ((await readFile(log, "utf8").catch(() => "")).includes('"content warmed"')) return;
  }
  throw new Error("The site did not read its content in ten minutes.");
}

/** Figures of one size, in ms. */
async function measure(dataDir: string): Promise<Readonly<Record<string, number>>> {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const settings = await prepare({
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    LOG_LEVEL: "info",
  });
  const services: Service[] = [await startCms(settings)];
  try {
    services.push(await startSite(settings));
    const { siteUrl: origin } = settings;
    async function forget(): Promise<void> {
      const tags = [
        "routes",
        "release",
        "type:countries",
        "type:group_of_countries",
        ...LOCALES.flatMap((locale) => [
          ...AUDIENCES.map((audience) => `chrome:${audience}:${locale}`),
          ...[
            "module_lisa",
            "product_page",
            "page_error",
            "page_guide",
            "page_faq",
            "page_article",
          ].map((type) => `type:${type}:${locale}`),
        ]),
      ];
      const body = JSON.stringify({ tags });
      const seconds = Math.floor(Date.now() / 1000);
      const answer = await fetch(origin + technical.revalidate, {
        method: "POST",
        body,
        headers: {
          "x-orlaya-signature": `t=${seconds},v1=${createHmac(
            "sha256",
            settings.env["REVALIDATE_SECRET"] ?? "",
          )
            .update(`${seconds}.${body}`)
            .digest("hex")}`,
        },
      });
      if (!answer.ok) throw new Error(`Invalidation answers ${answer.status}.`);
    }
    /** Pages with everything that stands on them asked of the content service anew. */
    async function cold(paths: readonly string[]): Promise<Timing[]> {
      const found: Timing[] = [];
      for (const path of paths) {
        await forget();
        found.push(await get(origin, path));
      }
      return found;
    }
    async function each(paths: readonly string[]): Promise<Timing[]> {
      const found: Timing[] = [];
      for (const path of paths) found.push(await get(origin, path));
      return found;
    }
    const repeat = <T>(value: T): readonly T[] => Array.from({ length: SAMPLE }, () => value);
    const first = (type: "page_guide" | "page_article"): string =>
      pathsOf(join(dataDir, "cms.db"), type)[0] ?? "";
    const all = buildPath("all-guides", { locale: "en", audience: "individual" });
    const guide = first("page_guide");
    await warmed(join(dataDir, "site.log"));
    // The first page ever also waits for the renderer to load.
    await get(origin, "/en");
    const [home, asked, list, article] = [
      await cold(repeat("/en")),
      await cold(repeat(guide)),
      await cold(repeat(all)),
      await cold(repeat(first("page_article"))),
    ];
    const rendered = await each(
      Array.from({ length: SAMPLE }, (_, index) => `${guide}?q=${index}`),
    );
    const kept = await each(repeat(guide));
    await forget();
    const index = await get(origin, technical.sitemapIndex);
    const file = await get(origin, technical.sitemap("en", "page_guide"));
    const again = await each(repeat(technical.sitemap("en", "page_guide")));
    const wholes = (timings: readonly Timing[]): readonly number[] =>
      timings.map(({ whole }) => whole);
    return {
      "home, cold, p50": p(wholes(home), 0.5),
      "guide, cold, p50": p(wholes(asked), 0.5),
      "guide, cold, p95": p(wholes(asked), 0.95),
      "article, cold, p50": p(wholes(article), 0.5),
      "list of guides, cold, p50": p(wholes(list), 0.5),
      "guide, rendered from remembered content, p50": p(wholes(rendered), 0.5),
      "guide, rendered, p95": p(wholes(rendered), 0.95),
      "guide, kept, first byte, p50": p(
        kept.map(({ firstByte }) => firstByte),
        0.5,
      ),
      "guide, kept, p50": p(wholes(kept), 0.5),
      "sitemap index, cold": index.whole,
      "sitemap of guides, after the index": file.whole,
      "sitemap of guides, kept, p50": p(wholes(again), 0.5),
      "sitemap of guides, kB (brotli)": file.bytes / 1024,
    };
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
}
/** Published English pages of one kind, the ones from the seed first. */
function pathsOf(file: string, type: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database
    .prepare(
      "select path from routes where locale = 'en' and audience = 'individual' and type = ? order by path like '%generated-%', path",
    )
    .all(type);
  database.close();
  return rows.map((row) => String(row["path"]));
}

const scratch = await mkdtemp(join(tmpdir(), "bench-pages-"));
try {
  await build();
  const [small, large] = [join(scratch, "seed"), join(scratch, "large")];
  const given = process.env["BENCH_DATA"];
  if (given) await cp(given, small, { recursive: true });
  const settings = await prepare({
    ...process.env,
    DATA_DIR: small,
    PORT: String(await freePort()),
    CMS_PORT: String(await freePort()),
  });
  await migrate(settings);
  if (!given) await seed(settings);
  for (const folder of ["last-good", "cms.log", "site.log"])
    await rm(join(small, folder), { recursive: true, force: true });
  await cp(small, large, { recursive: true });
  const made = await step(`Generating ${DOCUMENTS} documents`, () =>
    Promise.resolve(grow(join(large, "cms.db"), DOCUMENTS)),
  );
  const before = await step("Measuring the seed", () => measure(small));
  const after = await step(`Measuring the seed and ${made} documents`, () => measure(large));
  const rows = Object.entries(before).map(([name, value]) => ({
    name,
    seed: value,
    large: after[name] ?? NaN,
    ratio: (after[name] ?? NaN) / value,
  }));
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ machine: cpus()[0]?.model, node: process.version, documents: made, rows }, null, 2)}\n`
      : `\n${table([["ms", "seed", `and ${made}`, "ratio"], ...rows.map(({ name, seed: less, large: more, ratio }) => [name, less.toFixed(1), more.toFixed(1), ratio.toFixed(2)])])}\n\nnode ${process.version}, ${cpus()[0]?.model.trim() ?? ""}\n`,
  );
} finally {
  await rm(scratch, { recursive: true, force: true });
}
