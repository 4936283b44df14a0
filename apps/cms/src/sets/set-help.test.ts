/** Tests of what a set tells people: texts to check, how obstacles are mended, and what became of it. */
import type { Finding } from "@orlaya/finder/eligibility";
import { getAdminMessages } from "@orlaya/messages/admin";
import { createLocalReq, type PayloadRequest } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../access/roles.ts";
import { record, type Stored } from "../fields/record.ts";
import { adminPaths, type SetAction } from "../names/paths.ts";
import {
  findRow,
  setSecondPerson,
  startWithFewRules,
  TEST_PLAN,
  type Row,
} from "../testing/eligibility.ts";
import type { TestService } from "../testing/service.ts";
import type { createMending as create } from "./mending.ts";
import type { ChangeSet, ListedSet, SetEffect, ShownSet } from "./shapes.ts";

const RULE = "01-SG-EXP-TH";
const say = getAdminMessages("en");

let service: TestService;
let createMending: typeof create;
let [ana, plan]: [string, Row | null] = ["", null];
beforeAll(async () => {
  service = await startWithFewRules();
  ({ createMending } = await import("./mending.ts"));
  ana = await service.user("finder_manager", { email: "ana@example.com" });
  plan = await findRow(service, "products", "names.en", TEST_PLAN);
  await setSecondPerson(service, "never");
  await service.payload.updateGlobal({ slug: "finder_settings", data: { change_limit: 100 } });
});
afterAll(async () => {
  await service.stop();
});

async function post(path: string, body: Stored = {}): Promise<ShownSet & Stored> {
  const answer = await service.request("POST", `/api/finder/sets${path}`, { as: ana, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as ShownSet & Stored;
}
const act = (id: string, action: SetAction, body: Stored = {}) => post(`/${id}/${action}`, body);
async function get<T>(path: string): Promise<T> {
  return (await service.request("GET", `/api/finder/sets${path}`, { as: ana })).body as T;
}
/** Creates a set that leads the journey of a rule to the plan of the tests. */
async function createSet(): Promise<string> {
  const row = await findRow(service, "rules", "reference", RULE);
  const { id } = await post("", { name: "Thailand" });
  const after = { product: [plan?.["data_id"]] };
  await act(id, "edits", { edits: [{ table: "rules", id: row["data_id"], after }] });
  return id;
}

describe("a set before its publication", () => {
  it("names the texts that will have to be checked, the same as afterwards", async () => {
    const text = await service.create("module_card", {
      ...{ locale: "nl", audience: "individual", uid: "wie" },
      ...{ card_title: "Wie MyHealth Asia kan afsluiten", markets: [plan?.id] },
    });
    const other = await service.create("module_card", {
      ...{ locale: "en", audience: "individual", uid: "who" },
      ...{ card_title: "Who can take out MyHealth Asia", markets: [plan?.id] },
    });
    const id = await createSet();
    const quick = await get<SetEffect>(`/${id}/effect?pages=false`);
    expect(quick.texts).toBeNull();
    const { texts, refusals } = await get<SetEffect>(`/${id}/effect?pages=true`);
    expect(refusals).toEqual([]);

    const { listOpenTexts } = await import("../markets/texts.ts");
    const read = async (): Promise<readonly string[]> =>
      (await listOpenTexts(service.payload)).map((each) => each.id).toSorted();
    // All are confirmed before, also those that the effect leaves out, so that the release opens them.
    const cards = [text.id, other.id].map((card) => ({ collection: "module_card", id: card }));
    await confirm([...(texts?.texts ?? []), ...cards]);
    const before = await read();
    expect(before).not.toContain(text.id);
    expect(before).not.toContain(other.id);
    expect((await act(id, "publish")).refusals).toEqual([]);
    const expected = texts?.texts.map((each) => each.id) ?? [];
    const opened = (await read()).filter((each) => !before.includes(each));
    expect(opened).toEqual(expected.toSorted());
  });

  async function confirm(
    texts: readonly { readonly collection: string; readonly id: string }[],
  ): Promise<void> {
    const admin = await service.user("admin");
    const each = new Map(texts.map(({ collection, id }) => [id, collection]));
    for (const [id, collection] of each) {
      const answer = await service.request("POST", `/api/finder/texts/${collection}/${id}`, {
        as: admin,
        body: { version: 1, products: [plan?.id] },
      });
      expect(answer.status, answer.text).toBe(200);
    }
  }
});

describe("a set that is live", () => {
  it("leads to a journey on the site, and says that another set undid it", async () => {
    const [live] = (await get<{ sets: readonly ListedSet[] }>("")).sets;
    const id = live?.id ?? "";
    const before = await get<ShownSet>(`/${id}`);
    expect(before).toMatchObject({ state: "live", undoneBy: null, isReplaced: false });
    const seen = new URL(before.seenAt ?? "");
    expect([seen.pathname, seen.searchParams.get("from"), seen.searchParams.get("to")]).toEqual([
      "/en/plans",
      "SG",
      "TH",
    ]);
    const undo = await act(id, "undo");
    expect((await get<ShownSet>(`/${id}`)).undoneBy).toBeNull();
    await act(undo.id, "publish");
    const after = await get<ShownSet>(`/${id}`);
    expect(after).toMatchObject({ seenAt: null, undoneBy: { id: undo.id, name: undo.name } });
    const { sets } = await get<{ sets: readonly ListedSet[] }>("");
    expect(new Map(sets.map((each) => [each.id, each.isUndone]))).toEqual(
      new Map([
        [id, true],
        [undo.id, false],
      ]),
    );
    // Undoing the second set makes the first one apply again.
    const again = await act(undo.id, "undo");
    await act(again.id, "publish");
    expect((await get<ShownSet>(`/${id}`)).undoneBy).toBeNull();
    expect((await get<ShownSet>(`/${undo.id}`)).undoneBy).toMatchObject({ id: again.id });

    // An older release that is made live again decides, and not the order of the sets.
    const second = (await get<ShownSet>(`/${undo.id}`)).result;
    async function listStanding(): Promise<object> {
      const list = (await get<{ sets: readonly ListedSet[] }>("")).sets;
      const shown = await Promise.all(
        [id, undo.id, again.id].map(async (each) => {
          const { undoneBy, isReplaced, seenAt } = await get<ShownSet>(`/${each}`);
          const listed = list.find((one) => one.id === each);
          expect(listed).toMatchObject({ isUndone: undoneBy !== null, isReplaced });
          return undoneBy ? undoneBy.id : isReplaced ? "replaced" : seenAt === null ? "" : "seen";
        }),
      );
      return shown;
    }
    await activate(before.result - 1);
    expect(await listStanding()).toEqual(["replaced", "seen", "replaced"]);
    await activate(before.result);
    expect(await listStanding()).toEqual(["seen", again.id, "seen"]);
    await activate(second);
    expect(await listStanding()).toEqual(["replaced", "seen", "replaced"]);
  });

  async function activate(version: number): Promise<void> {
    const body = { version };
    const answer = await service.request("POST", "/api/finder/activate", { as: ana, body });
    expect(answer.status, answer.text).toBe(200);
  }
});

describe("an obstacle", () => {
  const PATHS = ["/en/plans/long/myhealth-asia"];
  const finding: Finding = {
    ...{ id: "x", kind: "search-silent", severity: "conflict", journeys: 1, rules: [] },
    ...{ subject: [], by: [], where: [], witness: null, hrefs: [], state: "open", reason: null },
  };
  const refusal = {
    ...{ kind: "x", message: "", finding: "x", acceptable: false, journeys: 1, rules: [] },
    ...{ witness: null, hrefs: [], scenario: null },
  };
  async function mend(
    part: Partial<Finding>,
    role: Actor["role"] = "admin",
    rules: readonly { ID: string; name: string; document: null }[] = [],
    set: Partial<ChangeSet> = {},
  ) {
    const actor: Actor = {
      ...{ id: "1", email: "a@example.com", role },
      ...{ edit_locales: ["nl"], edit_audiences: ["individual"] },
    };
    const req: PayloadRequest = await createLocalReq({}, service.payload);
    const release = await service.payload.find({ collection: "finder_releases", limit: 1 });
    const data = record(record(release.docs[0])["release"])["data"] as Parameters<
      typeof create
    >[0]["data"];
    const products = data.products.map((each) => ({ ...each, "url_en-gb": PATHS[0] ?? "" }));
    const documents = (await import("../eligibility/authored.ts")).readAuthored;
    const target = { id: "page-1" } as never;
    const mending = createMending({
      set: { id: "s", state: "draft", people: [actor.email], ...set },
      ...{ req, actor, data: { ...data, products } },
      documents: (await documents(service.payload)).documents,
      findings: [{ ...finding, ...part }],
      sites: [
        {
          ...{ audience: "individual", locale: "en", groups: [], naming: [] },
          ...{ searchPath: "/en", listPath: "/en/plans" },
          plans: [{ title: "Asia", paths: PATHS, target }],
        },
      ],
    });
    const kind = part.kind ?? finding.kind;
    const [obstacle] = await mending([{ ...refusal, kind, rules }]);
    return obstacle?.mending;
  }
  const planPart = () => ({ subject: [String(plan?.["data_id"])], by: ["individual en"] });

  it.each([
    ["search-silent", "set.mend.countries"],
    ["sold-unlisted", "set.mend.countries"],
    ["search-unsold", "set.mend.countries"],
    ["listed-unsold", "set.mend.countries"],
    ["search-error", "set.mend.needs"],
    ["never-searched", "set.mend.needs"],
  ] as const)("%s leads to the form of the plan page", async (kind, key) => {
    expect(await mend({ kind, ...planPart() })).toEqual({
      todo: say(key),
      places: [{ label: "Asia (English)", href: adminPaths.document("product_page", "page-1") }],
      who: "",
    });
  });

  it("says who can when the account cannot", async () => {
    const manager = await mend(planPart(), "finder_manager");
    expect(manager?.who).toContain("Publisher");
    expect(manager?.who).not.toContain("Auditor");
    expect((await mend(planPart(), "publisher"))?.who).toBe(say("set.mend.scope"));
  });

  it("about a page names who publishes it to an account that only edits it", async () => {
    const part = { ...planPart(), by: ["individual nl"] };
    for (const role of ["editor", "translator"] as const) {
      const who = (await mend(part, role))?.who;
      expect(who).toContain("Publisher");
      expect(who).not.toMatch(/Editor|Translator/u);
    }
  });

  it("about rules names the people of the set, or the step that comes first", async () => {
    const rules = [{ ID: RULE, name: RULE, document: null }];
    const who = async (set: Partial<ChangeSet>) =>
      (await mend({ kind: "conflict" }, "finder_manager", rules, set))?.who;
    expect(await who({})).toBe("");
    const people = ["ana@example.com", "ben@example.com"];
    expect(await who({ people })).toBe(say("set.notYours", { people: people.join(", ") }));
    for (const [state, step] of [
      ["review", "set.takeBack"],
      ["approved", "set.takeBack"],
      ["planned", "set.cancel"],
    ] as const)
      expect(await who({ state })).toBe(say("set.mend.first", { step: say(step) }));
  });

  it("about a page that names plans leads to the page at its address", async () => {
    const path = "/nl/gids/wie";
    const place = {
      type: "page_article",
      document: "page-2",
      locale: "nl",
      audience: "individual",
    };
    const data = { ...place, path, title: "Wie kan afsluiten" };
    await service.payload.db.create({ collection: "routes", data });
    for (const kind of ["names-unsold", "omits-plan"] as const)
      expect(await mend({ kind, hrefs: [path] })).toEqual({
        todo: say("set.mend.naming"),
        places: [{ label: data.title, href: adminPaths.document(data.type, data.document) }],
        who: "",
      });
  });

  it("about records leads to their forms, and about rules to the table with the set", async () => {
    const lost = await mend({ kind: "unreached-product", subject: planPart().subject });
    expect(lost?.todo).toBe(say("set.mend.records"));
    expect(lost?.places[0]?.href).toBe(adminPaths.document("products", plan?.id ?? ""));
    const rules = await mend({ kind: "conflict" }, "admin", [
      { ID: RULE, name: RULE, document: null },
    ]);
    expect(rules).toMatchObject({
      todo: say("set.mend.rules"),
      places: [{ href: adminPaths.finderTable("s") }],
    });
    for (const kind of ["journey", "no-rules"] as const)
      expect((await mend({ kind }))?.places).toHaveLength(1);
  });
});
