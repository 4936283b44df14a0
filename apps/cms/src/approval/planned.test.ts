/** Tests of approved documents whose publication is planned. */
import { createLocalReq } from "payload";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readActor } from "../access/roles.ts";
import { record } from "../fields/record.ts";
import { approve, COLLECTION, createAsked, mailOf, show, startReviews } from "../testing/review.ts";
import type { TestService } from "../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startReviews();
});
afterAll(async () => {
  await service.stop();
});

it("the panel names the plan, and the start page no longer asks to publish the document", async () => {
  const { listApproved } = await import("./lists.ts");
  const { planPublication } = await import("../plans/plan.ts");
  const email = mailOf("publisher");
  const { docs } = await service.payload.find({
    collection: "users",
    where: { email: { equals: email } },
  });
  const user = { ...record(docs[0]), collection: "users" };
  const actor = readActor(user);
  if (!actor) throw new Error("There is no publisher.");
  const [planned, other] = [await createAsked(), await createAsked("Otro viaje")];
  for (const id of [planned, other]) expect((await approve(id)).status).toBe(200);
  const list = async () => (await listApproved(service.payload, actor)).map(getId);
  expect(new Set(await list())).toEqual(new Set([planned, other]));
  expect((await show(planned)).plans).toEqual([]);

  const req = await createLocalReq({ user: user as never }, service.payload);
  const doc = { relationTo: COLLECTION, value: planned };
  const date = new Date(Date.now() + 3_600_000);
  const asked = { req, type: "publish", date, doc, timezone: "Asia/Tokyo" };
  expect(await planPublication(asked)).toHaveProperty("message");

  const plan = { type: "publish", at: date.toISOString(), zone: "Asia/Tokyo", by: email };
  expect((await show(planned)).plans).toEqual([plan]);
  expect((await show(other)).plans).toEqual([]);
  expect(await list()).toEqual([other]);
});

const getId = ({ document }: { readonly document: { readonly id: string } }): string => document.id;
