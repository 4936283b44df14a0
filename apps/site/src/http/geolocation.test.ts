import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readClient, readNetwork } from "./client-address.ts";
import { createLocate } from "./geolocation.ts";
import { createLog } from "../process/log.ts";

const lines: string[] = [];
const log = createLog("warn", (line) => lines.push(line));
const countries = () => Promise.resolve(new Set(["NL", "FR", "SG", "US"]));
const locate = createLocate(log, countries, undefined, 10_000);
const from = (address: string, countryHeader: string | null = null) =>
  locate({ address, countryHeader });
const US = { country: "US", source: "fallback" };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "geolocation-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the country of a visitor", () => {
  it.each([
    ["91.198.174.192", "NL"],
    ["::ffff:91.198.174.192", "NL"],
    ["::ffff:5bc6:aec0", "NL"],
    ["0:0:0:0:0:FFFF:5bc6:aec0", "NL"],
    ["2a02:ec80:300:ed1a::1", "NL"],
    ["193.51.208.1", "FR"],
    ["2001:660::1", "FR"],
  ])("[7-001 7-005] %s is in %s according to the database", async (address, country) => {
    expect(await from(address)).toEqual({ country, source: "database" });
  });
  it.each([
    "127.0.0.1",
    "::1",
    "10.1.2.3",
    "192.168.0.7",
    "fe80::1",
    "",
    "nonsense",
    "999.1.1.1",
    "'; drop table",
  ])("[7-006] returns US for “%s”, which has no country", async (address) => {
    expect(await from(address)).toEqual(US);
  });
  it.each([
    ["fr", "FR"],
    [" SG ", "SG"],
  ])("uses the country “%s” from the header of a trusted proxy", async (header, country) => {
    expect(await from("91.198.174.192", header)).toEqual({ country, source: "header" });
  });
  it.each(["XX", "T1", "", "<script>", "FRA", "ZZ", "EU", "AP", "UK", "AN", "QQ"])(
    "ignores the country “%s” of the header",
    async (header) => {
      expect(await from("91.198.174.192", header)).toEqual({ country: "NL", source: "database" });
      expect(await from("127.0.0.1", header)).toEqual(US);
    },
  );
  it("returns US when the list of countries cannot be loaded", async () => {
    const ask = createLocate(log, () => Promise.reject(new Error("away")), undefined, 10_000);
    expect(await ask({ address: "91.198.174.192", countryHeader: "FR" })).toEqual(US);
  });
  it("[7-006] never throws", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()),
        fc.option(fc.string(), { nil: null }),
        async (address, header) => {
          expect((await from(address, header)).country).toMatch(/^[A-Z]{2}$/);
        },
      ),
    );
    expect(lines.join("")).toBe("");
  });
});

describe("returns US and logs one line without the address when the database is not usable", () => {
  it.each([
    ["missing", null],
    ["empty", ""],
    ["damaged", "x".repeat(5000)],
  ])("[7-006] %s", async (name, body) => {
    const own: string[] = [];
    const file = join(folder, name);
    if (body !== null) await writeFile(file, body);
    const ask = createLocate(
      createLog("warn", (line) => own.push(line)),
      countries,
      () => file,
      10_000,
    );
    for (let count = 0; count < 3; count += 1)
      expect(await ask({ address: "91.198.174.192", countryHeader: null })).toEqual(US);
    expect(own).toHaveLength(1);
    expect(own[0]).not.toContain("91.198");
  });
  it("[7-006] the package is not installed", async () => {
    const ask = createLocate(createLog("silent"), countries, () => {
      throw new Error("not installed");
    });
    expect(await ask({ address: "91.198.174.192", countryHeader: null })).toEqual(US);
  });
  it("[7-006] loading takes too long", async () => {
    const ask = createLocate(createLog("silent"), countries, undefined, 0);
    // The database returns NL. A result of US means that the lookup did not wait for it.
    expect(await ask({ address: "91.198.174.192", countryHeader: null })).toEqual(US);
  });
});

describe("[quality §5] trusted proxies", () => {
  const headers = { "x-forwarded-for": "6.6.6.6, 203.0.113.9, 10.0.0.2", "x-country": "FR" };
  const none = { TRUSTED_PROXIES: 0, GEO_COUNTRY_HEADER: "X-Country" };
  it("uses the address of the connection and ignores forged headers without a trusted proxy", () => {
    expect(readClient(headers, "198.51.100.1", none)).toEqual({
      address: "198.51.100.1",
      countryHeader: null,
    });
  });
  it.each([
    [1, "10.0.0.2"],
    [2, "203.0.113.9"],
  ])("with %i of them, uses the address that the outermost one received", (proxies, address) => {
    expect(readClient(headers, "127.0.0.1", { ...none, TRUSTED_PROXIES: proxies })).toEqual({
      address,
      countryHeader: "FR",
    });
  });
  it.each([
    {},
    { "x-forwarded-for": "203.0.113.9" },
    { "x-forwarded-for": "unknown, garbage" },
    { "x-forwarded-for": ",,," },
  ])("ignores the headers of a request that did not come through them: %o", (given) => {
    expect(
      readClient({ ...given, "x-country": "FR" }, "198.51.100.1", { ...none, TRUSTED_PROXIES: 2 }),
    ).toEqual({ address: "198.51.100.1", countryHeader: null });
  });
  it.each([
    ["203.0.113.9:4711", "203.0.113.9"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["2001:DB8:0::1", "2001:db8::1"],
    ["::ffff:c000:201", "192.0.2.1"],
    ["fe80::1%eth0", "fe80::1"],
  ])("reads an appended “%s” as the address %s", (appended, address) => {
    expect(
      readClient({ "x-forwarded-for": `6.6.6.6, ${appended}` }, "127.0.0.1", {
        ...none,
        TRUSTED_PROXIES: 1,
      }).address,
    ).toBe(address);
  });
  it("treats all addresses of one /64 as one network, and other addresses as different networks", () => {
    expect(readNetwork("2001:db8:1:2:3::1")).toBe(readNetwork("2001:db8:1:2::"));
    expect(
      new Set(
        [
          "2001:db8:1:2::1",
          "2001:db8:1:3::1",
          "2001:db8::2:0:0:0:1",
          "::1",
          "192.0.2.1",
          "192.0.2.2",
        ].map(readNetwork),
      ).size,
    ).toBe(6);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.ipV4()), (text) => {
        expect(readNetwork(text)).toMatch(/^$|^\d+(\.\d+){3}$|^[\da-f]{1,4}(:[\da-f]{1,4}){3}$/);
      }),
    );
  });
  it("returns an empty address for a closed connection", () => {
    expect(readClient({}, undefined, none)).toEqual({ address: "", countryHeader: null });
  });
});
