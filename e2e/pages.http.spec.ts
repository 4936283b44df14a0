/** Pages of the running site as visitors and search engines receive them over HTTP. */
import { request as httpRequest } from "node:http";
import { getMessages } from "@orlaya/messages/server";
import { LOCALES, LOCALE_TABLE, type Locale } from "@orlaya/locales";
import { AUDIENCES, buildPath, type Audience } from "@orlaya/routes";
import { CMS, expect, httpTest as test, SITE } from "./fixtures.ts";
import { secrets } from "./own-site.ts";
import { publishedRows } from "./published.ts";

const offers: Readonly<Record<Locale, string>> = {
  en: "/en/plans",
  fr: "/fr/assurances",
  es: "/es/seguros",
  de: "/de/versicherungen",
  nl: "/nl/verzekeringen",
};
const products: Readonly<Record<Locale, string>> = {
  en: "/en/expatriate-insurance/long-term-international-health-plan",
  fr: "/fr/assurance-expatriation/sante-internationale-longue-duree",
  es: "/es/seguro-viaje-vacaciones/travel-insurance",
  de: "/de/krankenversicherung-expats/internationale-krankenversicherung-langfristig",
  nl: "/nl/expatverzekering/internationale-ziektekostenverzekering-langdurig",
};
const single = ["support", "services", "legal", "about", "contact", "login"] as const;

test("[2-002] the root redirects to /en with 302", async ({ request }) => {
  const answer = await request.get("/", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()["location"]).toBe("/en");
});

for (const locale of LOCALES) {
  test(`[quality §4] ${locale}: a list returns 404 beyond its last page, and redirects other URLs of its first page`, async ({
    request,
  }) => {
    for (const base of [
      "all-guides",
      "guide-themes",
      "thematic-guides",
      "article-home",
      "faq-home",
      "destinations",
      "offers",
    ] as const) {
      const path = buildPath(base, { locale, audience: "individual" });
      const beyond = await request.get(`${path}?page=99`);
      expect(beyond.status(), path).toBe(404);
      const html = await beyond.text();
      expect(/<main.*<\/main>/s.exec(html)?.[0], path).toContain(`href="${path}"`);
      expect(html, path).toContain("noindex");
      for (const query of ["page=1", "page=0", "page=-1", "page=abc", "page="]) {
        const answer = await request.get(`${path}?${query}&to=FR`, { maxRedirects: 0 });
        expect([answer.status(), answer.headers()["location"]], query).toEqual([
          301,
          `${path}?to=FR`,
        ]);
      }
    }
  });
  test(`[2-003 2-011 2-012 2-013 2-047] ${locale}: homes, offers list and a product page answer 200 with lang, title, canonical and reciprocal alternates`, async ({
    request,
    baseURL,
  }) => {
    const paths = [
      ...AUDIENCES.map((audience) => buildPath("home", { locale, audience })),
      offers[locale],
      products[locale],
    ];
    for (const path of paths) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${locale}"`);
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
      expect(title.length, `${path}: ${title}`).toBeGreaterThan(10);
      expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(70);
      expect(
        /<meta name="description" content="([^"]+)"/.exec(html)?.[1]?.length ?? 0,
        path,
      ).toBeGreaterThanOrEqual(70);
      expect(html, path).toContain(`<link rel="canonical" href="${baseURL ?? ""}${path}">`);
      const alternates = [
        ...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g),
      ].map((found) => [found[1] ?? "", found[2] ?? ""] as const);
      expect(
        alternates.map(([code]) => code),
        path,
      ).toEqual([...LOCALES, "x-default"]);
      for (const [code, href] of alternates.filter(
        ([name]) => name !== locale && name !== "x-default",
      )) {
        const other = await (await request.get(href)).text();
        expect(other, `${path} ↔ ${code}`).toContain(
          `hreflang="${locale}" href="${baseURL ?? ""}${path}"`,
        );
      }
    }
  });

  for (const audience of AUDIENCES) {
    test(`[1-004 2-086] ${locale} ${audience}: every single page answers 200 with its header, its footer and one h1`, async ({
      request,
    }) => {
      for (const base of single) {
        const path = buildPath(base, { locale, audience });
        const answer = await request.get(path);
        expect(answer.status(), path).toBe(200);
        const html = await answer.text();
        expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
        expect(html, path).toContain('id="footer-nav"');
        expect(html.includes('data-audience="pro"'), path).toBe(audience === "corporate");
        // The header and the menu of small screens mark the tab of this site only.
        const tabs = [...html.matchAll(/<a([^>]*)>/g)]
          .map(([, attributes = ""]) => attributes)
          .filter(
            (attributes) =>
              AUDIENCES.some((site) =>
                attributes.includes(`href="${buildPath("home", { locale, audience: site })}"`),
              ) && attributes.includes('aria-current="true"'),
          );
        expect(tabs.length, path).toBeGreaterThan(0);
        expect(
          tabs.every((attributes) =>
            attributes.includes(`href="${buildPath("home", { locale, audience })}"`),
          ),
          path,
        ).toBe(true);
      }
    });
  }
}

/** Returns the heading of the error page in the content service. */
async function errorTitle(locale: Locale): Promise<string> {
  const headers = { authorization: `users API-Key ${(await secrets())["SITE_API_KEY"] ?? ""}` };
  const { docs } = (await (
    await fetch(`${CMS()}/api/page_error?where[locale][equals]=${locale}&depth=0`, { headers })
  ).json()) as { docs: { slices: { blockType: string; title: string }[] }[] };
  return (
    docs[0]?.slices.find(({ blockType }) => blockType === "page_head")?.title ??
    "No error page is published"
  );
}
const unknown: readonly (readonly [string, Locale, Audience])[] = [
  ["/en/nope", "en", "individual"],
  ["/fr/nope/nope/nope/nope", "fr", "individual"],
  ["/de/unternehmen/gibt/es/nicht/hier", "de", "corporate"],
  ["/nl/error-404", "nl", "individual"],
  ["/es/empresas/error-404", "es", "corporate"],
];
for (const [path, locale, audience] of unknown) {
  test(`[2-049 2-113 5-014 8-007 8-008] ${path} returns 404 with the error page of its language: its heading, a finder, header, footer and a link home`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? "";
    expect(html).toContain(`<html lang="${locale}"`);
    expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(await errorTitle(locale));
    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toContain(
      getMessages(locale).common("notFound.title"),
    );
    expect(main).toContain("<form");
    expect(html).toContain("<header");
    expect(html).toContain('id="footer-nav"');
    for (const base of ["home", "contact"] as const)
      expect(main, base).toContain(`href="${buildPath(base, { locale, audience })}"`);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });
}
test("[8-007] the English not-found page has the heading of the specification", async ({
  request,
}) => {
  expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(await (await request.get("/en/nope")).text())?.[1]).toBe(
    "This page could not be found",
  );
});

for (const [from, to] of [
  ["/en/", "/en"],
  ["/EN/Plans", "/en/plans"],
  ["//en//plans", "/en/plans"],
  ["/en/plans/", "/en/plans"],
  ["/en//plans", "/en/plans"],
  ["/en/%70lans?needs=expat", "/en/plans?needs=expat"],
  ["//evil.example/%2e", "/evil.example/"],
] as const) {
  test(`${from} redirects with 301 to its canonical URL`, async () => {
    const answer = await new Promise<{ status: number; location: string }>((resolve, reject) => {
      const { hostname, port } = new URL(SITE());
      httpRequest({ hostname, port, path: from }, (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, location: String(response.headers.location) });
      })
        .on("error", reject)
        .end();
    });
    expect(answer).toEqual({ status: 301, location: to });
  });
}

test("the offers list keeps its filters in links to another language; its canonical URL and alternates have none", async ({
  request,
}) => {
  const html = await (await request.get(`${offers.en}?country-of-residence=FR&needs=expat`)).text();
  expect(html).toMatch(
    new RegExp(`<a[^>]*href="${offers.fr}\\?country-of-residence=FR&amp;needs=expat"`),
  );
  expect(html).not.toMatch(/<link[^>]*country-of-residence/);
});
test("the landings of the finder are noindex and not in the sitemap", async ({ request }) => {
  for (const path of [
    "/en/landing/finder-error",
    "/en/landing/no-plan-found",
    "/en/corporate/landing/no-plan-found",
  ]) {
    expect(await (await request.get(path)).text(), path).toContain(
      '<meta name="robots" content="noindex',
    );
  }
  expect(await (await request.get("/sitemap-en-page_landing.xml")).text()).not.toMatch(
    /finder-error|no-plan-found/,
  );
});
test("[2-087] the header of both sites has a banner with an action, whose link works, in five languages", async ({
  request,
}) => {
  for (const locale of LOCALES) {
    for (const audience of AUDIENCES) {
      const home = buildPath("home", { locale, audience });
      const html = await (await request.get(home)).text();
      const banner = html.slice(html.indexOf("<header"), html.indexOf("data-header"));
      const [text] = /<p>([^<]+)<\/p>/.exec(banner)?.slice(1) ?? [];
      const [action] =
        /<a [^>]*href="([^"]+)"/.exec(banner.slice(banner.indexOf("<p>")))?.slice(1) ?? [];
      expect(text, home).toMatch(/\?$/);
      expect(action, home).toMatch(new RegExp(`^${home}/`));
      expect((await request.get(action ?? "")).status(), action).toBe(200);
    }
  }
});

test("[9-015] [9-016] content images have the widths of the specification, which suit pixel ratios of 1 and 1.5; maps and globes have their own", async ({
  request,
}) => {
  const families = Map.groupBy(
    (await Promise.all(LOCALES.map(publishedRows)))
      .flat()
      .filter(({ type }) => type !== "page_error"),
    ({ type, audience }) => `${type} ${audience}`,
  );
  const [content, drawings] = [new Set<number>(), new Set<number>()];
  const seen = new Map<string, readonly number[]>();
  for (const [at, rows] of [...families.values()].entries()) {
    const path = rows[at % rows.length]?.path ?? "";
    for (const [, list = ""] of (await (await request.get(path)).text()).matchAll(
      /<source [^>]*type="image\/avif"[^>]*srcSet="([^"]+)"/gi,
    )) {
      const files = [...list.matchAll(/\/media\/(\S+)-(\d+)\.avif (\d+)w/g)].map(
        ([, name = "", file, width]) => ({ name, file: Number(file), width: Number(width) }),
      );
      expect(files, path).toHaveLength(list.split(",").length);
      for (const { name, file, width } of files) {
        expect(file, name).toBe(width);
        (/^(?:map|globe)-/.test(name) ? drawings : content).add(width);
      }
      if (files[0] && !/^(?:map|globe)-/.test(files[0].name))
        seen.set(
          files[0].name,
          files.map(({ width }) => width),
        );
    }
  }
  expect(
    [...content].filter((width) => ![320, 580, 640, 1024, 1232, 1440, 1705, 1960].includes(width)),
  ).toEqual([]);
  expect([...drawings].filter((width) => ![640, 820, 960, 1024, 1200].includes(width))).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
  for (const [name, widths] of seen) {
    for (const shown of [320, 360, 480, 640, 768]
      .flatMap((width) => [width, width * 1.5])
      .filter((width) => width <= Math.max(...widths))) {
      expect(
        (widths.find((width) => width >= shown) ?? Infinity) / shown,
        `${name} at ${shown}`,
      ).toBeLessThanOrEqual(1.62);
    }
  }
});

test("icons that browsers request by default exist; an error page has no canonical URL", async ({
  request,
}) => {
  for (const [path, type] of [
    ["/favicon.ico", /icon/],
    ["/apple-touch-icon.png", /png/],
  ] as const) {
    const answer = await request.get(path);
    expect([answer.status(), type.test(answer.headers()["content-type"] ?? "")], path).toEqual([
      200,
      true,
    ]);
  }
  expect(await (await request.get("/en/nope")).text()).not.toContain('rel="canonical"');
});

test("[quality §2] every HTML response has the security headers, including error pages", async ({
  request,
}) => {
  for (const path of ["/en", "/de/unternehmen", products.fr, "/en/nope"]) {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy, path).toContain(part);
    expect(/script-src[^;]*/.exec(policy)?.[0], path).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(/style-src[^;]*/.exec(policy)?.[0], path).not.toMatch(/unsafe-inline|\*/);
    expect(policy.length, path).toBeLessThan(3000);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["x-cache-tags"]).toBeUndefined();
  }
});

test("[quality §2] hostile requests give no 5xx and do not poison the cache", async ({
  request,
}) => {
  const clean = await (await request.get("/en")).text();
  const hostile: readonly (readonly [string, Record<string, string>])[] = [
    ["/en", { host: "evil.example", "x-forwarded-host": "evil.example" }],
    ["/en?a=%00&b=%F0%9F%98%80", {}],
    ["/en/%2e%2e/%2e%2e/etc/passwd", {}],
    ["/%E0%A4%A", {}],
    ["/en/%00", {}],
    [`/en/${"a".repeat(5000)}`, {}],
    ["/en?need=expat&need=travel&to[]=FR&go=quote", {}],
    ["/media/..%2f..%2fcms.db", {}],
    ["/media/%2e%2e/secrets.json", {}],
    ["/_astro/../../package.json", {}],
    ["/en\\..\\x", {}],
  ];
  const { hostname, port } = new URL(SITE());
  for (const [path, headers] of hostile) {
    const { status, body } = await new Promise<{ status: number; body: string }>(
      (resolve, reject) => {
        httpRequest({ hostname, port, path, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () => {
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() });
          });
        })
          .on("error", reject)
          .end();
      },
    );
    expect(status, path).toBeLessThan(500);
    expect(body, path).not.toMatch(/evil\.example|node_modules|at .*\.ts:|PAYLOAD_SECRET/);
  }
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
    expect((await request.fetch("/en", { method })).status(), method).toBe(405);
  expect(await (await request.get("/en")).text()).toBe(clean);
});

test("a second request is answered compressed, and with 304 to its ETag", async ({ request }) => {
  await request.get("/fr");
  const answer = await request.get("/fr", { headers: { "accept-encoding": "br" } });
  const etag = answer.headers()["etag"] ?? "";
  expect(answer.headers()["content-encoding"]).toBe("br");
  expect(etag).not.toBe("");
  expect(
    (
      await request.get("/fr", { headers: { "accept-encoding": "br", "if-none-match": etag } })
    ).status(),
  ).toBe(304);
});

/** Returns the links of the language switcher in the footer, by language. */
function switcher(html: string): Readonly<Record<string, string>> {
  const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? "";
  const links = [...footer.matchAll(/<a([^>]*)>/g)].map(([, attributes = ""]) => [
    / lang="([a-z]{2})"/.exec(attributes)?.[1],
    / href="([^"]*)"/.exec(attributes)?.[1],
  ]);
  return Object.fromEntries(links.filter(([lang]) => lang !== undefined)) as Record<string, string>;
}
test("[2-104 2-105 2-106] the language switcher leads to the equivalent page, or to the home of the same site", async ({
  request,
}) => {
  const { en: _en, es: _es, ...others } = products;
  expect(switcher(await (await request.get(products.en)).text())).toMatchObject(others);
  expect(switcher(await (await request.get("/fr/entreprises/nope")).text())).toMatchObject({
    de: `/de/${LOCALE_TABLE.de.corporateSegment}`,
  });
});

test("[2-103] the footer’s switcher is labelled with the translated word and a colon", async ({
  request,
}) => {
  for (const [locale, word] of [
    ["en", "Language"],
    ["fr", "Langue"],
    ["es", "Idioma"],
    ["de", "Sprache"],
    ["nl", "Taal"],
  ] as const) {
    expect(
      /<footer.*<\/footer>/s.exec(await (await request.get(`/${locale}`)).text())?.[0],
    ).toContain(`${word}\u00a0:`);
  }
});

test("[3-072] a release is served per language as immutable, and an unknown one returns 404", async ({
  request,
}) => {
  for (const locale of LOCALES) {
    const answer = await request.get(`/finder/1.${locale}.json`);
    expect(answer.status(), locale).toBe(200);
    expect(answer.headers()["cache-control"]).toContain("immutable");
    expect(answer.headers()["content-encoding"]).toBe("br");
    expect((await request.get(`/finder/1.${locale}.search.json`)).status(), locale).toBe(200);
  }
  for (const file of ["999.en.json", "1.it.json", "0.en.json", "1.en"])
    expect((await request.get(`/finder/${file}`)).status(), file).toBe(404);
});
