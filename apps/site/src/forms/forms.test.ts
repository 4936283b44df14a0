import { parseDocument, type Content, type RouteRow } from "@orlaya/content";
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
import { readFunnelMark } from "./funnel-mark.ts";
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

describe("messages for missing answers", () => {
  it.each(LOCALES)(
    "%s: has a separate sentence for each field, with a full stop and without a colon",
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
  it("is good between two seconds and twelve hours, for its own form, and only with a valid signature", () => {
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
  it("gives the same lead key for the same rendering and answers in any order, and another key for other answers", () => {
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

describe("the outbox: no confirmed lead is lost (quality §3)", () => {
  const KEY = "key-of-a-lead-of-the-test";
  it("keeps a lead on the disk, readable by its owner only, while the content service is down, and sends it after a restart", async () => {
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
  it("puts aside and logs a lead that the service rejects permanently", async () => {
    const { forms, folder, lines } = setup((body) =>
      body === "bad" ? Promise.resolve(false) : Promise.reject(new Error("away")),
    );
    await forms.store(KEY, "bad");
    expect(await forms.outbox.flush()).toBe(0);
    expect(files(folder)).toEqual([`${KEY}.json.refused`]);
    expect(lines.join("")).toContain("is kept");
  });
  it("retries a lead that the service answers with errors at growing intervals, without blocking others, and finally puts it aside", async () => {
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
  it("sends other leads before a lead that never gets a response", async () => {
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
  it("stores a lead once when it is sent twenty times at once during an outage, and confirms each request", async () => {
    const { forms, folder, lines } = setup(() => Promise.reject(new Error("away")));
    const twenty = Array.from({ length: 20 }, () => null);
    expect(await Promise.all(twenty.map(() => forms.store(KEY, '{"a":1}')))).toEqual(
      twenty.map(() => true),
    );
    // Simulates other processes of the site, which write independently.
    await Promise.all(twenty.map(() => forms.outbox.keep(KEY, '{"a":1}')));
    expect(files(folder)).toEqual([`${KEY}.json`]);
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
  it("removes an incomplete file of a process that ended, but not a file that is being written", async () => {
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
  it("returns false when neither the service nor the disk accepts the lead", async () => {
    const { forms, folder } = setup(() => Promise.reject(new Error("away")));
    await forms.store(KEY, "{}");
    chmodSync(folder, 0o500);
    // The root user may write anywhere.
    const refused = process.getuid?.() === 0 ? true : !(await forms.store(`${KEY}-2`, "{}"));
    chmodSync(folder, 0o700);
    expect(refused).toBe(true);
  });
});

describe("the mark of a funnel", () => {
  it.each([
    ["parcours=first-euro&from=FR", "?parcours=first-euro"],
    ["from=FR", ""],
    ["parcours=", ""],
    ["parcours=a%20b", ""],
    ["parcours=a%26from%3DFR", ""],
    [`parcours=${"a".repeat(41)}`, ""],
  ])("of ?%s is %j", (query, mark) => {
    expect(readFunnelMark(new URLSearchParams(query))).toBe(mark);
  });
});

describe("receivePost", () => {
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
    readPreview: Content["readPreview"] = () => Promise.reject(new Error("not asked")),
  ) {
    const made = setup(send);
    const runtime: FormRuntime = {
      env: { siteOrigin: "https://www.example.com", REVALIDATE_SECRET: SECRET },
      log: made.log,
      forms: made.forms,
      content: {
        ...createTestContent(() => ({
          route: () => Promise.resolve({ type: "page_form", document: "d" } as RouteRow),
          document: (type) => Promise.resolve(document && parseDocument(type, document)),
          countries: () => Promise.resolve([]),
        })),
        readPreview,
      },
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
      mark = "",
    ): Promise<FormOutcome> {
      return receivePost(runtime, {
        path: "/en/contact/write",
        mark,
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

  it("stores and confirms a lead with its page, site and language; confirms a repeated request without storing it again", async () => {
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
  it("stores the mark of a funnel with the page, and redirects to the page without it", async () => {
    const bodies: string[] = [];
    const { post } = door((body) => {
      bodies.push(body);
      return Promise.resolve(true);
    });
    expect(await post(undefined, {}, undefined, "?parcours=asia")).toEqual(SENT);
    expect(bodies.join("")).toContain('"path":"/en/contact/write?parcours=asia"');
  });
  it("confirms and keeps the lead when the content service is down", async () => {
    const { post, folder } = door(() => Promise.reject(new Error("away")));
    expect(await post()).toEqual(SENT);
    expect(files(folder).length).toBe(1);
  });
  it("stores nothing in a trial of rules or in the preview of a campaign, nor while nobody can tell, and does in a preview of documents", async () => {
    const cookie = { cookie: "preview=7~finder_sets.1.a.b" };
    const open = { kind: "open", drafts: [], trial: { set: "7", name: "A", fingerprint: "f" } };
    const away = (): Promise<never> => Promise.reject(new Error("away"));
    for (const [answer, outcome] of [
      [() => Promise.resolve(open), { kind: "again", state: { status: 409 } }],
      [away, { kind: "again", state: { status: 503 }, retryAfter: 30 }],
      [
        () => Promise.resolve({ ...open, trial: null, plannedState: {} }),
        { kind: "again", state: { status: 409 } },
      ],
      [() => Promise.resolve({ ...open, trial: null, plannedState: null }), SENT],
      [() => Promise.resolve({ kind: "ended" }), SENT],
    ] as const) {
      const bodies: string[] = [];
      function send(body: string): Promise<boolean> {
        bodies.push(body);
        return Promise.resolve(true);
      }
      const { post, good } = door(send, undefined, answer as never);
      const given = await post(good, cookie);
      expect(given).toMatchObject(outcome);
      expect(bodies).toHaveLength(outcome === SENT ? 1 : 0);
      if (given.kind === "again") expect(given.state.values["message"]).toBe(good.message);
    }
  });
  it("T: rejects requests of another site, whatever their headers claim", async () => {
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
  it("accepts a page without an origin when Sec-Fetch-Site is same-origin", async () => {
    expect(await door().post(undefined, { origin: "null" })).toEqual(SENT);
  });
  it.each([
    ["/EN/Contact/Write", "/en/contact/write"],
    ["/en/contact/write/", "/en/contact/write"],
    ["/en/c%6Fntact/write", "/en/contact/write"],
    ["/en/contact/write", "/en/contact/write"],
    ["/en/plans", null],
    ["/en/contact/write%0a", null],
  ])("maps %s to the form path %s", (path, canonical) => {
    expect(findFormPath(path)).toBe(canonical);
  });
  it("replaces a lone surrogate, which databases reject", async () => {
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
  it("rejects bodies that are not a form", async () => {
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
  it("returns all input, with error messages in the language of the page", async () => {
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
  it("confirms a filled honeypot without storing it, and returns a new token for a submit that is too fast or too late", async () => {
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
  it("limits the messages of a network and returns when to try again", async () => {
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
    // A lead that is already stored does not count.
    expect(await post({ ...good, message: "Number 3" })).toEqual(SENT);
  });
  it("returns `none` where there is no form, and logs no input", async () => {
    expect(await door(undefined, { id: "d", form: null }).post()).toEqual({ kind: "none" });
    const { post, good, lines } = door(() => Promise.reject(new Error("away")));
    await post();
    await post({ ...good, email: "ada" });
    await post({ ...good, website: "x" });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("")).not.toMatch(/ada|secret-word|192\.0\.2/);
  });
});
