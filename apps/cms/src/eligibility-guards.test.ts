/** Closed countries, exclusion, journeys that must hold, effects of edits, and the second person. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { record, type Stored } from "./fields/record.ts";
import { createEligibilityFolder, findRow, type Row } from "./testing/eligibility.ts";
import { startService, type Answer, type TestService } from "./testing/service.ts";

/** The rule that the tests edit and copy: one product, no nationality. */
const EDITED = "01-SG-EXP-TH";
/** A list of excluded countries that rules name. */
const EXCLUDED = "Excluded countries [destination]";

let service: TestService;
let root: string;
let manager: string;
let admin: string;
let site: string;
beforeAll(async () => {
  root = createEligibilityFolder();
  service = await startService();
  await (await import("./seed/index.ts")).seed(service.payload, { root, log: () => undefined });
  manager = await service.user("finder_manager", { email: "manager@example.com" });
  site = await service.user("site");
});
afterAll(async () => {
  await service.stop();
  rmSync(root, { recursive: true, force: true });
});

const find = (collection: string, field: string, value: unknown): Promise<Row> =>
  findRow(service, collection, field, value);
function patch(collection: string, id: string, body: object, as = manager): Promise<Answer> {
  return service.request("PATCH", `/api/${collection}/${id}`, { as, body });
}
function post(path: string, body: object, as = manager): Promise<Answer> {
  return service.request("POST", path, { as, body });
}
async function preview(as = manager): Promise<Stored> {
  return (await service.request("GET", "/api/finder/preview", { as })).body;
}
async function read(name: string): Promise<Record<string, unknown>[]> {
  const { text } = await service.request("GET", `/api/finder/table/${name}`, { as: manager });
  return JSON.parse(text) as Record<string, unknown>[];
}
function send(name: string, text: string, format = "json", query = ""): Promise<Answer> {
  return service.request("POST", `/api/finder/table/${name}?format=${format}${query}`, {
    as: manager,
    raw: text,
    headers: { "content-type": "text/plain" },
  });
}
function effect(table: string, row: Stored, changes: object, as = manager): Promise<Answer> {
  const { id = null } = row;
  return post("/api/finder/effect", { table, id, values: { ...row, ...changes } }, as);
}
const changed = (answer: Answer): number => Number(record(answer.body["edit"])["changed"]);
async function liveVersion(): Promise<unknown> {
  return (await service.request("GET", "/api/finder/release/live", { as: site })).body["version"];
}
async function listAudit(collection: string): Promise<string[]> {
  const { docs } = await service.payload.find({
    collection: "audit_log",
    where: { collection: { equals: collection } },
    // Two entries can have the same millisecond.
    sort: ["at", "action"],
    limit: 0,
  });
  return docs
    .filter((line: Stored) => line["action"] !== "create")
    .map((line: Stored) =>
      ["action", "person", "title"].map((name) => String(line[name])).join(" · "),
    );
}

describe("fields", () => {
  it("a closed country needs its legal source, stops a release that covers it, and is not shown to the site", async () => {
    const { id } = await find("countries", "code", "FR");
    for (const field of ["closed", "closed_nationality"]) {
      const refused = await patch("countries", id, { [field]: true });
      expect([refused.status, refused.text]).toEqual([
        400,
        expect.stringContaining("needs its legal source"),
      ]);
    }
    const closed = { closed: true, closed_source: "Regulation 1/2026" };
    for (const role of ["publisher", "editor", "translator", "auditor"] as const)
      expect((await patch("countries", id, closed, await service.user(role))).status, role).toBe(
        403,
      );
    expect((await patch("countries", id, closed)).status).toBe(200);
    expect((await read("countries")).find(({ iso }) => iso === "FR")).toMatchObject({
      never: true,
      never_nationality: false,
      never_source: "Regulation 1/2026",
    });
    const kinds = ((await preview())["refusals"] as Stored[]).map(({ kind }) => kind);
    expect(kinds).toContain("never-covered");
    const seen = await service.request("GET", `/api/countries/${id}`, { as: site });
    expect(seen.body["code"]).toBe("FR");
    for (const field of ["closed", "closed_nationality", "closed_source"])
      expect(seen.body).not.toHaveProperty(field);
    expect((await patch("countries", id, { closed: false, closed_source: "" })).status).toBe(200);
    expect((await preview())["unchanged"]).toBe(true);
  });

  it("an import closes a country only with its source, in the row that lacks it", async () => {
    const countries = await read("countries");
    const at = countries.findIndex(({ iso }) => iso === "KP");
    function close(source: string | null): string {
      return JSON.stringify(
        countries.map((row, index) =>
          index === at ? { ...row, never: true, never_source: source } : row,
        ),
      );
    }
    expect((await send("countries", close(null))).body["problems"]).toMatchObject([
      { row: at + 1, column: "never_source" },
    ]);
    expect((await send("countries", close("A source"))).body).toMatchObject({ changed: 1 });
    expect(await find("countries", "code", "KP")).toMatchObject({ closed: true });
    expect((await send("countries", JSON.stringify(countries))).body).toMatchObject({ changed: 1 });
    expect((await preview())["unchanged"]).toBe(true);
  });

  it("exclusion is a field of a list: its name has no effect on results", async () => {
    const list = await find("country_lists", "name", EXCLUDED);
    expect(list["excluded"]).toBe(true);
    // A closed country has no plan anyway. An open one has none because of the list.
    const [member] = list["countries"] as string[];
    expect((await patch("countries", String(member), { closed: false })).status).toBe(200);
    expect(changed(await effect("lists", list, { name: "Pays exclus" }))).toBe(0);
    expect(changed(await effect("lists", list, { excluded: false }))).toBeGreaterThan(0);
    expect((await patch("country_lists", list.id, { name: "Pays exclus" })).status).toBe(200);
    expect(await preview()).toMatchObject({ diff: { changed: 0 }, change: { share: 0 } });
    await patch("country_lists", list.id, { name: list["name"] });
    await patch("countries", String(member), { closed: true });
    expect((await preview())["unchanged"]).toBe(true);
  });

  it("an import of lists changes the members of a list", async () => {
    const lists = await read("lists");
    const [first, second] = (await read("countries")).map(({ id }) => id);
    const file = JSON.stringify([
      ...lists,
      { Type: "Liste de pays", Name: "New", excluded: false, Pays: [first, second], id: "recNew1" },
    ]);
    expect((await send("lists", file)).body).toMatchObject({ added: 1, changed: 0 });
    const made = await find("country_lists", "data_id", "recNew1");
    const countries = [
      (await find("countries", "data_id", first)).id,
      (await find("countries", "data_id", second)).id,
    ];
    expect(made["countries"]).toEqual(countries);
    expect((await read("lists")).find(({ id }) => id === "recNew1")?.["Pays"]).toEqual([
      first,
      second,
    ]);
    expect((await send("lists", JSON.stringify(lists))).body).toMatchObject({ removed: 1 });
  });

  it.each([
    ["1", "travel", undefined, true],
    ["2", "travel", undefined, false],
    ["3", "expatriation", undefined, false],
    ["4", "short-stay", undefined, false],
    ["8", "local-national", undefined, true],
    ["8", "expatriation", undefined, false],
    ["1", "travel", false, false],
    ["5", "travel", true, true],
  ])(
    "a new rule of type %s for %s, with %s given: within one country %s",
    async (type, profile, given, expected) => {
      const {
        id: _id,
        data_id: _key,
        createdAt: _at,
        updatedAt: _to,
        ...copy
      } = await find("rules", "reference", EDITED);
      const made = await post("/api/rules", {
        ...copy,
        reference: "99-NEW",
        rules_type: type,
        profile: [(await find("profiles", "data_id", profile)).id],
        same_country: given,
      });
      expect(made.status, made.text).toBe(201);
      const rule = await find("rules", "reference", "99-NEW");
      expect(rule["same_country"]).toBe(expected);
      await service.request("DELETE", `/api/rules/${rule.id}`, { as: manager });
    },
  );
});

describe("journeys that must hold", () => {
  async function journey(changes: object = {}): Promise<Stored> {
    const [residence, destination] = await Promise.all(
      ["FR", "SG"].map(async (code) => (await find("countries", "code", code)).id),
    );
    const profile = (await find("profiles", "data_id", "expatriation")).id;
    return { residence, destination, profile, outcome: "none", why: "A reason.", ...changes };
  }

  it("finder managers edit them; the record names codes and ids, in JSON and CSV", async () => {
    const product = await find("products", "name", "MyHealth ASIA");
    const nationality = (await find("countries", "code", "FR")).id;
    const cases: [object, object][] = [
      [{}, { nationality: null, outcome: "none", product: null }],
      [
        { outcome: "plan", product: product.id, nationality },
        { nationality: "FR", outcome: "plan", product: product["data_id"] },
      ],
      // Values of fields that the form hides do not count.
      [
        { outcome: "none", product: product.id, nationality, nationality_not_listed: true },
        { nationality: "other", outcome: "none", product: null },
      ],
      [
        { outcome: "asks", product: product.id, nationality, nationality_not_listed: true },
        { nationality: null, outcome: "asks", product: null },
      ],
    ];
    const ids: unknown[] = [];
    for (const [given, expected] of cases) {
      const made = await post("/api/finder_journeys", await journey(given));
      expect(made.status, made.text).toBe(201);
      const { id, data_id: key } = record(made.body["doc"]);
      ids.push(id);
      expect((await read("journeys")).find((row) => row["id"] === key)).toEqual({
        id: key,
        residence: "FR",
        destination: "SG",
        profile: "expatriation",
        nationality: null,
        outcome: "asks",
        product: null,
        why: "A reason.",
        ...expected,
      });
    }
    for (const format of ["json", "csv"]) {
      const { text } = await service.request("GET", `/api/finder/table/journeys?format=${format}`, {
        as: manager,
      });
      expect((await send("journeys", text, format, "&dry=true")).body).toMatchObject({
        added: 0,
        changed: 0,
        removed: 0,
      });
      const moved = text.replaceAll(format === "csv" ? ",SG," : '"SG"', (all) =>
        all.replace("SG", "VN"),
      );
      expect((await send("journeys", moved, format)).body["changed"]).toBeGreaterThan(2);
      const { id } = await find("countries", "code", "VN");
      expect((await find("finder_journeys", "id", ids[0]))["destination"]).toBe(id);
      expect((await send("journeys", text, format)).status).toBe(200);
    }
    for (const id of ids)
      await service.request("DELETE", `/api/finder_journeys/${String(id)}`, { as: manager });
    expect((await preview())["unchanged"]).toBe(true);
  });

  it("refuses a journey without a country or profile, and a plan without its product", async () => {
    for (const [given, says] of [
      [{ residence: null }, "a value is required"],
      [{ profile: null }, "a value is required"],
      [{ why: "" }, '"path":"why"'],
      [{ outcome: "plan" }, '"path":"product"'],
      [{ outcome: "perhaps" }, '"path":"outcome"'],
      [{ destination: "00000000-0000-4000-8000-000000000000" }, '"path":"destination"'],
    ] as const) {
      const refused = await post("/api/finder_journeys", await journey(given));
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(says)]);
    }
    for (const role of ["publisher", "editor", "translator", "auditor", "site"] as const)
      expect(
        (await post("/api/finder_journeys", await journey(), await service.user(role))).status,
        role,
      ).toBe(403);
  });

  it("an import names the row of an unknown country, profile or product", async () => {
    const [row = {}] = await read("journeys");
    for (const [change, column] of [
      [{ residence: "ZZ" }, "residence"],
      [{ nationality: "ZZ" }, "nationality"],
      [{ profile: "nobody" }, "profile"],
      [{ outcome: "plan", product: "recNothing" }, "product"],
      [{ outcome: "plan", product: null }, "product"],
      [{ outcome: "none", product: "recnesXIQWYHEJPPw" }, "product"],
    ] as const) {
      const answer = await send("journeys", JSON.stringify([{ ...row, ...change }]));
      expect(answer.body["problems"], column).toMatchObject([{ row: 1, column }]);
    }
  });

  it("a product, profile or country that a journey names is neither deleted nor imported away", async () => {
    const product = (await post("/api/products", { name: "Alone", urls: { en: "/en/alone" } }))
      .body["doc"];
    const { id, data_id: key } = record(product);
    const made = await post(
      "/api/finder_journeys",
      await journey({ outcome: "plan", product: id }),
    );
    const refused = await service.request("DELETE", `/api/products/${String(id)}`, { as: manager });
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining("Still named by"),
    ]);
    const products = await read("products");
    expect(
      (await send("products", JSON.stringify(products.filter((row) => row["id"] !== key)))).text,
    ).toMatch(/is missing, and journey .+ names it in product/);
    const countries = await read("countries");
    const other = await send(
      "countries",
      JSON.stringify(countries.filter(({ iso }) => iso !== "FR")),
    );
    expect(other.text).toContain("names it in");
    for (const path of [
      `/api/finder_journeys/${String(record(made.body["doc"])["id"])}`,
      `/api/products/${String(id)}`,
    ])
      expect((await service.request("DELETE", path, { as: manager })).status, path).toBe(200);
  });
});

describe("effect of an edit", () => {
  it("counts the journeys and names the addresses that an unsaved edit of any table changes", async () => {
    const france = await find("countries", "code", "FR");
    const list = await find("country_lists", "name", "List 1. France [location]");
    const profile = await find("profiles", "data_id", "expatriation");
    const product = await find("products", "name", "MyHealth ASIA");
    const funnel = (await service.payload.find({ collection: "funnels", limit: 1, depth: 0 }))
      .docs[0] as unknown as Row;
    const urls = { ...record(product["urls"]), en: "/en/another" };
    for (const [table, row, changes, journeys] of [
      ["countries", france, {}, false],
      ["countries", france, { closed: true, closed_source: "x" }, true],
      ["lists", list, {}, false],
      ["lists", list, { countries: [] }, true],
      ["lists", list, { name: "" }, false],
      ["profiles", profile, { order: 99 }, false],
      ["products", product, { urls }, false],
      ["funnels", funnel, { name: "Another" }, false],
    ] as const) {
      const answer = await effect(table, row, changes);
      expect(answer.status, answer.text).toBe(200);
      expect(changed(answer) > 0, `${table} ${JSON.stringify(changes)}`).toBe(journeys);
      expect(answer.body["saved"]).toBe(0);
    }
    const { edit } = (await effect("products", product, { urls })).body;
    expect(record(edit)["records"]).toMatchObject([
      { name: "MyHealth Asia", columns: ["Addresses › English"] },
    ]);
    expect((await preview())["unchanged"]).toBe(true);
  });
  it("a new record has no effect until a rule uses it; all staff may ask, the site may not", async () => {
    const made = { id: null, name: "New list", countries: [] };
    const translator = await service.user("translator");
    expect(changed(await effect("lists", made, {}, translator))).toBe(0);
    expect((await effect("lists", made, {}, site)).status).toBe(403);
    expect((await effect("accepted", made, {})).status).toBe(404);
    expect((await effect("lists", made, { name: "x".repeat(2000) })).status).toBe(422);
  });
});

describe("the second person", () => {
  let asia: string;
  let own: Row;
  async function publish(note: string, as = manager): Promise<Answer> {
    return post(
      "/api/finder/publish",
      { note, expectedChecksum: (await preview())["checksum"] },
      as,
    );
  }
  async function confirm(as = manager): Promise<Answer> {
    return post("/api/finder/confirm", { expectedChecksum: (await preview())["checksum"] }, as);
  }
  /** Runs the work as if the service had a public address. */
  async function onPublicAddress(work: () => Promise<void>): Promise<void> {
    const { env } = await import("./env.ts");
    const { cmsUrl } = env;
    Object.assign(env, { cmsUrl: "https://content.example.com" });
    try {
      await work();
    } finally {
      Object.assign(env, { cmsUrl });
    }
  }
  function setLimit(percent: number, as: string): Promise<Answer> {
    return post("/api/globals/finder_settings", { change_limit: percent }, as);
  }

  it("only an administrator sets the share that may change without one", async () => {
    asia = (await find("products", "name", "MyHealth ASIA")).id;
    own = await find("rules", "reference", EDITED);
    for (const role of ["finder_manager", "publisher", "auditor", "site"] as const)
      expect((await setLimit(50, await service.user(role))).status, role).toBe(403);
    expect((await preview())["change"]).toMatchObject({ limit: 0.02, needsSecondPerson: false });
    admin = await service.user("admin", { email: "admin@example.com" });
    for (const percent of [-1, 101]) expect((await setLimit(percent, admin)).status).toBe(400);
    expect((await setLimit(0, admin)).status).toBe(200);
    expect((await preview())["change"]).toMatchObject({ limit: 0, needsSecondPerson: false });
    expect(await listAudit("finder_settings")).toEqual([
      "update · admin@example.com · Share of journeys: 2 % → 0 %",
    ]);
  });

  it("on the local machine the same person confirms in a second step", async () => {
    await patch("rules", own.id, { product: [asia], funnel: [] });
    const before = await liveVersion();
    expect((await confirm()).status, "nothing waits").toBe(404);
    const asked = await publish("Singapore: MyHealth ASIA");
    expect([asked.status, asked.body]).toMatchObject([
      202,
      {
        version: 2,
        request: { person: "manager@example.com" },
        message: expect.stringContaining("Confirm it in a second step") as string,
      },
    ]);
    expect(await liveVersion()).toBe(before);
    expect(await preview()).toMatchObject({
      change: { needsSecondPerson: true, limit: 0 },
      second_person: false,
      request: {
        person: "manager@example.com",
        note: "Singapore: MyHealth ASIA",
        current: true,
        confirmable: true,
      },
    });
    expect(await confirm()).toMatchObject({ status: 201, body: { version: 2 } });
    expect(await liveVersion()).toBe(2);
    expect(await find("finder_releases", "version", 2)).toMatchObject({
      author: "manager@example.com",
      confirmed_by: "manager@example.com",
      note: "Singapore: MyHealth ASIA",
    });
    expect(await preview()).toMatchObject({ request: null, unchanged: true });
  });

  it("on a public address a colleague confirms, and publishes exactly the data of the request", async () => {
    const colleague = await service.user("finder_manager", { email: "colleague@example.com" });
    await onPublicAddress(async () => {
      await patch("rules", own.id, { product: own["product"], funnel: own["funnel"] });
      const asked = await publish("Back");
      expect([asked.status, asked.text]).toEqual([202, expect.stringContaining("A colleague")]);
      const refused = await confirm();
      expect([refused.status, refused.text]).toEqual([
        403,
        expect.stringContaining("Ask a colleague"),
      ]);
      for (const role of ["publisher", "auditor", "site"] as const)
        expect((await confirm(await service.user(role))).status, role).toBe(403);
      expect(await preview()).toMatchObject({
        second_person: true,
        request: { confirmable: false },
      });
      expect(await preview(colleague)).toMatchObject({ request: { confirmable: true } });
      // A second publication of the same data does not take the request over.
      const again = await publish("Mine now", colleague);
      expect([again.status, again.text]).toEqual([
        202,
        expect.stringContaining("manager@example.com has requested it"),
      ]);

      // Somebody changes the data: the request is for other data.
      await patch("rules", own.id, { entity: "Another" });
      const late = await confirm(colleague);
      expect([late.status, late.text]).toEqual([
        409,
        expect.stringContaining("The data have changed since manager@example.com asked"),
      ]);
      expect(await preview()).toMatchObject({ request: { current: false } });
      await patch("rules", own.id, { entity: own["entity"] });

      const stale = await post(
        "/api/finder/confirm",
        { expectedChecksum: "0".repeat(64) },
        colleague,
      );
      expect(stale.status, "a preview of other data").toBe(409);
      expect((await post("/api/finder/confirm", {}, colleague)).status).toBe(400);
      expect(await liveVersion()).toBe(2);
      expect(await confirm(colleague)).toMatchObject({ status: 201, body: { version: 3 } });
      expect(await liveVersion()).toBe(3);
      expect(await find("finder_releases", "version", 3)).toMatchObject({
        author: "manager@example.com",
        confirmed_by: "colleague@example.com",
        note: "Back",
      });
      expect((await confirm(colleague)).status, "confirmed once").toBe(404);
    });
  });

  it("a request can be withdrawn; an older release needs no second person; all steps are in the audit log", async () => {
    await onPublicAddress(async () => {
      await patch("rules", own.id, { product: [asia], funnel: [] });
      expect((await publish("Again")).status).toBe(202);
      const publisher = await service.user("publisher");
      expect((await post("/api/finder/withdraw", {}, publisher)).status).toBe(403);
      expect((await post("/api/finder/withdraw", {})).status).toBe(200);
      expect((await post("/api/finder/withdraw", {})).status).toBe(404);
      expect((await post("/api/finder/activate", { version: 2 })).status).toBe(200);
      expect((await post("/api/finder/activate", { version: 3 })).status).toBe(200);
    });
    await patch("rules", own.id, { product: own["product"], funnel: own["funnel"] });
    const lines = await listAudit("finder_releases");
    expect(lines.map((line) => line.replace(/data [0-9a-f]{16}/, "data X"))).toEqual([
      expect.stringMatching(
        /^request release · manager@example.com · Release 2, .+ % of journeys, data X: Singapore: MyHealth ASIA$/,
      ),
      "confirm release · manager@example.com · Release 2, asked for by manager@example.com",
      "publish release · manager@example.com · Release 2",
      expect.stringMatching(/^request release · manager@example.com · Release 3, .+: Back$/),
      "confirm release · colleague@example.com · Release 3, asked for by manager@example.com",
      "publish release · colleague@example.com · Release 3",
      expect.stringMatching(/^request release · manager@example.com · Release 4, .+: Again$/),
      "withdraw request · manager@example.com · Asked for by manager@example.com: Again",
      "activate release · manager@example.com · Release 2",
      "activate release · manager@example.com · Release 3",
    ]);
  });

  it("when a second person is always needed, the smallest release waits; the setting can leave releases out", async () => {
    const setSettings = (data: object) =>
      post("/api/globals/publishing_settings", { ...data }, admin);
    expect((await setLimit(100, admin)).status).toBe(200);
    expect((await preview())["change"]).toMatchObject({ needsSecondPerson: false });
    expect((await setSettings({ second_person: "always" })).status).toBe(200);
    expect(await preview()).toMatchObject({
      change: { needsSecondPerson: true },
      second_person: true,
    });
    const families = ["plans", "prices", "legal"];
    expect((await setSettings({ second_person: "always", families })).status).toBe(200);
    expect((await preview())["change"]).toMatchObject({ needsSecondPerson: false });
    await setSettings({ second_person: "auto", families: [...families, "releases"] });
    expect((await setLimit(0, admin)).status).toBe(200);
  });

  it("with one eligible account on a public address, this person confirms", async () => {
    const { needsSecondPerson } = await import("./approval/second-person.ts");
    await onPublicAddress(async () => {
      expect(await needsSecondPerson(service.payload)).toBe(true);
      await service.payload.delete({
        collection: "users",
        where: {
          and: [
            { role: { in: ["admin", "finder_manager"] } },
            { email: { not_equals: "admin@example.com" } },
          ],
        },
      });
      expect(await needsSecondPerson(service.payload)).toBe(false);
    });
  });
});

describe("the migration of the fields", () => {
  const NAMES: [string, boolean][] = [
    ["Excluded countries [location]", true],
    ["List 8. Other countries, without the EXCLUDED-countries", true],
    ["excluded countries", true],
    ["Pays exclus", false],
    ["excluded  countries", false],
    ["unexcluded countries", false],
    ["excluded countries_", false],
    ["excluded countriesé", true],
    ["The countries", false],
  ];
  const folder = fileURLToPath(new URL("migrations/", import.meta.url));
  function nameFile(database: string, name: string): string {
    const file = readdirSync(`${folder}${database}`).find((each) => each.endsWith(`_${name}.ts`));
    return `${folder}${database}/${file ?? ""}`;
  }

  // The statements of this migration are those of SQLite. With PostgreSQL only its label is compared.
  if (inject("postgresUrl") === undefined)
    it("SQLite: labelled lists become excluded, existing rules keep applying within one country", async () => {
      const { drizzle: db } = service.payload.db as unknown as { readonly drizzle: never };
      const names = ["finder_fields", "finder_journeys", "studio"];
      const [fields, journeys, studio] = await Promise.all(
        names.map(
          async (name) =>
            (await import(nameFile("sqlite", name))) as Record<
              "up" | "down",
              (args: { readonly db: never }) => Promise<void>
            >,
        ),
      );
      for (const [name] of NAMES)
        await service.payload.create({ collection: "country_lists", data: { name } });
      await service.payload.update({
        collection: "rules",
        where: { reference: { equals: EDITED } },
        data: { same_country: false },
      });
      await studio?.down({ db });
      await journeys?.down({ db });
      await fields?.down({ db });
      await fields?.up({ db });
      await journeys?.up({ db });
      await studio?.up({ db });
      for (const [name, excluded] of NAMES) {
        const list = await find("country_lists", "name", name);
        expect(list["excluded"], name).toBe(excluded);
        const { docs } = await service.payload.findVersions({
          collection: "country_lists",
          where: { parent: { equals: list.id } },
        });
        expect(docs.map(({ version }) => (version as unknown as Stored)["excluded"])).toEqual([
          excluded,
        ]);
      }
      const { docs: rules } = await service.payload.find({ collection: "rules", limit: 0 });
      const shipped = readFileSync(join(root, "data/eligibility/rules.json"), "utf8");
      expect(rules).toHaveLength((JSON.parse(shipped) as unknown[]).length);
      for (const rule of rules as unknown as Row[])
        expect(rule["same_country"], String(rule["reference"])).toBe(
          rule["name"] === "NULL" ? null : true,
        );
      expect(await find("countries", "code", "KP")).toMatchObject({
        closed: false,
        closed_nationality: false,
        closed_source: null,
      });
      expect((await preview(admin))["checksum"]).toEqual(expect.any(String));
    });

  it("PostgreSQL: the same label, as a regular expression", () => {
    const text = readFileSync(nameFile("postgres", "finder_fields"), "utf8");
    const label = /const LABEL = '(.+)'/.exec(text)?.[1] ?? "";
    for (const [name, excluded] of NAMES)
      expect(new RegExp(label, "i").test(name), name).toBe(excluded);
  });
});
