import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { LOCALES } from "@orlaya/locales";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stored } from "../fields/record.ts";
import { startService, type TestService } from "../testing/service.ts";
import { findDifference } from "./structure.ts";
import { formatLongDate } from "./legal-reference.ts";
import { createDocumentId, seedId } from "../names/ids.ts";

const REPOSITORY = fileURLToPath(new URL("../../../../", import.meta.url));
let service: TestService;
let root: string;
const log = (): void => undefined;

/** Writes a JSON file below the root of the test. */
function write(path: string, value: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(value));
}
const home = {
  title: "Home",
  seo: { title: "Home" },
  slices: [
    {
      slice: "hero",
      title: "Hello",
      image_desktop: "dune-hikers",
      primary: { label: "Plans", to: "page_single:offers.individual", anchor: "plans" },
    },
    { slice: "rich_text", body: "Read **this** and [our plans](page_single:offers.individual)." },
  ],
};
function everywhere(path: string, value: object): void {
  for (const locale of LOCALES) write(`data/content/${locale}/${path}`, value);
}
/**
 * Creates a small data/ in five languages: two pages, cover types, a finder module and two plans,
 * with the real countries, groups, products and offers.
 */
function build(): void {
  rmSync(join(root, "data"), { recursive: true, force: true });
  mkdirSync(join(root, "data/media"), { recursive: true });
  for (const file of [
    "countries",
    "country-facts",
    "regions",
    "groups",
    "products",
    "offers",
    "legal-reference",
    "market-texts",
  ])
    cpSync(join(REPOSITORY, `data/${file}.json`), join(root, `data/${file}.json`));
  const manifest = JSON.parse(
    readFileSync(join(REPOSITORY, "data/media/manifest.json"), "utf8"),
  ) as { images: { key: string; renditions: { file: string }[]; og?: { file: string } }[] };
  const images = manifest.images.filter(({ key }) =>
    ["dune-hikers", "map-th", "boston-sunset", "light-bridge"].includes(key),
  );
  for (const { file } of images.flatMap((image) => [
    ...image.renditions,
    ...(image.og ? [image.og] : []),
  ])) {
    mkdirSync(dirname(join(root, "data/media", file)), { recursive: true });
    cpSync(join(REPOSITORY, "data/media", file), join(root, "data/media", file));
  }
  write("data/media/manifest.json", { ...manifest, images });
  everywhere("page_single/home.individual.json", home);
  everywhere("page_single/offers.individual.json", { title: "Plans", slices: [] });
  everywhere("cover_types/expat.json", {
    key: "expat",
    title: "Expat",
    description: "Long",
    icon: "globe",
  });
  for (const locale of ["en", "fr", "nl"])
    write(`data/content/${locale}/cover_types/travel.json`, { key: "travel", title: "Travel" });
  everywhere("module_lisa/part-lisa-common.json", {
    uid: "part-lisa-common",
    title: "Find",
    cover_type: ["expat", "travel"],
  });
  everywhere("product_page/long-term.json", {
    card: { card_description: "For years." },
    slices: [],
  });
  everywhere("product_page/long-term.group.json", { slices: [] });
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "seed-test-"));
  build();
  service = await startService();
});
afterAll(async () => {
  await service.stop();
  rmSync(root, { recursive: true, force: true });
});
const run = async (partial = false) =>
  (await import("./index.ts")).seed(service.payload, { root, partial, log });
async function problems(): Promise<string[]> {
  const { seed, SeedProblems } = await import("./index.ts");
  try {
    await seed(service.payload, { root, log });
    return [];
  } catch (error) {
    if (!(error instanceof SeedProblems)) throw error;
    return error.problems.map(({ file, path, message }) => `${file} ${path}: ${message}`);
  }
}

describe("validation before anything is written", () => {
  it("reports file, path and reason of every problem in one run", async () => {
    write("data/content/fr/page_single/home.individual.json", {
      ...home,
      titel: "x",
      seo: {
        title: "A title that is far too long for any search engine to show in full, ever",
        colour: "red",
      },
      slices: [
        {
          ...home.slices[0],
          image_desktop: "nobody",
          title: "x".repeat(91),
          layout: "sideways",
          primary: { label: "Plans", to: "page_single:nowhere" },
          secondary: { label: "x", to: "javascript:alert(1)", rel: "y" },
        },
        {
          slice: "rich_text",
          body: "Read [this](product_page:nothing) and [that](action:finder).",
        },
      ],
    });
    write("data/content/de/page_single/home.individual.json", {
      ...home,
      slices: [{ slice: "no_such_slice" }, home.slices[1]],
    });
    write("data/content/nl/page_landing/lonely.json", {
      title: "Lonely",
      uid: "lonely",
      slices: [],
    });
    write("data/content/en/unknown_type/x.json", {});
    mkdirSync(join(root, "data/content/en/page_landing"), { recursive: true });
    writeFileSync(join(root, "data/content/en/page_landing/broken.json"), "{");
    const found = await problems();
    const at = (file: string, rest: string) => `data/content/${file} ${rest}`;
    expect(found).toEqual(
      expect.arrayContaining([
        at("fr/page_single/home.individual.json", "titel: there is no such field"),
        at("fr/page_single/home.individual.json", "seo.colour: there is no such field"),
        at("fr/page_single/home.individual.json", "seo.title: 72 characters, at most 60"),
        at(
          "fr/page_single/home.individual.json",
          'slices[0].image_desktop: there is no picture "nobody" in data/media/manifest.json',
        ),
        at("fr/page_single/home.individual.json", "slices[0].title: 91 characters, at most 90"),
        at(
          "fr/page_single/home.individual.json",
          'slices[0].layout: "sideways" is not one of globe, photo, plain',
        ),
        at(
          "fr/page_single/home.individual.json",
          'slices[0].primary.to: there is no page_single "nowhere" in data/content',
        ),
        at(
          "fr/page_single/home.individual.json",
          "slices[0].secondary.rel: a link has no such field",
        ),
        at(
          "fr/page_single/home.individual.json",
          'slices[1].body: there is no product_page "nothing" in data/content',
        ),
        at(
          "fr/page_single/home.individual.json",
          "slices[1].body: running text cannot start an action",
        ),
        at("de/page_single/home.individual.json", 'slices[0]: there is no slice "no_such_slice"'),
        at("nl/page_landing/lonely.json", ": has no English document"),
        at("en/unknown_type/x.json", ': there is no collection "unknown_type"'),
      ]),
    );
    expect(
      found.some((line) =>
        line.includes('slices[0].secondary.to: "javascript:alert(1)" is no target'),
      ),
    ).toBe(true);
    expect(
      found.some((line) =>
        line.startsWith("data/content/en/page_landing/broken.json : cannot be read"),
      ),
    ).toBe(true);
    expect((await service.payload.count({ collection: "page_single" })).totalDocs).toBe(0);
    build();
  });
  it("reports differences in structure between languages, and missing documents", async () => {
    rmSync(join(root, "data/content/es/page_single/offers.individual.json"));
    write("data/content/nl/page_single/home.individual.json", {
      ...home,
      slices: [home.slices[0]],
    });
    const found = await problems();
    expect(found).toEqual(
      expect.arrayContaining([
        "data/content/es/page_single/offers.individual.json : is missing",
        'data/content/es/page_single/home.individual.json slices[0].primary.to: page_single "offers.individual" does not exist in es',
        "data/content/nl/page_single/home.individual.json slices: has 1 entries, 2 in English",
      ]),
    );
    build();
    expect(findDifference({ tone: "white", label: "Yes" }, { tone: "mist", label: "Ja" })).toEqual({
      path: "tone",
      message: 'is "mist", "white" in English',
    });
    expect(
      findDifference({ label: "Yes", to: "https://a" }, { label: "Ja", to: "https://b" }),
    ).toBeNull();
  });
});

describe("writing", () => {
  it("creates every record as published, with derived ids, and sends no revalidation call", async () => {
    const report = await run();
    expect(report).toMatchObject({ updated: 0, kept: 0 });
    expect(service.calls).toEqual([]);
    const plan = (await service.payload.findByID({
      collection: "product_page",
      id: createDocumentId("product_page", "long-term", "fr"),
      depth: 0,
    })) as unknown as Stored;
    expect(plan).toMatchObject({
      path: "/fr/assurance-expatriation/sante-internationale-longue-duree",
      _status: "published",
      starting_price: 92.4,
      global_offer: true,
      locations: [],
      languages: ["en", "fr", "de", "es"],
      card: {
        card_description: "For years.",
        cta_primary_link: { kind: "url", label: "Obtenir un devis" },
      },
    });
    const group = (await service.payload.findByID({
      collection: "product_page",
      id: createDocumentId("product_page", "long-term.group", "fr"),
      depth: 1,
    })) as unknown as Stored;
    expect(group).toMatchObject({ audience: "corporate", private_plan: { path: plan["path"] } });
    expect(plan["private_plan"]).toBeNull();
    expect(plan["legal_reference"]).toBe(
      "Prix donné à titre d’exemple pour une personne de 32 ans\u00a0; zone de couverture\u00a0: monde entier hors États-Unis\u00a0; franchise annuelle de 1\u00a0000\u00a0€\u00a0; taxes comprises\u00a0; au 1er novembre 2026. Votre prix dépend de votre âge, de la zone et des options choisies.",
    );
    const finder = (await service.payload.findByID({
      collection: "module_lisa",
      id: createDocumentId("module_lisa", "part-lisa-common", "de"),
      depth: 1,
    })) as unknown as { cover_type: Stored[] };
    expect(finder.cover_type.map(({ key, locale }) => `${String(key)} ${String(locale)}`)).toEqual([
      "expat de",
      "travel en",
    ]);
    const page = (await service.payload.findByID({
      collection: "page_single",
      id: createDocumentId("page_single", "home.individual", "de"),
      depth: 2,
    })) as unknown as { slices: Stored[] };
    expect(page.slices[0]).toMatchObject({
      blockType: "hero",
      primary: {
        kind: "document",
        anchor: "plans",
        document: { relationTo: "page_single", value: { path: "/de/versicherungen" } },
      },
      image_desktop: { name: "dune-hikers" },
    });
    const routes = await service.payload.find({ collection: "routes", limit: 0 });
    expect(routes.docs.map((row: Stored) => row["path"])).toEqual(
      expect.arrayContaining(["/en", "/fr", "/es/seguros", "/nl/verzekeringen"]),
    );
    expect((await service.payload.count({ collection: "countries" })).totalDocs).toBe(250);
    expect(readdirSync(join(service.dataDir, "media")).length).toBeGreaterThan(5);
  });
  it("changes nothing on a second run, keeps edits, updates unedited documents, and does not restore deleted ones", async () => {
    expect(await run()).toMatchObject({ created: 0, updated: 0 });
    const id = (locale: string) => createDocumentId("page_single", "home.individual", locale);
    await service.payload.update({
      collection: "page_single",
      id: id("en"),
      data: { title: "An editor was here", _status: "published" },
    });
    // Bypasses the hook that refuses to delete home pages.
    await service.payload.db.deleteOne({
      collection: "page_single",
      where: { id: { equals: id("es") } },
    });
    everywhere("page_single/home.individual.json", { ...home, title: "New title" });
    expect(await run()).toMatchObject({ created: 0, updated: 3 });
    expect(
      await service.payload.findByID({ collection: "page_single", id: id("en") }),
    ).toMatchObject({ title: "An editor was here" });
    expect(
      await service.payload.findByID({ collection: "page_single", id: id("fr") }),
    ).toMatchObject({ title: "New title", path: "/fr" });
    expect(
      await service.payload.findByID({
        collection: "page_single",
        id: id("es"),
        disableErrors: true,
      }),
    ).toBeNull();
  });
  it("[2-035] [2-061] creates a page below the page of the region for every country, with its own path and texts", async () => {
    for (const key of ["europe", "europe.corporate"])
      everywhere(`page_region/${key}.json`, { title: "Europe", uid: "europe", slices: [] });
    for (const locale of LOCALES)
      write(`data/content/${locale}/page_country/at.json`, {
        slices: [{ slice: "rich_text", body: `Care in ${locale}.` }],
      });
    expect(await run()).toMatchObject({ created: 550, updated: 0 });
    function page(code: string, locale: string) {
      return service.payload.findByID({
        collection: "page_country",
        id: createDocumentId("page_country", code, locale),
        depth: 0,
        disableErrors: true,
      }) as Promise<Stored>;
    }
    expect(await page("de", "fr")).toMatchObject({
      title: "Allemagne",
      path: "/fr/destinations/europe/allemagne",
      country_code: "DE",
      slices: [],
      _status: "published",
      seo: {
        title: "Allemagne\u00a0: assurance santé et voyage",
        description:
          "Allemagne\u00a0: vérifiez si une assurance santé ou voyage couvre votre séjour, et l’essentiel avant le départ. Numéro d’urgence\u00a0: 112. Capitale\u00a0: Berlin.",
      },
    });
    expect(await page("at.corporate", "de")).toMatchObject({
      path: "/de/unternehmen/ziellaender/europe/oesterreich",
      seo: { title: "Österreich: Gruppenverträge für Unternehmen" },
    });
    expect(await page("at", "en")).toMatchObject({
      title: "Austria",
      path: "/en/destinations/europe/austria",
      slices: [{ blockType: "rich_text" }],
    });
    expect(await page("th", "en")).toBeNull();
    const rows = await service.payload.find({
      collection: "routes",
      where: { type: { equals: "page_country" } },
      limit: 0,
    });
    expect(rows.docs).toHaveLength(540);
    const written = new Set(
      LOCALES.map((locale) => createDocumentId("page_country", "at", locale)),
    );
    for (const row of rows.docs as unknown as readonly Stored[]) {
      const isWritten = written.has(String(row["document"]));
      expect([row["indexing"], row["noindex"]], String(row["path"])).toEqual(
        isWritten ? ["text", false] : ["no_text", true],
      );
    }
    expect(
      (await service.payload.find({ collection: "page_country", draft: true, limit: 1 })).totalDocs,
    ).toBe(540);
  });
  it("creates a country’s page with the values that a save would set, and keeps an editor’s change", async () => {
    const id = createDocumentId("page_country", "be", "nl");
    const made = (await service.payload.findByID({
      collection: "page_country",
      id,
      depth: 0,
    })) as unknown as Stored;
    const { id: _id, group: _group, createdAt: _created, updatedAt: _updated, ...facts } = made;
    const saved = (await service.payload.create({
      collection: "page_country",
      depth: 0,
      data: {
        locale: "nl",
        audience: "individual",
        title: made["title"],
        uid: "belgie-2",
        region: made["region"],
        country_code: "BE",
        seo: { title: "x", description: "y" },
        slices: [],
        _status: "published",
      },
    })) as unknown as Stored;
    expect({
      ...facts,
      uid: saved["uid"],
      path: saved["path"],
      seo: { ...(facts["seo"] as Stored), title: "x", description: "y" },
    }).toEqual(Object.fromEntries(Object.keys(facts).map((name) => [name, saved[name]])));
    await service.payload.update({
      collection: "page_country",
      id,
      data: { title: "Een redacteur was hier", _status: "published" },
    });
    everywhere("page_country/be.json", { title: "New", slices: [] });
    expect(await run()).toMatchObject({ created: 0, updated: 4 });
    expect(await service.payload.findByID({ collection: "page_country", id })).toMatchObject({
      title: "Een redacteur was hier",
      path: "/nl/destinations/europe/belgie",
    });
    expect(
      (
        await service.payload.findVersions({
          collection: "page_country",
          where: { parent: { equals: id } },
          limit: 0,
        })
      ).totalDocs,
    ).toBe(2);
  });
  it("creates one administrator once, and sets the key of the site’s user from the environment", async () => {
    const { ensureAdmin, ensureSiteUser } = await import("./accounts.ts");
    const first = await ensureAdmin(service.payload);
    expect(first).toMatchObject({ created: true, email: "admin@orlaya.example" });
    expect(first.password?.length).toBeGreaterThan(16);
    expect(await ensureAdmin(service.payload)).toMatchObject({ created: false, password: null });
    await ensureSiteUser(service.payload);
    await ensureSiteUser(service.payload);
    const answer = await service.request("GET", "/api/routes?limit=1", {
      as: process.env["SITE_API_KEY"] ?? "",
    });
    expect(answer.body["totalDocs"]).toBeGreaterThan(3);
  });
  it("derives stable UUIDs of version 5, and formats dates in five languages", () => {
    expect(seedId("a")).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(seedId("a")).toBe(seedId("a"));
    expect(seedId("a")).not.toBe(seedId("b"));
    expect(LOCALES.map((locale) => formatLongDate("2026-11-01", locale))).toEqual([
      "1 November 2026",
      "1er novembre 2026",
      "1 de noviembre de 2026",
      "1. November 2026",
      "1 november 2026",
    ]);
  });
});
