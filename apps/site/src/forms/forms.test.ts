import { parseDocument, type RouteRow } from "@orlaya/content";
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getMessages } from "@orlaya/messages/server";
import { LOCALES } from "@orlaya/locales";
import { FIELD_KIND_NAMES } from "@orlaya/slices/form";
import { afterEach, describe, expect, it } from "vitest";
import { createLog, type Log } from "../process/log.ts";
import { createTestContent } from "../load/testing.ts";
import { findFormPath, receivePost, type FormOutcome, type FormRuntime } from "./receive-post.ts";
import { createForms, type Forms } from "./form-services.ts";
import { describeProblem } from "./form-model.ts";
import { openOutbox } from "./outbox.ts";
import { FASTEST_MS, issueToken, createLeadKey, LONGEST_MS, readToken } from "./token.ts";

const LIMIT = 10;
const SECRET = "a-secret-of-the-tests-0123456789";
const folders: string[] = [];
const opened: Forms[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((forms) => forms.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
function setup(send: (body: string) => Promise<boolean>) {
  const folder = mkdtempSync(join(tmpdir(), "forms-test-"));
  folders.push(folder);
  const lines: string[] = [];
  const log: Log = createLog("info", (line) => {
    lines.push(line);
  });
  const forms = createForms({
    folder: join(folder, "leads"),
    send,
    limit: LIMIT,
    log,
  });
  opened.push(forms);
  return { forms, lines, log, folder: join(folder, "leads") };
}
function files(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

describe("what a form says of an answer that is missing", () => {
  it.each(LOCALES)(
    "%s: one sentence for each field, with one sign at its end, and no label put into a pattern",
    (locale) => {
      const words = getMessages(locale);
      const sentences = FIELD_KIND_NAMES.map((kind) =>
        describeProblem(words, kind, {
          name: kind === "subject" || kind === "callback_time" ? "choose" : "required",
        }),
      );
      for (const sentence of sentences) expect(sentence).toMatch(/^[^.:!?]+\.$/);
      expect(new Set(sentences).size).toBe(FIELD_KIND_NAMES.length);
    },
  );
});

describe("the token of a form (quality §5)", () => {
  it("is good between two seconds and twelve hours, for its own form, and only when it is ours", () => {
    const token = issueToken(SECRET, "message", 1000);
    expect(readToken(SECRET, "message", token, 1000 + FASTEST_MS - 1)).toEqual({ kind: "fast" });
    expect(readToken(SECRET, "message", token, 1000 + FASTEST_MS)).toMatchObject({ kind: "good" });
    expect(readToken(SECRET, "message", token, 1000 + LONGEST_MS + 1)).toEqual({ kind: "expired" });
    for (const [form, value] of [
      ["other", token],
      ["message", `1${token}`],
      ["message", ""],
      ["message", "a.b.c"],
      ["message", "x".repeat(9999)],
    ] as const)
      expect(readToken(SECRET, form, value, 99_999).kind).toBe("expired");
    expect(readToken("another-secret-of-the-tests", "message", token, 99_999).kind).toBe("expired");
  });
  it("the same answers of the same drawing are one lead, in any order; other answers are another", () => {
    expect(createLeadKey("n", { a: "1", b: "2" })).toBe(createLeadKey("n", { b: "2", a: "1" }));
    expect(
      new Set([
        createLeadKey("n", { a: "1" }),
        createLeadKey("n", { a: "2" }),
        createLeadKey("m", { a: "1" }),
        createLeadKey("n", { a: "1", b: "" }),
      ]).size,
    ).toBe(4);
  });
});

describe("the outbox: nothing that was thanked for is lost (quality §3)", () => {
  const KEY = "key-of-a-lead-of-the-test";
  it("keeps a lead on the disk, readable by its owner only, while the content service is away, and hands it over after a restart", async () => {
    const taken: string[] = [];
    let up = false;
    const send = (body: string): Promise<boolean> =>
      up ? (taken.push(body), Promise.resolve(true)) : Promise.reject(new Error("away"));
    const first = setup(send);
    expect(await first.forms.store(KEY, '{"a":1}')).toBe(true);
    expect(files(first.folder)).toEqual([`${KEY}.json`]);
    expect(readFileSync(join(first.folder, `${KEY}.json`), "utf8")).toBe('{"a":1}');
    expect(statSync(join(first.folder, `${KEY}.json`)).mode & 0o077).toBe(0);
    expect(await first.forms.outbox.flush()).toBe(1);
    await first.forms.close();
    up = true;
    const again = createForms({
      folder: first.folder,
      send,
      limit: LIMIT,
      log: first.log,
    });
    opened.push(again);
    expect(await again.outbox.flush()).toBe(0);
    expect([taken, files(first.folder)]).toEqual([['{"a":1}'], []]);
  });
  it("what the service will never take is put aside and reported, and does not hold up the others", async () => {
    const { forms, folder, lines } = setup((body) =>
      body === "bad" ? Promise.resolve(false) : Promise.reject(new Error("away")),
    );
    await forms.store(KEY, "bad");
    expect(await forms.outbox.flush()).toBe(0);
    expect(files(folder)).toEqual([`${KEY}.json.refused`]);
    expect(lines.join("")).toContain("is kept");
  });
  it("a lead that the service keeps failing on holds up no other, is tried less and less often, and is put aside in the end", async () => {
    const { folder, log, lines } = setup(() => Promise.resolve(true));
    const tried: string[] = [];
    let now = Date.now();
    const outbox = openOutbox({
      folder,
      log,
      everyMs: 5000,
      now: () => now,
      send: (body) => {
        tried.push(body);
        return body === "bad"
          ? Promise.reject(Object.assign(new Error("500"), { status: 500 }))
          : Promise.resolve(true);
      },
    });
    await outbox.keep(`a-${KEY}`, "bad");
    await outbox.keep(`b-${KEY}`, "good");
    expect(await outbox.flush()).toBe(1);
    await outbox.flush();
    expect(tried).toEqual(["bad", "good"]);
    now += 80 * 3_600_000;
    for (let count = 0; count < 3; count += 1) {
      expect(await outbox.flush()).toBe(1);
      now += 600_000;
    }
    expect(await outbox.flush()).toBe(0);
    expect(files(folder)).toEqual([`a-${KEY}.json.refused`]);
    expect(lines.join("")).toContain("is kept");
    await outbox.close();
  });
  it("one that never gets an answer lets the others go first", async () => {
    const { folder, log } = setup(() => Promise.resolve(true));
    const outbox = openOutbox({
      folder,
      log,
      everyMs: 5000,
      send: (body) =>
        body === "hangs" ? Promise.reject(new Error("timeout")) : Promise.resolve(true),
    });
    await outbox.keep(`a-${KEY}`, "hangs");
    await outbox.keep(`b-${KEY}`, "good");
    expect(await outbox.flush()).toBe(2);
    expect(await outbox.flush()).toBe(1);
    await outbox.close();
  });
  it("the same lead sent twenty times at once during an outage is stored once, and each time thanked for", async () => {
    const { forms, folder, lines } = setup(() => Promise.reject(new Error("away")));
    const twenty = Array.from({ length: 20 }, () => null);
    expect(await Promise.all(twenty.map(() => forms.store(KEY, '{"a":1}')))).toEqual(
      twenty.map(() => true),
    );
    // As other processes of the site would: each writes for itself.
    await Promise.all(twenty.map(() => forms.outbox.keep(KEY, '{"a":1}')));
    expect(files(folder)).toEqual([`${KEY}.json`]);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
  it("a half-written lead of a process that ended is removed, one that is being written is not", async () => {
    const { folder, forms, log } = setup(() => Promise.reject(new Error("away")));
    await forms.outbox.keep(KEY, "{}");
    writeFileSync(join(folder, `b-${KEY}.json.x.part`), '{"a"');
    expect(await forms.outbox.flush()).toBe(1);
    expect(files(folder)).toHaveLength(2);
    const later = openOutbox({
      folder,
      log,
      everyMs: 5000,
      now: () => Date.now() + 120_000,
      send: () => Promise.reject(new Error("away")),
    });
    expect(await later.flush()).toBe(1);
    expect(files(folder)).toEqual([`${KEY}.json`]);
    await later.close();
  });
  it("says no when neither the service nor the disk takes it", async () => {
    const { forms, folder } = setup(() => Promise.reject(new Error("away")));
    await forms.store(KEY, "{}");
    chmodSync(folder, 0o500);
    // The superuser may write anywhere.
    const refused = process.getuid?.() === 0 ? true : !(await forms.store(`${KEY}-2`, "{}"));
    chmodSync(folder, 0o700);
    expect(refused).toBe(true);
  });
});

describe("the door for POSTs", () => {
  const form = {
    id: "f",
    key: "message",
    _status: "published",
    title: "Write",
    fields: [
      { kind: "email" },
      { kind: "subject", options: [{ key: "claim", label: "A claim" }] },
      { kind: "message" },
      { kind: "phone", required: false },
    ],
  };
  function door(
    send: (body: string) => Promise<boolean> = () => Promise.resolve(true),
    document: object | null = { id: "d", form },
  ) {
    const made = setup(send);
    const runtime: FormRuntime = {
      env: { siteOrigin: "https://www.example.com", REVALIDATE_SECRET: SECRET },
      log: made.log,
      forms: made.forms,
      content: createTestContent(() => ({
        route: () => Promise.resolve({ type: "page_form", document: "d" } as RouteRow),
        document: (type) => Promise.resolve(document && parseDocument(type, document)),
        countries: () => Promise.resolve([]),
      })),
    };
    const token = issueToken(SECRET, "message", Date.now() - 60_000);
    const good = {
      email: "ada@example.com",
      subject: "claim",
      message: "Hello secret-word",
      token,
    };
    function post(
      fields: Readonly<Record<string, string>> = good,
      headers: Readonly<Record<string, string>> = {},
      raw?: string | null,
    ): Promise<FormOutcome> {
      return receivePost(runtime, {
        path: "/en/contact/write",
        network: "192.0.2.1",
        body: raw === undefined ? new URLSearchParams(fields).toString() : raw,
        headers: {
          origin: "https://www.example.com",
          "sec-fetch-site": "same-origin",
          "content-type": "application/x-www-form-urlencoded",
          ...headers,
        },
      });
    }
    return { ...made, good, post, token };
  }
  const SENT = { kind: "sent", to: "/en/contact/write?sent=1" };

  it("stores a lead with its page, site and language, and thanks for it; the same again is thanked for, and stored once", async () => {
    const bodies: { key: string; values: object }[] = [];
    const { post, good } = door((body) => {
      bodies.push(JSON.parse(body) as { key: string; values: object });
      return Promise.resolve(true);
    });
    expect(await post()).toEqual(SENT);
    expect(await post(good, { "content-type": "application/json" }, JSON.stringify(good))).toEqual(
      SENT,
    );
    expect(bodies[0]).toMatchObject({
      form: "message",
      topic: "advice",
      locale: "en",
      audience: "individual",
      path: "/en/contact/write",
      values: { email: "ada@example.com", subject: "claim" },
    });
    await post({ ...good, message: "Something else" });
    expect(bodies).toHaveLength(2);
    expect(bodies[1]?.key).not.toBe(bodies[0]?.key);
  });
  it("thanks too when the content service is away, and keeps the lead", async () => {
    const { post, folder } = door(() => Promise.reject(new Error("away")));
    expect(await post()).toEqual(SENT);
    expect(files(folder).length).toBe(1);
  });
  it("T: refuses what another site sends, whatever it claims", async () => {
    const { post } = door();
    const claims: readonly Readonly<Record<string, string>>[] = [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "null", "sec-fetch-site": "cross-site" },
      { origin: "https://www.example.com.evil.example" },
      { origin: "https://evil.example", host: "evil.example", "sec-fetch-site": "same-origin" },
      { origin: "http://localhost" },
    ];
    for (const headers of claims)
      expect(await post(undefined, headers)).toMatchObject({
        kind: "again",
        state: {
          status: 403,
          values: {},
          notice:
            "We could not accept what was sent. Fill in the form on this page and send it again.",
        },
      });
  });
  it("believes the browser about a page that names no origin", async () => {
    expect(await door().post(undefined, { origin: "null" })).toEqual(SENT);
  });
  it.each([
    ["/EN/Contact/Write", "/en/contact/write"],
    ["/en/contact/write/", "/en/contact/write"],
    ["/en/c%6Fntact/write", "/en/contact/write"],
    ["/en/contact/write", "/en/contact/write"],
    ["/en/plans", null],
    ["/en/contact/write%0a", null],
  ])("%s is the form at %s", (path, canonical) => {
    expect(findFormPath(path)).toBe(canonical);
  });
  it("keeps no half of a character, which no database takes", async () => {
    const bodies: string[] = [];
    const { post, good } = door((body) => {
      bodies.push(body);
      return Promise.resolve(true);
    });
    await post(
      good,
      { "content-type": "application/json" },
      JSON.stringify({ ...good, message: "Hello \ud83d" }),
    );
    expect(bodies.join("")).toContain("Hello \ufffd");
  });
  it("refuses bodies that are no form", async () => {
    const { post } = door();
    for (const [type, raw] of [
      ["text/plain", "email=x"],
      ["multipart/form-data; boundary=x", ""],
      ["application/json", "["],
      ["application/json", '{"email":{"$gt":""}}'],
      ["application/json", "[1]"],
    ] as const)
      expect(await post(undefined, { "content-type": type }, raw)).toMatchObject({
        kind: "again",
        state: { status: 415 },
      });
    expect(await post(undefined, {}, null)).toMatchObject({
      kind: "again",
      state: { status: 413, notice: "Your message is too long. Shorten it and send it again." },
    });
  });
  it("brings back everything that was written, with what is wrong in the language of the page", async () => {
    const { post, good } = door();
    const outcome = await post({ ...good, email: "ada", phone: "020" });
    expect(outcome).toMatchObject({
      kind: "again",
      state: { status: 422, values: { email: "ada", phone: "020", message: "Hello secret-word" } },
      errors: [
        { kind: "email", message: "Enter an e-mail address such as name@example.com." },
        { kind: "phone" },
      ],
    });
  });
  it("a trap that was filled is thanked for and forgotten; too fast and too old come back with a fresh token", async () => {
    const sent: string[] = [];
    const { post, good } = door((body) => {
      sent.push(body);
      return Promise.resolve(true);
    });
    expect(await post({ ...good, website: "http://spam.example" })).toEqual(SENT);
    for (const [at, notice] of [
      [Date.now() + 60_000, /could not send/],
      [Date.now() - LONGEST_MS - 5000, /open for a long time/],
    ] as const) {
      const outcome = await post({ ...good, token: issueToken(SECRET, "message", at) });
      expect(outcome).toMatchObject({
        kind: "again",
        state: { status: 422, values: { message: "Hello secret-word" } },
      });
      if (outcome.kind === "again") {
        expect(outcome.state.notice).toMatch(notice);
        expect(outcome.token).not.toBeNull();
      }
    }
    expect(sent).toEqual([]);
  });
  it("limits messages by address without keeping it, and says when to try again", async () => {
    const { post, good } = door();
    for (let at = 0; at < LIMIT; at += 1)
      expect(await post({ ...good, message: `Number ${at}` })).toEqual(SENT);
    const outcome = await post({ ...good, message: "One more" });
    expect(outcome).toMatchObject({
      kind: "again",
      state: { status: 429, values: { message: "One more" } },
    });
    if (outcome.kind === "again") {
      expect(outcome.state.notice).toContain("10 minutes");
      expect(outcome.retryAfter).toBeGreaterThan(500);
    }
    // What is stored already is no further message.
    expect(await post({ ...good, message: "Number 3" })).toEqual(SENT);
  });
  it("where there is no form there is nothing to send to; logs hold nothing that was written", async () => {
    expect(await door(undefined, { id: "d", form: null }).post()).toEqual({ kind: "none" });
    const { post, good, lines } = door(() => Promise.reject(new Error("away")));
    await post();
    await post({ ...good, email: "ada" });
    await post({ ...good, website: "x" });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("")).not.toMatch(/ada|secret-word|192\.0\.2/);
  });
});
