import { SIGNATURE_HEADER, signBody } from "@orlaya/contract";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { LOCALES } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import type { Stored } from "../fields/record.ts";
import { openMailbox, type Mailbox } from "../testing/mailbox.ts";
import { waitUntil, startService, type TestService } from "../testing/service.ts";
import type * as Parts from "../mail/parts.ts";
import type * as Queue from "../mail/queue.ts";
import type * as Compose from "./compose.ts";
import type * as Posting from "./post.ts";
import type * as Store from "./store.ts";
import type * as Subject from "./subject.ts";
import type * as Worker from "./worker.ts";

let service: TestService;
let worker: typeof Worker;
let compose: typeof Compose;
let parts: typeof Parts;
let queue: typeof Queue;
let posting: typeof Posting;
let store: typeof Store;
let subject: typeof Subject;
const mailboxes: Mailbox[] = [];

beforeAll(async () => {
  service = await startService({ MAIL_TO: "team@example.com,business=hr@example.com" });
  [worker, compose, parts, queue, posting, store, subject] = await Promise.all([
    import("./worker.ts"),
    import("./compose.ts"),
    import("../mail/parts.ts"),
    import("../mail/queue.ts"),
    import("./post.ts"),
    import("./store.ts"),
    import("./subject.ts"),
  ]);
  await service.create("forms", {
    key: "message",
    locale: "de",
    title: "Ihre Nachricht",
    purpose: "Für die Antwort.",
    topic: "service",
    thanks_title: "Angekommen",
    thanks_text: "Wir antworten per Mail.",
    fields: [
      { kind: "subject", required: true, options: [{ key: "claim", label: "Ein Schadenfall" }] },
      { kind: "email", required: true },
      { kind: "message", required: true },
    ],
  });
});
afterEach(async () => {
  await Promise.all(mailboxes.splice(0).map((mailbox) => mailbox.close()));
});
afterAll(async () => {
  await worker.waitForMail();
  await service.stop();
});

let serial = 0;
function lead(extra: object = {}) {
  return {
    key: `key-of-a-lead-of-the-test-${(serial += 1)}`,
    form: "message",
    topic: "service" as const,
    locale: "de" as const,
    audience: "individual" as const,
    path: "/de/kontakt/schreiben",
    at: new Date().toISOString(),
    values: {
      subject: "claim",
      email: `person-${serial}@example.com`,
      first_name: "Ada",
      message: "Zeile eins\nZeile <zwei>",
    },
    ...extra,
  };
}
function post(
  body: string,
  header = signBody(String(process.env["REVALIDATE_SECRET"]), Math.floor(Date.now() / 1000), body),
) {
  return service.request("POST", "/api/leads", {
    headers: { [SIGNATURE_HEADER]: header, "content-type": "application/json" },
    raw: body,
  });
}
async function row(key: string): Promise<Stored & { id: string }> {
  return (
    await service.payload.find({
      collection: "form_submissions",
      where: { idempotency_key: { equals: key } },
    })
  ).docs[0] as unknown as Stored & { id: string };
}
async function toMailbox(): Promise<Mailbox> {
  const mailbox = await openMailbox();
  mailboxes.push(mailbox);
  return mailbox;
}
function via(mailbox: { readonly port: number }) {
  return posting.createPost({
    mail: {
      smtpUrl: `smtp://127.0.0.1:${mailbox.port}?ignoreTLS=true&connectionTimeout=10000`,
      from: "Orlaya <no-reply@example.com>",
      to: () => "",
    },
    dataDir: service.dataDir,
  });
}
/** Marks the mail of earlier tests as sent. */
async function settle(): Promise<void> {
  await worker.waitForMail();
  await worker.sendDueMail(service.payload, { post: () => Promise.resolve() });
}

describe("the endpoint for leads", () => {
  it("stores one row for a key, also for concurrent requests", async () => {
    const one = lead();
    const answers = await Promise.all([1, 2, 3].map(() => post(JSON.stringify(one))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(
      (
        await service.payload.count({
          collection: "form_submissions",
          where: { idempotency_key: { equals: one.key } },
        })
      ).totalDocs,
    ).toBe(1);
    expect(await row(one.key)).toMatchObject({
      form: "message",
      email: one.values.email,
      path: one.path,
    });
  });
  it("refuses a wrong, old or missing signature and an invalid lead, and does not repeat its content", async () => {
    const body = JSON.stringify(lead());
    expect((await post(body, "")).status).toBe(401);
    expect(
      (
        await post(
          body,
          signBody("another-secret-of-the-tests", Math.floor(Date.now() / 1000), body),
        )
      ).status,
    ).toBe(401);
    expect(
      (
        await post(
          body,
          signBody(
            String(process.env["REVALIDATE_SECRET"]),
            Math.floor(Date.now() / 1000) - 3600,
            body,
          ),
        )
      ).status,
    ).toBe(401);
    for (const wrong of [
      "{",
      "[]",
      JSON.stringify({ ...lead(), values: { blood_type: "secret-value" } }),
      JSON.stringify({ ...lead(), path: "https://secret-value.example" }),
      JSON.stringify({ ...lead(), path: "/en/request?from=secret-value" }),
      JSON.stringify({ ...lead(), path: "/en/request?parcours=asia&from=secret-value" }),
    ]) {
      const answer = await post(wrong);
      expect(answer.status).toBe(400);
      expect(answer.text).not.toContain("secret-value");
    }
  });
  it("stores the mark of a funnel with the page", async () => {
    const one = lead({ path: "/en/plans/x/request?parcours=first-euro" });
    expect((await post(JSON.stringify(one))).status).toBe(201);
    expect((await row(one.key))["path"]).toBe(one.path);
  });
  it("shows messages to publishers, not to visitors, the site, editors or auditors", async () => {
    const one = lead();
    await post(JSON.stringify(one));
    const { id } = await row(one.key);
    for (const as of [
      undefined,
      await service.user("site"),
      await service.user("editor"),
      await service.user("auditor"),
    ]) {
      const answer = await service.request("GET", `/api/form_submissions/${id}`, as ? { as } : {});
      expect([403, 404]).toContain(answer.status);
      expect(answer.text).not.toContain(one.values.email);
      expect(
        (await service.request("POST", `/api/leads/${id}/again`, as ? { as } : {})).status,
      ).toBe(403);
    }
    expect(
      (
        await service.request("GET", `/api/form_submissions/${id}`, {
          as: await service.user("publisher"),
        })
      ).body["email"],
    ).toBe(one.values.email);
    expect(
      (
        await service.request("DELETE", `/api/form_submissions/${id}`, {
          as: await service.user("admin"),
        })
      ).status,
    ).toBe(403);
  });
  it("writes mail to the outbox folder without an SMTP server, and marks the row as sent", async () => {
    const one = lead({ topic: "business" });
    await post(JSON.stringify(one));
    await waitUntil(async () => (await row(one.key))["mail_state"] === "sent");
    const { reference } = await row(one.key);
    const name = String(reference).toLowerCase();
    const folder = join(service.dataDir, "outbox");
    expect(
      readdirSync(folder)
        .filter((file) => file.startsWith(name))
        .sort(),
    ).toEqual([`${name}.eml`, `${name}.receipt.eml`]);
    expect(existsSync(join(folder, `${name}.eml`))).toBe(true);
    const mail = readFileSync(join(folder, `${name}.eml`), "utf8");
    expect(mail).toContain("To: hr@example.com");
    expect(mail).toContain(`Reply-To: Ada <${one.values.email}>`);
  });
});

describe("mail (quality §3)", () => {
  it("T: sends every lead once after an SMTP outage, with the same Message-ID on every try", async () => {
    await settle();
    const first = await toMailbox();
    const { port } = first;
    await first.close();
    const leads = Array.from({ length: 6 }, () => lead());
    for (const one of leads) await store.storeLead(service.payload, one);
    const down = await worker.sendDueMail(service.payload, { post: via({ port }) });
    expect(down).toEqual({ sent: 0, failed: 6 });
    const waiting = await row(leads[0]?.key ?? "");
    expect(waiting).toMatchObject({ mail_state: "queued", attempts: 1 });
    expect(String(waiting["last_error"])).not.toContain("@");
    expect(await worker.sendDueMail(service.payload, { post: via({ port }) })).toEqual({
      sent: 0,
      failed: 0,
    });
    const up = await toMailbox();
    let refusals = 1;
    up.refuse = () => (refusals -= 1) >= 0;
    const later = () => Date.now() + 61_000;
    expect(await worker.sendDueMail(service.payload, { post: via(up), now: later })).toEqual({
      sent: 5,
      failed: 1,
    });
    expect(
      await worker.sendDueMail(service.payload, {
        post: via(up),
        now: () => Date.now() + 4 * 60_000,
      }),
    ).toEqual({ sent: 1, failed: 0 });
    const stored = await Promise.all(leads.map(({ key }) => row(key)));
    expect(stored.every((entry) => entry["mail_state"] === "sent")).toBe(true);
    expect(
      up.received
        .filter(({ to }) => to === "team@example.com")
        .map(({ id }) => id)
        .sort(),
    ).toEqual(stored.map((entry) => String(entry["message_id"])).sort());
    expect(new Set(up.received.map(({ id }) => id)).size).toBe(12);
    expect(up.tried.filter((id) => id === up.tried[0]).length).toBe(2);
  });
  it("pauses from one minute to six hours between tries; after ten tries a lead is a dead letter, which staff can send again", async () => {
    expect([
      queue.pauseAfter(1),
      queue.pauseAfter(9),
      queue.pauseAfter(10),
      queue.pauseAfter(11),
    ]).toEqual([60_000, 6 * 3_600_000, null, null]);
    expect(queue.PAUSES.every((pause, at) => at === 0 || pause > (queue.PAUSES[at - 1] ?? 0))).toBe(
      true,
    );
    await settle();
    const one = lead();
    await store.storeLead(service.payload, one);
    let clock = Date.now();
    for (let tries = 1; tries <= 10; tries += 1) {
      expect(
        await worker.sendDueMail(service.payload, {
          now: () => clock,
          post: () => Promise.reject(new Error(`no for ${one.values.email}`)),
        }),
      ).toEqual({ sent: 0, failed: 1 });
      clock += 6 * 3_600_000 + 1000;
    }
    const dead = await row(one.key);
    expect(dead).toMatchObject({ mail_state: "dead", attempts: 10 });
    expect(String(dead["last_error"])).not.toContain(one.values.email);
    expect(await worker.sendDueMail(service.payload, { now: () => clock })).toEqual({
      sent: 0,
      failed: 0,
    });
    expect(
      (
        await service.request("POST", `/api/leads/${dead.id}/again`, {
          as: await service.user("publisher"),
        })
      ).status,
    ).toBe(200);
    await waitUntil(async () => (await row(one.key))["mail_state"] === "sent");
    expect(
      (
        await service.request("POST", `/api/leads/${dead.id}/again`, {
          as: await service.user("publisher"),
        })
      ).status,
    ).toBe(409);
    const { docs } = await service.payload.find({
      collection: "audit_log",
      where: { action: { equals: "send again" } },
    });
    expect(docs.length).toBe(1);
  });
  it("never sends a lead twice with several workers, and sends the leads of a worker that died after its lease", async () => {
    await settle();
    const leads = Array.from({ length: 12 }, () => lead());
    for (const one of leads) await store.storeLead(service.payload, one);
    const sent: string[] = [];
    async function slow({ messageId }: { readonly messageId: string }): Promise<void> {
      await new Promise((resolve) => {
        setTimeout(resolve, 3);
      });
      sent.push(messageId);
    }
    await Promise.all(
      [1, 2, 3, 4].map(() => worker.sendDueMail(service.payload, { post: slow, batch: 2 })),
    );
    expect(sent.length).toBe(24);
    expect(new Set(sent).size).toBe(24);
    const one = lead();
    await store.storeLead(service.payload, one);
    void worker.sendDueMail(service.payload, {
      leaseMs: 60_000,
      post: () => new Promise(() => undefined),
    });
    await waitUntil(async () => (await row(one.key))["mail_state"] === "sending");
    expect(await worker.sendDueMail(service.payload, { post: slow })).toEqual({
      sent: 0,
      failed: 0,
    });
    expect(
      await worker.sendDueMail(service.payload, { post: slow, now: () => Date.now() + 61_000 }),
    ).toEqual({ sent: 1, failed: 0 });
  });
});

describe("the two mails", () => {
  function sample(locale: (typeof LOCALES)[number], values: Stored = {}) {
    return {
      reference: "OR-AAAA-BBBB-CCCC",
      messageId: "<or-aaaa@example.com>",
      locale,
      form: "message",
      path: "/en/contact/write",
      receivedAt: "2026-11-21T10:00:00.000Z",
      values: {
        email: "ada@example.com",
        first_name: "Ada",
        last_name: "Byron",
        message: "<b>Hi</b>\nthere",
        country: "NL",
        consent: "yes",
        start_date: "2026-12-01",
        ...values,
      },
    };
  }
  it("exist in five languages, as text and as HTML that escapes the answers", () => {
    for (const locale of LOCALES) {
      const mail = compose.composeTeamMail(
        sample(locale),
        null,
        "team@example.com",
        "https://www.example.com",
      );
      const { formsFields } = getMessages(locale);
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain(formsFields("ask.message"));
        expect(part).toContain("https://www.example.com/en/contact/write");
      }
      expect(mail.html).toContain("&lt;b&gt;Hi&lt;/b&gt;<br>there");
      expect(mail.html).not.toContain("<b>");
      expect(mail.html).toContain(`lang="${locale}"`);
      expect(compose.composeReceipt(sample(locale), null)?.subject).toBe(
        getMessages(locale).common("mail.receipt.subject", { reference: "OR-AAAA-BBBB-CCCC" }),
      );
    }
  });
  it("repeat no answer in the receipt, so that the form cannot send text to strangers", () => {
    const mail = compose.composeReceipt(
      sample("en", { first_name: "BuyPills", message: "http://spam.example" }),
      null,
    );
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(
      /BuyPills|spam\.example|Ada|Byron/,
    );
  });
  it("go to a domain in punycode", () => {
    expect(compose.composeReceipt(sample("en", { email: "ada@bücher.example" }), null)?.to).toBe(
      "ada@xn--bcher-kva.example",
    );
  });
  it("prevent header injection by names, addresses and an editor’s heading", async () => {
    const mailbox = await toMailbox();
    const send = via(mailbox);
    const nasty = [
      "x\r\nBcc: all@example.com",
      "x\nSubject: other",
      "a@example.com\r\nBcc: b@example.com",
      "x\u2028Bcc: c@example.com",
      '"><script>',
      "a@example.com, b@example.com",
    ];
    for (const text of nasty) {
      const form = {
        key: "message",
        title: text,
        purpose: "",
        questions: [],
        submitLabel: "",
        topic: "service" as const,
        thanksTitle: text,
        thanksText: text,
      };
      await send(
        compose.composeTeamMail(
          sample("en", { first_name: text, last_name: text, email: text, message: text }),
          form,
          "team@example.com",
          "https://www.example.com",
        ),
      );
      expect(compose.composeReceipt(sample("en", { email: text }), form)).toBeNull();
    }
    expect(mailbox.received.length).toBe(nasty.length);
    for (const { headers, recipients } of mailbox.received) {
      expect(recipients).toEqual(["team@example.com"]);
      expect(headers).not.toMatch(/^Bcc:/im);
      expect(headers.match(/^Subject:/gim)?.length).toBe(1);
    }
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(parts.cleanHeaderText(text)).not.toMatch(/[\r\n\u0000\u2028\u2029]/);
      }),
    );
  });
});

describe("requests of a person about their messages (quality §5)", () => {
  it("exports and deletes messages by address, and logs both without the address", async () => {
    const mine = [lead(), lead()].map((one) => ({
      ...one,
      values: { ...one.values, email: "Mine@Example.com" },
    }));
    const other = lead();
    for (const one of [...mine, other]) await store.storeLead(service.payload, one);
    const copy = await subject.exportLeads(service.payload, " mine@example.com");
    expect(copy.messages.map((entry) => (entry["values"] as Stored)["email"])).toEqual([
      "Mine@Example.com",
      "Mine@Example.com",
    ]);
    expect(await subject.deleteLeads(service.payload, "mine@example.com")).toEqual({
      messages: 2,
      mail: 0,
    });
    expect(await subject.exportLeads(service.payload, "mine@example.com")).toEqual({
      messages: [],
      waiting: [],
      mail: [],
    });
    expect(await row(other.key)).toBeDefined();
    const { docs } = await service.payload.find({
      collection: "audit_log",
      where: { collection: { equals: "form_submissions" } },
      pagination: false,
    });
    expect(docs.filter((entry) => (entry as unknown as Stored)["action"] === "delete").length).toBe(
      2,
    );
    expect(JSON.stringify(docs)).not.toMatch(/mine@/i);
  });
  it("deletes a message after twelve months when the timer calls", async () => {
    const old = { ...lead(), at: "2025-11-01T00:00:00.000Z" };
    await store.storeLead(service.payload, old);
    const young = lead();
    await store.storeLead(service.payload, young);
    expect(
      (
        await service.request("POST", "/api/run-jobs", {
          headers: { authorization: `Bearer ${process.env["JOBS_SECRET"] ?? ""}` },
        })
      ).status,
    ).toBe(200);
    expect([await row(old.key), (await row(young.key))["form"]]).toEqual([undefined, "message"]);
  });
  it("exports and deletes mail in the outbox and messages that wait on the site", async () => {
    const written = {
      ...lead(),
      values: { email: "Files@Example.com", message: "in the database" },
    };
    const other = lead();
    for (const one of [written, other]) await post(JSON.stringify(one));
    for (const { key } of [written, other])
      await waitUntil(async () => (await row(key))["mail_state"] === "sent");
    const [outbox, leads] = ["outbox", "leads"].map((name) => join(service.dataDir, name)) as [
      string,
      string,
    ];
    mkdirSync(leads, { recursive: true });
    const kept = { ...lead(), values: { email: "files@example.com", message: "on the site" } };
    writeFileSync(join(leads, `${kept.key}.json`), JSON.stringify(kept));
    writeFileSync(
      join(leads, "refused.json.refused"),
      JSON.stringify({ ...kept, key: "key-of-a-refused-lead-1" }),
    );
    writeFileSync(join(leads, "cut.json.part"), JSON.stringify(kept).slice(0, -20));
    writeFileSync(join(leads, `${other.key}.json`), JSON.stringify(other));
    const copy = await subject.exportLeads(service.payload, "FILES@example.com");
    expect(copy.messages.length).toBe(1);
    expect(copy.waiting.map(({ values }) => (values as Stored | undefined)?.["message"])).toEqual(
      expect.arrayContaining(["on the site", "on the site", undefined]),
    );
    expect(copy.mail.filter((mail) => mail.includes("in the database")).length).toBe(1);
    expect(copy.mail.length).toBe(2);
    // A mail without a row: an earlier version of the service deleted only rows.
    await service.payload.db.deleteOne({
      collection: "form_submissions",
      where: { idempotency_key: { equals: written.key } },
    });
    expect(await subject.deleteLeads(service.payload, "files@example.com")).toEqual({
      messages: 3,
      mail: 2,
    });
    expect(readdirSync(leads)).toEqual([`${other.key}.json`]);
    const left = readdirSync(outbox)
      .map((name) => readFileSync(join(outbox, name), "utf8"))
      .join("\n");
    expect(left).not.toMatch(/files@example\.com/i);
    expect(left).toContain(other.values.email);
    rmSync(leads, { recursive: true });
  });
  it("deletes mail in the outbox with its message, and files of outbox and site after twelve months", async () => {
    const [gone, young] = [lead(), lead()];
    for (const one of [gone, young]) await post(JSON.stringify(one));
    for (const { key } of [gone, young])
      await waitUntil(async () => (await row(key))["mail_state"] === "sent");
    const outbox = join(service.dataDir, "outbox");
    const leads = join(service.dataDir, "leads");
    mkdirSync(leads, { recursive: true });
    function put(path: string, days: number): void {
      writeFileSync(path, "x");
      const at = new Date(Date.now() - days * 86_400_000);
      utimesSync(path, at, at);
    }
    put(join(outbox, "or-old.eml"), 400);
    put(join(outbox, "or-young.eml"), 300);
    put(join(leads, "old.json.refused"), 400);
    put(join(leads, "cut.json.part"), 1);
    put(join(leads, "being-written.json.part"), 0);
    const { id, reference } = await row(gone.key);
    await service.payload.db.updateOne({
      collection: "form_submissions",
      id,
      data: { delete_after: new Date(Date.now() - 1000).toISOString() },
      returning: false,
    });
    expect(await store.deleteExpired(service.payload)).toBeGreaterThan(0);
    await store.deleteExpired(service.payload, new Date(Date.now() + 3_700_000));
    const mail = readdirSync(outbox);
    expect(mail.filter((name) => name.startsWith(String(reference).toLowerCase()))).toEqual([]);
    expect(mail).toEqual(
      expect.arrayContaining([
        "or-young.eml",
        `${String((await row(young.key))["reference"]).toLowerCase()}.eml`,
      ]),
    );
    expect(mail).not.toContain("or-old.eml");
    expect(readdirSync(leads)).toEqual([]);
    rmSync(leads, { recursive: true });
  });
});
