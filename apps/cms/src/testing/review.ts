/** People, offers and requests for tests of reviews on the real service. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { record, type Stored } from "../fields/record.ts";
import type { ShownPanel } from "../approval/shapes.ts";
import { startService, type Answer, type TestService } from "./service.ts";

let service: TestService;
/** Starts the service with its people. */
export async function startReviews(): Promise<TestService> {
  service = await startService();
  for (const [name, [role, limits]] of Object.entries(PEOPLE)) {
    const person = name as Person;
    keys[person] = await service.user(role, { ...limits, email: mailOf(person) });
  }
  return service;
}

const BOTH = { edit_audiences: ["individual", "corporate"] };
export const PEOPLE = {
  admin: ["admin", {}],
  editor: ["editor", { edit_locales: ["es"], ...BOTH }],
  publisher: ["publisher", { edit_locales: ["de", "es"], ...BOTH }],
  compliance: ["compliance", { edit_locales: ["fr", "es"], ...BOTH }],
  french: ["compliance", { edit_locales: ["fr"], ...BOTH }],
  auditor: ["auditor", {}],
  site: ["site", {}],
} as const;
export type Person = keyof typeof PEOPLE;
const keys = {} as Record<Person, string>;
export const mailOf = (person: Person): string => `${person}@orlaya.example`;

export function ask(method: string, path: string, as: Person, body?: Stored): Promise<Answer> {
  return service.request(method, `/api${path}`, { as: keys[as], ...(body ? { body } : {}) });
}
export async function setMode(mode: string, families?: readonly string[]): Promise<void> {
  const data = { second_person: mode, ...(families ? { families } : {}) };
  const answer = await ask("POST", "/globals/publishing_settings", "admin", data);
  expect(answer.status, answer.text).toBe(200);
}

export const COLLECTION = "offer";
export type Document = Stored & { readonly id: string };
/** Creates a published Spanish offer, of the family of plans. */
export async function createOffer(): Promise<Document> {
  const key = `offer-${randomUUID().slice(0, 8)}`;
  const data = { key, uid: key, title: "Viaje", locale: "es", audience: "individual" };
  return service.create(COLLECTION, data);
}
export const save = (id: string, data: Stored, as: Person = "editor"): Promise<Answer> =>
  ask("PATCH", `/${COLLECTION}/${id}?draft=true&depth=0`, as, { ...data, _status: "draft" });
export const publish = (id: string, as: Person = "publisher"): Promise<Answer> =>
  ask("PATCH", `/${COLLECTION}/${id}?depth=1`, as, { _status: "published" });
export const act = (id: string, action: string, as: Person, body: Stored = {}): Promise<Answer> =>
  ask("POST", `/review/${COLLECTION}/${id}/${action}`, as, body);
export async function show(id: string, as: Person = "compliance"): Promise<ShownPanel> {
  const answer = await ask("GET", `/review/${COLLECTION}/${id}`, as);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as unknown as ShownPanel;
}
export async function approve(id: string, as: Person = "compliance"): Promise<Answer> {
  return act(id, "approve", as, { fingerprint: (await show(id)).fingerprint });
}
export async function indexed(id: string): Promise<unknown> {
  const where = { document: { equals: id } };
  const row = await service.payload.db.findOne<Document>({ collection: "document_index", where });
  return row?.["state"];
}
export async function readLive(id: string): Promise<unknown> {
  const row = await service.payload.findByID({ collection: COLLECTION, id, depth: 0 });
  return record(row)["title"];
}
/** Creates an offer with a change for which the editor asked a review. */
export async function createAsked(title = "Viaje largo"): Promise<string> {
  const { id } = await createOffer();
  expect((await save(id, { title })).status).toBe(200);
  const answer = await act(id, "ask", "editor", { note: "El nombre nuevo" });
  expect(answer.status, answer.text).toBe(200);
  return id;
}
