/** The file of an evidence is refused when anything in it was changed. */
import fc from "fast-check";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildFile, checkFile, type Signer } from "./file-format.ts";
import { createKey, loadPublicKeys, loadSigner, readKey } from "./keys.ts";
import { readTrustedKeys } from "./trusted-keys.ts";

const dataDir = mkdtempSync(join(tmpdir(), "evidence-"));
const source = { dataDir, evidenceKey: "" };
let signer: Signer;
let file: Buffer;
const EVIDENCE = {
  format: "orlaya-evidence/1",
  document: { title: "Prêt à partir </script><b>", path: "/fr/assurances" },
  content: { price: 37.5, empty: null, list: ["a", { b: "“c”\u2028" }] },
};
const PARTS = { head: "<!doctype html>\n<p>Head</p>", sheet: "<h1>Prêt</h1>", foot: "</html>\n" };

beforeAll(async () => {
  signer = await loadSigner(source);
  file = Buffer.from(buildFile(EVIDENCE, PARTS, signer));
});
afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

describe("the file of an evidence", () => {
  it("is valid as it was made, and contains the evidence", () => {
    expect(checkFile(file, [signer.publicKey])).toMatchObject({ ok: true, evidence: EVIDENCE });
    expect(checkFile(file, null)).toMatchObject({ ok: true, key: signer.id });
  });

  it("is refused after a change of any single byte", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: file.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, change) => {
          const changed = Buffer.from(file);
          changed[at] = (changed[at] ?? 0) ^ change;
          return !checkFile(changed, null).ok;
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("is refused after a byte was added or removed", () => {
    fc.assert(
      fc.property(fc.nat({ max: file.length - 1 }), fc.boolean(), (at, isAdded) => {
        const rest = file.subarray(isAdded ? at : at + 1);
        const changed = Buffer.concat([
          file.subarray(0, at),
          Buffer.from(isAdded ? " " : ""),
          rest,
        ]);
        return !checkFile(changed, null).ok;
      }),
    );
  });

  it("is refused when another key signed it", async () => {
    const stranger = await loadSigner({ dataDir: join(dataDir, "other"), evidenceKey: "" });
    const forged = Buffer.from(buildFile(EVIDENCE, PARTS, stranger));
    expect(checkFile(forged, null).ok).toBe(true);
    expect(checkFile(forged, [signer.publicKey])).toEqual({ ok: false, problem: "key" });
  });
});

describe("the keys", () => {
  it("are only readable by the service, and a new one signs while the old one stays", async () => {
    const folder = join(dataDir, "evidence-keys");
    expect(readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual([
      0o600,
    ]);
    const made = await createKey(source);
    expect((await loadSigner(source)).id).toBe(made.id);
    expect((await loadPublicKeys(source)).map(({ id }) => id)).toEqual([made.id, signer.id]);
    const keys = readTrustedKeys(JSON.stringify({ keys: await loadPublicKeys(source) }));
    expect(checkFile(file, keys).ok).toBe(true);
  });

  it("may come from the environment, and from a saved file in several forms", async () => {
    const folder = join(dataDir, "evidence-keys");
    const [name = ""] = readdirSync(folder);
    const { createPrivateKey, createPublicKey } = await import("node:crypto");
    const key = createPrivateKey(readFileSync(join(folder, name)));
    const base64 = key.export({ format: "der", type: "pkcs8" }).toString("base64");
    const own = { dataDir: join(dataDir, "none"), evidenceKey: base64 };
    expect((await loadSigner(own)).publicKey).toBe(signer.publicKey);
    const pem = createPublicKey(key).export({ format: "pem", type: "spki" }).toString();
    expect(readTrustedKeys(pem)).toEqual([signer.publicKey]);
    expect(readTrustedKeys(`${signer.publicKey}\n`)).toEqual([signer.publicKey]);
    expect([readTrustedKeys("{}"), readTrustedKeys("no key at all")]).toEqual([[], []]);
    expect(() => readKey("bm8ga2V5")).toThrow();
  });
});
