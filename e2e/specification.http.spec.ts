/**
 * Sentences of the specification about the running site as a whole: its audiences, and every row of
 * the page table (spec §1, §2, §6).
 */
import { getMessages } from "@orlaya/messages/server";
import { LOCALES, LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { AUDIENCES, buildPath, technical, type Audience, type Base } from "@orlaya/routes";
import { CMS, expect, httpTest as test, inTurn, signIn, SITE } from "./fixtures.ts";
import { startOwnSite } from "./own-site.ts";
import { pageOfRoute, publishedRows, type PublishedRow } from "./published.ts";

async function html(path: string): Promise<string> {
  const answer = await fetch(`${SITE()}${path}`, { redirect: "manual" });
  expect(answer.status, path).toBe(200);
  return answer.text();
}
let rows: ReadonlyMap<Locale, readonly PublishedRow[]>;
test.beforeAll(async () => {
  rows = new Map(
    await Promise.all(
      LOCALES.map(async (locale) => [locale, await publishedRows(locale)] as const),
    ),
  );
});
const pageOf = (base: Base, locale: Locale, audience: Audience): string | null =>
  pageOfRoute(rows.get(locale) ?? [], base, audience);

const TABLE: readonly (readonly [string, Base])[] = [
  ["[2-011] [2-012] [2-054]", "home"],
  ["[2-013]", "offers"],
  ["[2-014]", "contact"],
  ["[2-015]", "contact-form"],
  ["[2-016] [1-007]", "login"],
  ["[2-017]", "support"],
  ["[2-018]", "support-page"],
  ["[2-019]", "support-child"],
  ["[2-020]", "faq-home"],
  ["[2-021]", "faq"],
  ["[2-022]", "services"],
  ["[2-023]", "services-page"],
  ["[2-024]", "services-child"],
  ["[2-025]", "legal"],
  ["[2-026]", "legal-page"],
  ["[2-027]", "legal-child"],
  ["[2-028]", "about"],
  ["[2-029]", "about-page"],
  ["[2-030]", "about-child"],
  ["[2-031]", "article-home"],
  ["[2-032]", "article"],
  ["[2-033]", "destinations"],
  ["[2-034]", "region"],
  ["[2-035]", "country"],
  ["[2-036]", "guide-themes"],
  ["[2-037]", "guide-theme"],
  ["[2-038]", "thematic-guides"],
  ["[2-039]", "guide-taxonomy"],
  ["[2-040]", "all-guides"],
  ["[2-041]", "insurance-guides"],
  ["[2-042]", "insurance-guide"],
  ["[2-043]", "landing"],
  ["[2-044]", "offer"],
  ["[2-045]", "offer-guides"],
  ["[2-046]", "offer-guide"],
  ["[2-047]", "product"],
  ["[2-048]", "product-form"],
];
for (const [place, [ids, base]] of TABLE.entries()) {
  test(`${ids} [2-005] ${base}: a page is published in five languages and for both audiences, and answers 200`, async () => {
    // The full run requests every page; otherwise one language of each site.
    const asked = AUDIENCES.flatMap((audience, at) =>
      inTurn(LOCALES, place + at).map((locale) => `${locale} ${audience}`),
    );
    for (const locale of LOCALES) {
      for (const audience of AUDIENCES) {
        const path = pageOf(base, locale, audience);
        expect(path, `${locale} ${audience} has a published ${base}`).not.toBeNull();
        if (path && asked.includes(`${locale} ${audience}`))
          expect(await html(path), path).toMatch(new RegExp(`<html lang="${locale}"[^>]*>`));
      }
    }
  });
}

test("[1-001] [1-003] [2-120] [2-121] [2-122] [2-123] the four families of plans have offers and plans, each under its offer", async () => {
  const families = {
    "expatriate-insurance": "long-term",
    "study-abroad-insurance": "student",
    "short-stay-insurance": "short-term",
    "travel-and-holiday-insurance": "travel-insurance",
    "working-holiday-insurance": "whv",
  };
  const paths = (rows.get("en") ?? []).filter(({ audience }) => audience === "individual");
  for (const [offer, plan] of Object.entries(families)) {
    await html(`/en/${offer}`);
    const found = paths.find(
      ({ type, path }) =>
        type === "product_page" && path.startsWith(`/en/${offer}/`) && path.includes(plan),
    );
    expect(found, `${offer}: ${plan}`).toBeDefined();
    if (found) await html(found.path);
  }
});

test("[1-005] [1-006] [6-001] [6-002] [6-005] the URL alone decides the audience, and no session is needed", async () => {
  for (const locale of LOCALES) {
    for (const audience of AUDIENCES) {
      const answer = await fetch(`${SITE()}${buildPath("home", { locale, audience })}`);
      expect([answer.status, answer.headers.getSetCookie()], `${locale} ${audience}`).toEqual([
        200,
        [],
      ]);
      expect((await answer.text()).includes('data-audience="pro"'), `${locale} ${audience}`).toBe(
        audience === "corporate",
      );
    }
  }
  expect(AUDIENCES).toEqual(["individual", "corporate"]);
});

test("[1-008] [1-009] [9-001] [9-002] [9-003] five languages with their locale codes, English by default", async () => {
  expect(
    Object.entries(LOCALE_TABLE)
      .map(([code, { iso }]) => [code, iso])
      .toSorted(),
  ).toEqual([
    ["de", "de-de"],
    ["en", "en-gb"],
    ["es", "es-es"],
    ["fr", "fr-fr"],
    ["nl", "nl-nl"],
  ]);
  const root = await fetch(`${SITE()}/`, { redirect: "manual" });
  expect([root.status, root.headers.get("location")]).toEqual([302, "/en"]);
});

test("[2-095] [2-096] [2-099] [2-100] [2-101] every footer has social networks, app stores, the cookie settings, a legal text and market links", async () => {
  for (const locale of LOCALES) {
    for (const audience of AUDIENCES) {
      const path = buildPath("home", { locale, audience });
      const footer = /<footer[^]*<\/footer>/.exec(await html(path))?.[0] ?? "";
      for (const network of ["linkedin", "instagram", "youtube"])
        expect(footer, path).toContain(`href="https://social.orlaya.example/${network}"`);
      for (const store of ["ios", "android"])
        expect(footer, path).toContain(`href="https://apps.orlaya.example/${store}"`);
      expect(footer, path).toMatch(/<a href="[^"]+" data-action="cookies"/);
      expect(footer, path).toMatch(/<p>© 2026 Orlaya\. [^<]{40,}<\/p>/);
      const [, markets = ""] = footer.split(`>${getMessages(locale).common("footer.markets")}</p>`);
      const links = [
        ...(/^<ul[^]*?<\/ul>/.exec(markets)?.[0].matchAll(/<a href="(\/[^"]+)"/g) ?? []),
      ].map(([, href]) => href);
      expect(links, path).toHaveLength(4);
    }
  }
});

test("[5-014] [8-008] a path that matches no route returns 404 with the not-found page", async () => {
  for (const path of [
    "/en/support/under_score",
    "/en/plans/a/b/c/d/e",
    "/fr/%E2%98%83",
    "/de/unternehmen/-",
  ]) {
    const answer = await fetch(`${SITE()}${path}`, { redirect: "manual" });
    expect(answer.status, path).toBe(404);
    const locale = LOCALES.find((code) => path.startsWith(`/${code}/`)) ?? "en";
    expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(await answer.text())?.[1], path).toBe(
      getMessages(locale).common("notFound.title"),
    );
  }
});

test("[1-002] [1-018] a completed finder leads to the page of a plan, or to the page where its quote is asked for", async () => {
  async function lead(query: string): Promise<string> {
    const answer = await fetch(`${SITE()}/en?${query}`, { redirect: "manual" });
    expect(answer.status, query).toBe(303);
    return answer.headers.get("location") ?? "";
  }
  expect(await lead("need=expat&to=ES&from=FR&language=en&go=product")).toMatch(
    /^\/en\/expatriate-insurance\/[a-z-]+$/,
  );
  expect(await lead("need=expat&to=ES&from=FR&language=en&go=quote")).toBe(
    "/en/expatriate-insurance/long-term-international-health-plan/request?to=ES",
  );
  expect(await lead("need=expat&to=PH&from=PH&language=en&go=quote")).toBe(
    "/en/local-health-plans/myhealth-philippines/request?to=PH",
  );
});

test("[1-019] both finders are on pages of the site", async () => {
  const main = (page: string): string => /<main.*<\/main>/s.exec(page)?.[0] ?? "";
  expect(main(await html("/en"))).toMatch(/<select[^>]* name="need"/);
  const form = main(await html(pageOf("product-form", "en", "individual") ?? ""));
  for (const name of ["from", "to", "as", "nat"])
    expect(form, name).toMatch(new RegExp(`<(?:select|input)[^>]* name="${name}"`));
});

test("[1-021] without a location in the query, the need finder uses the country of the visitor", async ({
  baseURL: _,
}, info) => {
  const site = await startOwnSite(info.outputPath("data"), Number(new URL(CMS()).port), {
    GEO_COUNTRY_HEADER: "x-country",
    TRUSTED_PROXIES: "1",
  });
  try {
    function asked(query: string, country?: string): Promise<Response> {
      return fetch(`${site.url}/en?need=expat&to=SG&language=en&go=product${query}`, {
        redirect: "manual",
        headers: country ? { "x-country": country, "x-forwarded-for": "203.0.113.7" } : {},
      });
    }
    const ask = async (query: string, country?: string): Promise<string> =>
      (await asked(query, country)).headers.get("location") ?? "";
    // A site that has just started may lack content at the first request.
    await expect.poll(async () => (await asked("&from=SG")).status).toBe(303);
    const resident = await ask("&from=SG");
    expect(await ask("", "SG")).toBe(resident);
    expect(await ask("", "FR")).toBe(await ask("&from=FR"));
    expect(await ask("", "FR")).not.toBe(resident);
  } finally {
    await site.stop();
  }
});

test("[5-016] with GLOBAL_NOINDEX every page is noindex", async ({ baseURL: _ }, info) => {
  const site = await startOwnSite(info.outputPath("data"), Number(new URL(CMS()).port), {
    GLOBAL_NOINDEX: "true",
  });
  try {
    for (const path of ["/en", "/de/unternehmen", "/fr/assurances"]) {
      await expect.poll(async () => (await fetch(`${site.url}${path}`)).status, path).toBe(200);
      expect(await (await fetch(`${site.url}${path}`)).text(), path).toContain(
        '<meta name="robots" content="noindex, nofollow">',
      );
    }
  } finally {
    await site.stop();
  }
});

test("[7-003] geolocation is not compressed for a client that requests the identity encoding", async () => {
  const answer = await fetch(`${SITE()}/api/geolocation`, {
    headers: { accept: "application/json", "accept-encoding": "identity" },
  });
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(Object.keys((await answer.json()) as object)).toContain("country");
});

test("[9-005] no locale cookie is set, and a sent one has no effect", async () => {
  const plain = await fetch(`${SITE()}/`, { redirect: "manual" });
  const sent = await fetch(`${SITE()}/`, {
    redirect: "manual",
    headers: { cookie: "i18n_redirected=fr" },
  });
  expect(sent.headers.get("location")).toBe(plain.headers.get("location"));
  expect(sent.headers.getSetCookie()).toEqual([]);
});

test("[3-097] the page contains the layout state: audience, header, footer, head, other languages, breadcrumbs and canonical URL", async () => {
  for (const audience of AUDIENCES) {
    const path = pageOf("product", "de", audience) ?? "";
    const page = await html(path);
    expect(page.includes('<html lang="de" data-audience="pro"'), path).toBe(
      audience === "corporate",
    );
    for (const part of [
      "<header",
      'id="footer-nav"',
      "<title>",
      `<link rel="canonical" href="${SITE()}${path}">`,
      '<meta name="description"',
    ])
      expect(page, path).toContain(part);
    expect(
      [...page.matchAll(/<link rel="alternate" hreflang="([a-z-]+)"/g)].map(
        ([, language]) => language,
      ),
      path,
    ).toContain("x-default");
    const crumbs = /<nav[^>]*aria-label="[^"]*"[^>]*>\s*<ol.*?<\/ol>/s.exec(page)?.[0] ?? "";
    expect(crumbs, path).toContain(`href="${buildPath("home", { locale: "de", audience })}"`);
    expect(crumbs, path).toContain('aria-current="page"');
  }
});

test("[3-101] the settings are the five languages and the URL of the site: another SITE_URL is in all canonical and alternate links", async ({
  baseURL: _,
}, info) => {
  const site = await startOwnSite(info.outputPath("data"), Number(new URL(CMS()).port), {
    SITE_URL: "https://www.other.example",
  });
  try {
    await expect.poll(async () => (await fetch(`${site.url}/en/legal`)).status).toBe(200);
    const page = await (await fetch(`${site.url}/en/legal`)).text();
    const links = [
      ...page.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]+)"/g),
    ].map(([, href = ""]) => href);
    expect(links.filter((href) => !href.startsWith("https://www.other.example/"))).toEqual([]);
    expect(
      [...page.matchAll(/hreflang="([a-z-]+)" href="https/g)]
        .map(([, language]) => language)
        .sort(),
    ).toEqual([...LOCALES, "x-default"].sort());
  } finally {
    await site.stop();
  }
});

test("[1-024] without the panel in the configuration there is no panel, and its links lead to the finder of the home page", async ({
  baseURL: _,
}, info) => {
  const site = await startOwnSite(info.outputPath("data"), Number(new URL(CMS()).port), {
    FINDER_PANEL: "false",
  });
  try {
    await expect.poll(async () => (await fetch(`${site.url}/en`)).status).toBe(200);
    const without = await (await fetch(`${site.url}/en`)).text();
    expect(without).not.toContain('<dialog id="finder-panel"');
    expect(await html("/en")).toContain("finder-panel");
    expect(without).not.toContain("finder-panel");
    // Links that would open the panel lead to the finder of the home page instead.
    const openers = [...without.matchAll(/<a [^>]*data-action="finder"[^>]*>/g)].map(
      ([link]) => link,
    );
    expect(openers.length).toBeGreaterThan(0);
    for (const link of openers) expect(link).toContain('href="/en#finder"');
    expect(without).toContain('id="finder"');
  } finally {
    await site.stop();
  }
});

test.describe("header, footer, forms and finder texts come from the content service", () => {
  test.describe.configure({ mode: "default" });
  const edits = [
    [
      "[1-011] header",
      "/es/empresas",
      "header_module?where[locale][equals]=es&where[is_pro][equals]=true",
      "banner",
      (text: string) => ({ text, actions: [] }),
    ],
    [
      "[1-012] footer",
      "/es/empresas",
      "footer_module?where[locale][equals]=es&where[uid][equals]=footer-pro",
      "market_line",
      (text: string) => text,
    ],
    [
      "[1-013] form",
      "/es/empresas/contacto/pedir-propuesta",
      "forms?where[locale][equals]=es&where[key][equals]=proposal",
      "submit_label",
      (text: string) => text,
    ],
    [
      "[1-014] finder",
      technical.finderPanel("es", "corporate"),
      "module_lisa?where[locale][equals]=es&where[uid][equals]=part-lisa-common-pro",
      "title",
      (text: string) => text,
    ],
  ] as const;
  for (const [name, path, query, field, value] of edits) {
    test(`${name}: an edit is visible on the site`, async ({ request }) => {
      const headers = await signIn(request);
      const [collection = ""] = query.split("?");
      const found = (await (
        await request.get(`${CMS()}/api/${query}&depth=0&limit=1`, { headers })
      ).json()) as { docs: Record<string, unknown>[] };
      const [document] = found.docs;
      if (!document) throw new Error(`There is no document for “${name}”.`);
      const { id, [field]: before = null } = document;
      const text = `Texto nuevo de ${collection}`;
      async function save(content: unknown): Promise<void> {
        const answer = await request.patch(`${CMS()}/api/${collection}/${String(id)}?depth=0`, {
          headers,
          data: { [field]: content, _status: "published" },
        });
        expect(answer.status(), await answer.text()).toBe(200);
      }
      try {
        await save(value(text));
        await expect.poll(() => html(path)).toContain(text);
      } finally {
        await save(before);
      }
      await expect.poll(() => html(path)).not.toContain(text);
    });
  }
});
