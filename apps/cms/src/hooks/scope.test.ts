/** Tests that languages and sites of an account limit redirects and texts of pictures, over REST. */
import { getAdminMessages } from "@orlaya/messages/admin";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { startService, type Answer, type TestService } from "../testing/service.ts";

const say = getAdminMessages("en");
let service: TestService;
let spanish: string;
beforeAll(async () => {
  service = await startService();
  spanish = await service.user("publisher", {
    edit_locales: ["es"],
    edit_audiences: ["individual"],
  });
});
afterAll(async () => {
  await service.stop();
});

const ask = (method: string, path: string, body?: Stored): Promise<Answer> =>
  service.request(method, `/api${path}`, { as: spanish, ...(body ? { body } : {}) });
function findProblem({ body }: Answer): Stored {
  const [first] = Array.isArray(body["errors"]) ? body["errors"].filter(isRecord) : [];
  const inner = record(first?.["data"])["errors"];
  return (Array.isArray(inner) ? inner.filter(isRecord) : [])[0] ?? first ?? {};
}

it("T: a redirect begins in a language and site of the account", async () => {
  const { id } = await service.create("page_landing", {
    ...{ title: "Viaje", uid: "viaje", purpose: "normal", locale: "es", audience: "individual" },
    slices: [{ blockType: "page_head", title: "Viaje", lead: "Un viaje." }],
  });
  const page = await service.payload.findByID({ collection: "page_landing", id, depth: 0 });
  const to = readString(record(page)["path"]);
  const redirect = (from: string): Stored => ({ from, to, status: "301" });
  const own = await ask("POST", "/redirects", redirect("/es/antes"));
  expect(own.status, own.text).toBe(201);
  const other = await service.create("redirects", redirect("/fr/avant"));
  const mine = readString(record(own.body["doc"])["id"]);
  const refused = [
    await ask("POST", "/redirects", redirect("/de/frueher")),
    await ask("POST", "/redirects", redirect("/es/empresas/antes")),
    await ask("PATCH", `/redirects/${other.id}`, redirect("/es/otro")),
    await ask("PATCH", `/redirects/${mine}`, redirect("/fr/autre")),
    await ask("DELETE", `/redirects/${other.id}`),
  ];
  expect(refused.map((answer) => [answer.status, findProblem(answer)["message"]])).toEqual(
    refused.map(() => [403, say("problem.scope")]),
  );
  expect((await ask("DELETE", `/redirects/${mine}`)).status).toBe(200);
});

it("T: the text of a picture is changed in the languages of the account only", async () => {
  const data = await sharp({
    create: { width: 40, height: 40, channels: 3, background: "#123" },
  })
    .png()
    .toBuffer();
  const made = await service.payload.create({
    collection: "media",
    data: { name: "Picture", alt: { en: "A square", es: "Un cuadro" } },
    file: { name: "square.png", data, mimetype: "image/png", size: data.length },
  });
  const path = `/media/${String(made.id)}`;
  const foreign = await ask("PATCH", path, { alt: { en: "Another", es: "Otro" } });
  expect([foreign.status, findProblem(foreign)]).toEqual([
    400,
    expect.objectContaining({ path: "alt.en", message: say("problem.scope") }),
  ]);
  const own = await ask("PATCH", path, { alt: { en: "A square", es: "Otro" } });
  expect(own.status, own.text).toBe(200);
});
