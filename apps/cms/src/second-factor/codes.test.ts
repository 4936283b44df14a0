/** Tests of the codes with the vectors of RFC 6238, appendix B, and of keys and tickets. */
import { Secret } from "otpauth";
import { expect, it, vi } from "vitest";
import { stubSecrets } from "../testing/secrets.ts";

const SECRET = Secret.fromUTF8("12345678901234567890").base32;
/** Second of the vector, and the last six of its eight digits. */
const VECTORS = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const;

stubSecrets();
const codes = await import("./codes.ts");
const setup = await import("./setup.ts");

it("T: accepts the codes of RFC 6238 in their step and in the one before and after, and no other", () => {
  for (const [second, code] of VECTORS) {
    const step = Math.floor(second / 30);
    const at = (steps: number): number | null =>
      codes.findStep(SECRET, code, (step + steps) * 30_000);
    expect([-2, -1, 0, 1, 2].map(at), code).toEqual([null, step, step, step, null]);
  }
});

it("rejects texts that are no codes", () => {
  for (const text of ["", "28708", "2870820", "28708a", "２８７０８２"])
    expect(codes.findStep(SECRET, text, 59_000), text).toBeNull();
});

it("creates ten different recovery codes that can be typed with hyphens, spaces and capitals", () => {
  const made = codes.createRecoveryCodes();
  expect([made.length, new Set(made).size]).toEqual([10, 10]);
  for (const code of made) {
    const written = codes.writeRecoveryCode(code);
    expect(written).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(codes.cleanCode(` ${written.toUpperCase().replace("-", " ")} `)).toBe(code);
  }
});

it("reads a ticket only for its account, unchanged, and for fifteen minutes", () => {
  const { key, ticket, uri } = setup.createSetup("one", "ana@example.com");
  const secret = key.replaceAll(" ", "");
  expect(setup.readTicket(ticket, "one")).toBe(secret);
  expect(uri).toContain(secret);
  expect([setup.readTicket(ticket, "two"), setup.readTicket(`${ticket}A`, "one")]).toEqual([
    null,
    null,
  ]);
  vi.useFakeTimers({ now: Date.now() + 16 * 60_000 });
  expect(setup.readTicket(ticket, "one")).toBeNull();
  vi.useRealTimers();
});
