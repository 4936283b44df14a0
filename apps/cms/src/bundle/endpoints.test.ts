/** Endpoints of the transfer: who may use them, what they answer, and what they refuse. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readString, record, type Stored } from "../fields/record.ts";
import { apiPath, endpointPaths } from "../names/paths.ts";
import { startService, type TestService } from "../testing/service.ts";
import { writeAuthorization } from "../testing/session.ts";
import { clearContent, writeEntries } from "./testing.ts";

const say = getAdminMessages("en");
let service: TestService;
let folder: string;
let admin: string;
beforeAll(async () => {
  service = await startService({ BUNDLE_MEGABYTES: "1" });
  folder = mkdtempSync(join(tmpdir(), "transfer-test-"));
  admin = await service.user("admin");
  await service.create("page_landing", {
    locale: "en",
    audience: "individual",
    uid: "one",
    title: "One",
  });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a file. @returns the status and the last line of the answer */
async function send(path: string, as: string, content: Buffer | null) {
  const { answer } = await import("../rest.ts");
  const response = await answer(
    new Request(service.url + apiPath(path), {
      method: "POST",
      headers: {
        authorization: writeAuthorization(as),
        ...(content ? { "content-length": String(content.length) } : {}),
      },
      ...(content ? { body: new Uint8Array(content) } : {}),
    }),
  );
  const lines = (await response.text()).trim().split("\n");
  return { status: response.status, last: record(JSON.parse(lines.at(-1) ?? "{}")), lines };
}
const getMessage = (body: Stored): string =>
  readString(record((body["errors"] as readonly unknown[])[0])["message"]);

describe("the endpoints of the transfer", () => {
  it.each(["publisher", "editor", "auditor", "finder_manager"] as const)(
    "refuse %s with a sentence",
    async (role) => {
      const token = await service.user(role);
      for (const path of ["bundleExport", "bundleImport", "prismicImport"] as const) {
        const { status, last } = await send(endpointPaths[path], token, null);
        expect([status, getMessage(last)]).toEqual([403, say("transfer.role")]);
      }
    },
  );

  it("refuse an import where content is, and a file that is larger than the limit", async () => {
    const filled = await send(endpointPaths.bundleImport, admin, Buffer.from("x"));
    expect([filled.status, getMessage(filled.last)]).toEqual([409, say("bundle.problem.filled")]);
    const large = await send(endpointPaths.bundleImport, admin, Buffer.alloc(1_200_000));
    const sentence = say("bundle.problem.large", { size: 1 });
    expect([large.status, getMessage(large.last)]).toEqual([413, sentence]);
  });

  it("export a file that an empty service imports, and note both in the audit log", async () => {
    const { last } = await send(endpointPaths.bundleExport, admin, null);
    const result = record(last["result"]);
    expect(result).toMatchObject({ documents: 1, media: 0 });
    const { answer } = await import("../rest.ts");
    const response = await answer(
      new Request(service.url + apiPath(endpointPaths.bundleFile(readString(result["id"]))), {
        headers: { authorization: writeAuthorization(admin) },
      }),
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBe(result["bytes"]);
    await clearContent(service.payload);
    const imported = await send(endpointPaths.bundleImport, admin, bytes);
    expect(imported.last).toMatchObject({ result: { documents: 1 } });
    expect((await service.payload.count({ collection: "page_landing" })).totalDocs).toBe(1);
    const notes = await service.payload.find({ collection: "audit_log", sort: "-at" });
    expect(record(notes.docs[0])).toMatchObject({ action: "import", collection: "bundle" });
  });

  it("answer a wrong file with a sentence", async () => {
    await clearContent(service.payload);
    const { last } = await send(endpointPaths.bundleImport, admin, Buffer.from("hello"));
    expect(last["problem"]).toBe(say("bundle.problem.foreign"));
  });

  it("create drafts from Prismic, and report them", async () => {
    const file = join(folder, "prismic.zip");
    const document = {
      id: "P1",
      type: "page_landing",
      lang: "nl-nl",
      uid: "een",
      data: { title: "Een" },
    };
    await writeEntries(file, [["P1.json", JSON.stringify(document)]]);
    const { last } = await send(endpointPaths.prismicImport, admin, readFileSync(file));
    expect(last["result"]).toMatchObject({ counts: { created: 1, refused: 0 } });
    writeFileSync(file, "");
    const empty = await send(endpointPaths.prismicImport, admin, readFileSync(file));
    expect(empty.last["problem"]).toBe(say("bundle.problem.empty"));
  });

  it("answer 404 for an export that is gone", async () => {
    const { status } = await service.request("GET", apiPath(endpointPaths.bundleFile("../x")), {
      as: admin,
    });
    expect(status).toBe(404);
  });
});
