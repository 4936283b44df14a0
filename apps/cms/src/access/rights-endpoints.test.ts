/** Compares the endpoints of the service with the table of rights. */
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readString, record, type Stored } from "../fields/record.ts";
import {
  ALL_PLACES,
  createCallers,
  isAllowed,
  listPlaces,
  PLACES,
  send,
} from "../testing/rights.ts";
import type { Person, Place } from "../testing/rights.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";
import { loadRights, type Cell, type RightsRow } from "./rights-table.ts";

type Row = Stored & { readonly id: string };
const rights = loadRights();
const PASSWORD = "a-long-enough-password";
let service: TestService;
let people: readonly Person[];
/** An account that nobody in the table has. */
let spare: Row;
let file = "";
const documents = new Map<string, string>();

beforeAll(async () => {
  service = await startService();
  people = await createCallers(service);
  const email = "spare@example.com";
  await service.user("editor", { email });
  const where = { email: { equals: email } };
  spare = (await service.payload.db.findOne<Row>({ collection: "users", where })) as Row;
  for (const place of ALL_PLACES) {
    const page = { ...PLACES[place], title: short(), uid: short(), purpose: "normal" };
    documents.set(place, (await service.create("page_landing", page)).id);
    const offer = { ...PLACES[place], title: short(), uid: short(), key: short() };
    documents.set(`offer ${place}`, (await service.create("offer", offer)).id);
  }
  file = await upload();
});
afterAll(async () => {
  await service.stop();
});

const short = (): string => `x${randomUUID().slice(0, 8)}`;
async function create(collection: string, data: Stored): Promise<Row> {
  const row: unknown = await service.payload.db.create({ collection, data });
  return row as Row;
}

/** Uploads a picture. @returns the name of its file */
async function upload(): Promise<string> {
  const size = { width: 40, height: 40, channels: 3 as const, background: "#3a6b5c" };
  const form = new FormData();
  form.set("_payload", JSON.stringify({ alt: { en: "A dune" } }));
  const data = new Uint8Array(await sharp({ create: size }).png().toBuffer());
  form.set("file", new File([data], "dune.png", { type: "image/png" }));
  const [admin = { as: "" }] = people;
  const answer = await send(service, admin, ["POST", "/media"], { form });
  return readString(record(answer.body["doc"])["filename"]);
}

interface Asked {
  readonly person: Person;
  readonly place: Place;
  /** Id of a published document in the place. */
  readonly document: string;
}
/** What a request needs so that only the rights of the caller decide about it. */
interface Given {
  readonly values?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: Stored;
  readonly as?: string;
}
const LOGIN = { email: "spare@example.com", password: PASSWORD };
const OWN_SETS = ["admin@example.com", "finder_manager@example.com"];

async function createSet(): Promise<Given> {
  const edit = { table: "products", id: "recX", before: null, after: {}, by: ["x@example.com"] };
  const set = { name: "A set", state: "review", people: OWN_SETS, edits: [edit], comments: [] };
  return { values: { id: (await create("finder_sets", set)).id } };
}
/** Creates a set with a link to its trial. */
async function createTrialLink(): Promise<Given> {
  const { values } = await createSet();
  return {
    ...(await createLinkTo(values?.["id"] ?? "", "finder_sets")),
    ...(values && { values }),
  };
}
const createLink = ({ document }: Asked): Promise<Given> => createLinkTo(document, "page_landing");
async function createLinkTo(document: string, type: string): Promise<Given> {
  const link = {
    ...{ hash: short(), document, type, made_by: "x@example.com", made_by_id: "x" },
    ...{ documents: [{ collection: type, id: document }], locale: "en", opened: 0 },
    ...{ made_at: new Date().toISOString(), until: new Date(Date.now() + 3_600_000).toISOString() },
  };
  return { body: { link: (await create("preview_links", link)).id } };
}
/** Creates a campaign that publishes the document. */
async function createCampaign({ document }: Asked): Promise<Given> {
  const { id } = await create("campaigns", { name: "A campaign", state: "draft" });
  const change = { kind: "document", collection: "page_landing", id: document, action: "publish" };
  await create("campaign_items", { campaign: id, change, document, stored: { id: document } });
  return { values: { id }, body: { duration: "day" } };
}
/** Creates a campaign with a link to its preview. */
async function createCampaignLink(asked: Asked): Promise<Given> {
  const { values } = await createCampaign(asked);
  const link = await createLinkTo(values?.["id"] ?? "", "campaigns");
  return { ...link, ...(values && { values }) };
}
async function createReview({ document, place }: Asked): Promise<Given> {
  await create("reviews", {
    ...{ document, type: "page_landing", ...PLACES[place], state: "open", fingerprint: "x" },
    ...{ asked_by: "x@example.com", asked_by_id: "x", asked_at: new Date().toISOString() },
  });
  return {};
}
async function createFailedPlan({ document }: Asked): Promise<Given> {
  const user = { relationTo: "users", value: spare.id };
  const plan = { type: "publish", doc: { relationTo: "page_landing", value: document }, user };
  const failed = { hasError: true, completedAt: null, error: { reason: { kind: "failed" } } };
  const job = { taskSlug: "schedulePublish", input: plan, ...failed };
  return { values: { id: (await create("payload-jobs", job)).id } };
}
async function createPage({ place }: Asked): Promise<Given> {
  const page = { ...PLACES[place], title: short(), uid: short(), purpose: "normal" };
  const { id } = await service.create("page_landing", page);
  return { values: { id }, body: { act: "unpublish", seen: 0 } };
}
/** Returns the id of the own account, or of another one. */
function chooseAccount({ person, place }: Asked): Given {
  const isOwn = place === "own" && person.caller !== "nobody";
  return { values: { id: isOwn ? person.id : spare.id }, body: { session: "none" } };
}
/** Returns a session that ends with the request. */
async function openOther({ person }: Asked): Promise<Given> {
  if (person.caller === "nobody") return {};
  return { as: await service.user(person.caller, { email: `${short()}@example.com` }) };
}
function askTranslation({ place }: Asked): Given {
  return {
    values: { id: documents.get(place === "own" ? "other language" : "own") ?? "" },
    body: { locale: PLACES[place === "other site" ? "other language" : place].locale },
  };
}
function askOffer({ place }: Asked): Given {
  return {
    values: { collection: "offer", id: documents.get(`offer ${place}`) ?? "" },
    body: { mode: "draft", expected: "none" },
  };
}

const GIVEN: Readonly<Record<string, (asked: Asked) => Promise<Given> | Given>> = {
  "POST /plans/:id/seen": createFailedPlan,
  "POST /previews/:collection/:id/share": () => ({ body: { duration: "day" } }),
  "POST /previews/:collection/:id/end": createLink,
  "POST /finder/sets/:id/trial/end": createTrialLink,
  "POST /planned-states/:of/:id/share": createCampaign,
  "POST /planned-states/:of/:id/end": createCampaignLink,
  "POST /translate/assign": ({ place }) => ({ body: { groups: [], ...PLACES[place] } }),
  "POST /translate/:collection/:id/create": askTranslation,
  "POST /facts/:collection/:id": askOffer,
  "GET /facts/:collection/:id": askOffer,
  "POST /review/:collection/:id/withdraw": createReview,
  "POST /uses/:collection/:id/take-down": createPage,
  "GET /finder/release/:version": () => ({ values: { version: "live" } }),
  "GET /finder/map": () => ({ query: "?of=saved" }),
  "POST /users/login": () => ({ body: LOGIN }),
  "POST /users/forgot-password": () => ({ body: { email: LOGIN.email } }),
  "POST /users/unlock": () => ({ body: { email: LOGIN.email } }),
  "POST /users/confirm": () => ({ body: { password: PASSWORD } }),
  "GET /users/:id/security": chooseAccount,
  "POST /users/:id/sessions/end": chooseAccount,
  "POST /users/:id/factor/remove": () => ({ values: { id: spare.id } }),
  "POST /users/:id/invite": () => ({ values: { id: spare.id } }),
  "POST /users/logout": openOther,
  "POST /users/refresh-token": openOther,
  "POST /payload-preferences/:key": () => ({ body: { value: "1" } }),
};
const VALUES = {
  ...{ collection: "page_landing", table: "products", version: "1", key: "nav" },
  ...{ set: "none", fingerprint: "0", of: "campaigns" },
} as const;

async function ask(row: RightsRow, person: Person, place: Place): Promise<Answer> {
  const { subject: method, action: path } = row;
  const document = documents.get(place) ?? "";
  const asked = { person, place, document };
  const isSet = path.startsWith("/finder/sets/:id");
  const build = GIVEN[`${method} ${path}`];
  const given = build ? await build(asked) : isSet ? await createSet() : {};
  const values: Readonly<Record<string, string>> = {
    ...{ ...VALUES, id: path.includes(":collection") ? document : randomUUID(), name: file },
    ...given.values,
  };
  const filled = path.replaceAll(/:(\w+)\??/g, (_, name: string) => values[name] ?? "");
  const body = method === "GET" || method === "DELETE" ? {} : { body: given.body ?? {} };
  const by = given.as === undefined ? person : { as: given.as };
  return send(service, by, [method, `${filled}${given.query ?? ""}`], body);
}

/** Statuses of an endpoint that refuses a caller. */
const REFUSED: readonly number[] = [401, 403];
/** Endpoints of Payload that refuse with 400. */
const WITH_400: readonly string[] = ["/media/paste-url/:id?", "/users/logout"];
function isAsStated(path: string, cell: Cell, place: Place, status: number): boolean {
  if (cell === "absent") return status === 404;
  if (status >= 500 && status !== 501) return false;
  const isRefused = REFUSED.includes(status) || (status === 400 && WITH_400.includes(path));
  return isRefused !== isAllowed(cell, place);
}
const hasPlaces = ({ cells }: RightsRow): boolean =>
  Object.values(cells).some((cell) => cell === "own" || cell === "self");

describe("endpoints", () => {
  it.each(rights.endpoints.map((row) => [row.subject, row.action, row] as const))(
    "%s %s",
    async (method, path, row) => {
      const problems: string[] = [];
      for (const person of people)
        for (const place of listPlaces(row.cells[person.caller], ALL_PLACES)) {
          if (place !== "own" && !hasPlaces(row)) continue;
          if (place === "other site" && path === "/translate/assign") continue;
          const cell = row.cells[person.caller];
          const { status, text } = await ask(row, person, place);
          // A plan of a document elsewhere is not shown.
          const isHidden = path === "/plans/:id/seen" && cell === "own" && place !== "own";
          if (isAsStated(path, isHidden ? "absent" : cell, place, status)) continue;
          problems.push(
            `${method} ${path}: ${person.caller} in ${place} (table: ${cell}) got ${status} ${text.slice(0, 200)}`,
          );
        }
      expect(problems).toEqual([]);
    },
    60_000,
  );
});

interface Listed {
  readonly method: string;
  readonly path: string;
}
const write = (root: string, { method, path }: Listed): string =>
  `${method.toUpperCase()} ${root}${path}`;

it("the table names every endpoint, and no other", () => {
  const { collections, endpoints } = service.payload.config;
  const plain = collections.find(({ slug }) => slug === "page_landing")?.endpoints;
  const usual = new Set((plain || []).map((each) => write("", each)));
  const own = collections.flatMap(({ slug, endpoints: listed }) =>
    (listed || [])
      .filter((each) => !usual.has(write("", each)))
      .map((each) => write(`/${slug}`, each)),
  );
  // Payload finds the first of two endpoints with the same pattern.
  const known = (text: string): boolean => text !== "GET /media/file/:filename";
  const all = [...new Set([...endpoints.map((each) => write("", each)), ...own])].filter(known);
  const named = rights.endpoints.map(({ subject, action }) => `${subject} ${action}`);
  expect(named.toSorted()).toEqual(all.toSorted());
});
