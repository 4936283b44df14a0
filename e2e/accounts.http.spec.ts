/** Accounts and access control of the built content service, tested with the lowest permissions. */
import { randomUUID } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { request as send } from "node:http";
import { join } from "node:path";
import { getAdminMessages } from "@orlaya/messages/admin";
import { makeAccount, makeSession, tryLogin } from "./account-parts.ts";
import { CMS, expect, httpTest as test, signIn } from "./fixtures.ts";
import { OWN_UID } from "./published.ts";

const PUBLISHER_ONLY =
  "Your role may prepare this change; a publisher makes it visible to visitors.";
const say = getAdminMessages("es");
const JSON_TYPE = { "content-type": "application/json" } as const;
interface Refusal {
  readonly errors: readonly {
    readonly message: string;
    readonly data?: {
      readonly errors: readonly { readonly path: string; readonly message: string }[];
    };
  }[];
}

/** Returns the link in the password mail to `email` that the service wrote to its outbox folder. */
async function mailedLink(email: string): Promise<string> {
  const folder = join(process.env["E2E_DATA"] ?? "", "outbox");
  async function mails(): Promise<readonly string[]> {
    const names = (await readdir(folder).catch(() => [])).filter(
      (name) => name.startsWith("password-") && name.endsWith(".eml"),
    );
    return (await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")))).filter(
      (mail) => mail.includes(`To: ${email}`),
    );
  }
  await expect.poll(async () => (await mails()).length).toBe(1);
  const text = ((await mails())[0] ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
  return /http\S+\/admin\/reset\/[0-9a-f]{40}/.exec(text)?.[0] ?? "";
}

test.describe("a refused request returns a sentence with the reason", () => {
  test("T: an editor may not publish, unpublish, delete or restore a page, by single or by bulk requests", async ({
    request,
  }) => {
    const admin = await signIn(request);
    const { headers } = await makeSession(request, "editor");
    const uid = `${OWN_UID}-refused-${randomUUID().slice(0, 8)}`;
    const made = await request.post(`${CMS()}/api/page_landing?depth=0`, {
      headers: admin,
      data: {
        uid,
        title: OWN_UID,
        purpose: "normal",
        locale: "en",
        audience: "individual",
        slices: [{ blockType: "page_head", title: OWN_UID, lead: OWN_UID }],
        _status: "published",
      },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = ((await made.json()) as { doc: { id: string } }).doc;
    const page = `${CMS()}/api/page_landing/${id}`;
    try {
      const versions = (await (
        await request.get(
          `${CMS()}/api/page_landing/versions?where[parent][equals]=${id}&depth=0`,
          { headers },
        )
      ).json()) as { docs: { id: string }[] };
      const refused = {
        publish: await request.patch(page, { headers, data: { title: "x", _status: "published" } }),
        unpublish: await request.patch(page, { headers, data: { _status: "draft" } }),
        bin: await request.patch(page, { headers, data: { deletedAt: new Date().toISOString() } }),
        delete: await request.delete(page, { headers }),
        restore: await request.post(
          `${CMS()}/api/page_landing/versions/${versions.docs[0]?.id ?? ""}`,
          { headers },
        ),
        several: await request.patch(`${CMS()}/api/page_landing?where[id][equals]=${id}`, {
          headers,
          data: { _status: "draft" },
        }),
        "several deleted": await request.delete(
          `${CMS()}/api/page_landing?where[id][equals]=${id}`,
          { headers },
        ),
      };
      for (const [what, answer] of Object.entries(refused)) {
        expect([400, 403], what).toContain(answer.status());
        expect(
          ((await answer.json()) as Refusal).errors.map(({ message }) => message),
          what,
        ).toEqual([PUBLISHER_ONLY]);
      }
    } finally {
      await request.delete(page, { headers: admin });
    }
  });

  test("T: a language that the account does not edit, a short password, an invalid field, a referenced record", async ({
    request,
  }) => {
    const { headers, account } = await makeSession(request, "editor", { edit_locales: ["es"] });
    const english = await request.post(`${CMS()}/api/page_landing?draft=true`, {
      headers,
      data: { title: "x", purpose: "normal", locale: "en", audience: "individual" },
    });
    expect([english.status(), ((await english.json()) as Refusal).errors[0]?.message]).toEqual([
      403,
      say("problem.scope"),
    ]);

    const short = await request.patch(`${CMS()}/api/users/${account.id}`, {
      headers,
      data: { password: "short", current_password: account.password },
    });
    expect([short.status(), ((await short.json()) as Refusal).errors[0]?.message]).toEqual([
      400,
      say("account.short"),
    ]);

    const field = await request.post(`${CMS()}/api/page_landing?draft=true`, {
      headers,
      data: {
        title: "x",
        uid: "Not A Uid",
        purpose: "normal",
        locale: "es",
        audience: "individual",
      },
    });
    const [wrong] = ((await field.json()) as Refusal).errors;
    expect([field.status(), wrong?.data?.errors[0]?.path, wrong?.data?.errors[0]?.message]).toEqual(
      [400, "uid", say("uid.alphabet")],
    );

    // finder_manager is the role with the lowest permissions that may delete records named by
    // rules.
    const manager = await makeSession(request, "finder_manager");
    const rules = (await (
      await request.get(`${CMS()}/api/rules?limit=1&depth=0&where[product][exists]=true`, {
        headers: manager.headers,
      })
    ).json()) as { docs: { product: string | string[] }[] };
    const product = [rules.docs[0]?.product].flat()[0] ?? "";
    const named = await request.delete(`${CMS()}/api/products/${product}`, {
      headers: manager.headers,
    });
    expect([named.status(), ((await named.json()) as Refusal).errors[0]?.message]).toEqual([
      409,
      expect.stringMatching(/^Still named by .+ Take it out there first\.$/),
    ]);
  });
});

test("T: forgotten password: the mailed link opens and sets a new password, which logs in; without a mail server the admin says where the mail is", async ({
  request,
}) => {
  const account = await makeAccount(request, "editor", { edit_locales: ["fr"] });
  const page = await (await fetch(`${CMS()}/admin/forgot`)).text();
  expect(page).toContain("This service sends no mail yet");
  const asked = await fetch(`${CMS()}/api/users/forgot-password`, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify({ email: account.email }),
  });
  expect([asked.status, ((await asked.json()) as { message: string }).message]).toEqual([
    200,
    expect.stringContaining("a folder on the server"),
  ]);
  const link = await mailedLink(account.email);
  expect(link).toMatch(new RegExp(`^${CMS()}/admin/reset/[0-9a-f]{40}$`));
  expect((await fetch(link)).status).toBe(200);
  const password = "a new horse battery staple";
  const set = await fetch(`${CMS()}/api/users/reset-password`, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify({ token: link.split("/").at(-1), password }),
  });
  expect(set.status, await set.text()).toBe(200);
  expect([
    (await tryLogin(account)).status,
    (await tryLogin({ ...account, password })).status,
  ]).toEqual([401, 200]);
});

test("T: 20 wrong passwords from one address lock out neither the attacked account nor another account", async ({
  request,
}) => {
  const [attacked, other] = [
    await makeAccount(request, "editor"),
    await makeAccount(request, "editor"),
  ];
  const attack = Array.from({ length: 20 }, () =>
    tryLogin({ ...attacked, password: "not the right one" }),
  );
  expect((await tryLogin(other)).status).toBe(200);
  await Promise.all(attack);
  await expect.poll(async () => (await tryLogin(attacked)).status, { timeout: 20_000 }).toBe(200);
});

test.describe("a request body that is too large", () => {
  interface Sent {
    readonly status: number;
    readonly text: string;
    readonly connection: string | undefined;
  }
  const MB = 1024 * 1024;
  /**
   * Sends a body that is too large and waits for the response. It writes nothing after the refused
   * part, because the connection is closed by then.
   * @param length the `content-length` of a body that is never sent; null sends a body slightly
   * above the limit without that header
   */
  function sendLong(path: string, length: number | null): Promise<Sent> {
    return new Promise((resolve, reject) => {
      const headers = {
        "content-type": "application/json",
        ...(length === null ? {} : { "content-length": length }),
      };
      const call = send(`${CMS()}${path}`, { method: "POST", headers }, (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => {
          text += chunk.toString();
        });
        answer.on("end", () => {
          resolve({ status: answer.statusCode ?? 0, text, connection: answer.headers.connection });
          call.destroy();
        });
      });
      call.on("error", reject);
      if (length === null) call.write(Buffer.alloc(65 * 1024, 0x20));
      else call.flushHeaders();
    });
  }

  for (const path of [
    "/api/leads",
    "/api/users/login",
    "/api/users/reset-password",
    "/api/page_landing",
    "/api/media",
  ]) {
    test(`T: ${path} returns 413 to an anonymous client and closes the connection`, async () => {
      for (const length of [150 * MB, null]) {
        const { status, text, connection } = await sendLong(path, length);
        expect([status, text, connection]).toEqual([
          413,
          expect.stringMatching(/The request is larger than 64 kB\./),
          "close",
        ]);
      }
    });
  }
});

test("T: the list of versions shows the account that made each version", async ({ request }) => {
  const { headers, account } = await makeSession(request, "editor", { edit_locales: ["es"] });
  const page = await request.post(`${CMS()}/api/page_landing?draft=true&depth=0`, {
    headers,
    data: {
      uid: `${OWN_UID}-versions`,
      title: OWN_UID,
      purpose: "normal",
      locale: "es",
      audience: "individual",
    },
  });
  const { id } = ((await page.json()) as { doc: { id: string } }).doc;
  try {
    const html = await (
      await request.get(`${CMS()}/admin/collections/page_landing/${id}/versions`, { headers })
    ).text();
    const row = new RegExp(`<td>${account.email.replaceAll(".", "\\.")}</td><td>([^<]+)`);
    expect(row.exec(html)?.[1]).toBe("Borrador");
  } finally {
    await request.delete(`${CMS()}/api/page_landing/${id}`, { headers });
  }
});

test("T: every script of an admin page has the nonce of its security policy, which is new for each response", async () => {
  const nonces = new Set<string>();
  for (let at = 0; at < 2; at += 1) {
    const answer = await fetch(`${CMS()}/admin/login`, {
      headers: { "content-security-policy": "script-src 'nonce-chosen'" },
    });
    const nonce =
      /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(
        answer.headers.get("content-security-policy") ?? "",
      )?.[1] ?? "";
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(
      ([, attributes]) => attributes ?? "",
    );
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toEqual([]);
    nonces.add(nonce);
  }
  expect([nonces.size, nonces.has(""), nonces.has("chosen")]).toEqual([2, false, false]);
});
