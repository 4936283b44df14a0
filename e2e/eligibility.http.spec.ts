/**
 * Responses of the server for the eligibility finder, without a browser (finder §6; spec §4, §5).
 */
import { NO_ANSWERS, listOptions, resolve, type Answers } from "@orlaya/finder/eligibility";
import { getMessages } from "@orlaya/messages/server";
import { LOCALES } from "@orlaya/locales";
import { buildPath, match } from "@orlaya/routes";
import { ASKS, PLAN, cardPath, countryName, landing, releaseOf } from "./finder-parts.ts";
import { expect, FULL, httpTest as test } from "./fixtures.ts";
import { attributesOf, readPage, textOf, type HttpPage } from "./http-page.ts";

const LONG_TERM = "/en/expatriate-insurance/long-term-international-health-plan";
const JOURNEYS = FULL ? 1000 : 250;
function finderOf({ document }: HttpPage): Element {
  const finder = document.querySelector("[data-eligibility-finder]");
  if (!finder) throw new Error("The page contains no eligibility finder.");
  return finder;
}

for (const locale of LOCALES) {
  test(`[finder-6.1] [finder-6.5] [4-026 4-027 4-028] ${locale}: renders native selects with all countries in the order of the language, and the result of the answers`, async ({
    request,
  }) => {
    const release = await releaseOf(locale);
    const options = [
      ...finderOf(await readPage(request, cardPath(locale))).querySelectorAll(
        "select[name=from] option",
      ),
    ]
      .slice(1)
      .map((option) => [option.getAttribute("value"), option.textContent]);
    expect(options).toEqual(
      listOptions(release, NO_ANSWERS, "residence").map(({ value, label }) => [value, label]),
    );
    expect(options).toHaveLength(250);
    const names = options.map(([, name]) => name ?? "");
    const near = (name: string): string => names[names.indexOf(name) - 1] ?? "";
    if (locale === "de") expect(near("Österreich")).toMatch(/^O/);
    if (locale === "fr")
      expect(
        names.filter((name) => name.startsWith("Îles")).every((name) => /^[IÎ]/.test(near(name))),
      ).toBe(true);

    const resolution = resolve(release, PLAN);
    if (resolution.kind !== "plan") throw new Error("The answers in PLAN lead to no plan.");
    const { document } = await readPage(
      request,
      `${cardPath(locale)}?from=FR&to=SG&as=expatriation`,
    );
    expect(
      [...document.querySelectorAll("[data-eligibility-result] :is(h1, h2, h3)")].map(textOf),
    ).toContain(
      getMessages(locale).lisa("result.title", { product: resolution.plan.product.name }),
    );
    const found = await request.get(
      `${cardPath(locale)}?from=FR&to=SG&as=expatriation&go=product`,
      { maxRedirects: 0 },
    );
    expect([found.status(), found.headers()["location"]]).toEqual([
      303,
      resolution.plan.product.url,
    ]);
  });

  test(`[finder-6.18] ${locale}: the no-result landing shows the answers and up to three changes, and links back to the finder`, async ({
    request,
  }) => {
    const { lisa, formsFields, common } = getMessages(locale);
    const page = await readPage(
      request,
      `${cardPath(locale)}?from=AM&to=AL&as=long-term-study&nat=other&go=quote`,
    );
    expect([page.status, page.path]).toEqual([
      200,
      `${landing(locale, "noResult")}?from=AM&to=AL&as=long-term-study&nat=other`,
    ]);
    expect(textOf(page.document.querySelector("h1"))).toBe(lisa("noResult.title"));
    const recap = page.document.querySelector("section[data-result=noResult]");
    for (const text of [
      lisa("noResult.text"),
      countryName(await releaseOf(locale), "AM"),
      formsFields("nationality.notListed"),
    ])
      expect(textOf(page.document.querySelector("main"))).toContain(text);
    const changes = recap?.querySelectorAll("ul a").length ?? 0;
    expect(changes).toBeGreaterThan(0);
    expect(changes).toBeLessThanOrEqual(3);
    const back = [...(recap?.querySelectorAll("a") ?? [])].find(
      (link) =>
        (link.getAttribute("aria-label") ?? textOf(link)) ===
        common("changeField", { field: formsFields("residence.label") }),
    );
    expect(
      finderOf(await readPage(request, back?.getAttribute("href") ?? "")).querySelector(
        'select[name=from] option[selected]:not([value=""])',
      ),
    ).toBeNull();
  });

  test(`[finder-6.20] ${locale}: links to another language keep the answers, also on a result`, async ({
    request,
  }) => {
    const target = locale === "en" ? "de" : "en";
    for (const query of ["from=FR&to=SG", "from=FR&to=SG&as=expatriation"]) {
      expect(
        attributesOf(
          (await readPage(request, `${cardPath(locale)}?${query}`)).document,
          `footer a[lang=${target}]`,
          "href",
        ),
      ).toContain(`${cardPath(target)}?${query}`);
    }
    const home = await readPage(
      request,
      `${buildPath("home", { locale, audience: "individual" })}?need=travel&to=ES&language=en`,
    );
    expect(attributesOf(home.document, `footer a[lang=${target}]`, "href")).toContain(
      `/${target}?to=ES&need=travel&language=en`,
    );
  });
}

for (const locale of LOCALES) {
  test(`[finder-6.18] ${locale}: the error landing shows its text and the answers, names none of them as the cause, and links back to the finder`, async ({
    request,
  }) => {
    const { lisa, formsFields, common } = getMessages(locale);
    const page = await readPage(
      request,
      `${landing(locale, "error")}?from=FR&to=KP&as=expatriation`,
    );
    expect(page.status).toBe(200);
    expect(page.headers["cache-control"]).toContain("no-store");
    expect(page.headers["referrer-policy"]).toBe("same-origin");
    expect(textOf(page.document.querySelector("h1"))).toBe(lisa("error.title"));
    const recap = page.document.querySelector("section[data-result=error]");
    const release = await releaseOf(locale);
    for (const text of [lisa("error.text"), countryName(release, "FR"), countryName(release, "KP")])
      expect(textOf(recap)).toContain(text);
    expect(textOf(recap)).not.toContain(lisa("blocks.title"));
    expect(recap?.querySelectorAll("ul a").length).toBe(0);
    const links = [...(recap?.querySelectorAll("a") ?? [])];
    expect(links.map(textOf)).toContain(common("talkToTeam"));
    const back = links.find(
      (link) =>
        link.getAttribute("aria-label") ===
        common("changeField", { field: formsFields("destination.label") }),
    );
    expect(
      finderOf(await readPage(request, back?.getAttribute("href") ?? ""))
        .querySelector("select[name=from] option[selected]")
        ?.getAttribute("value"),
    ).toBe("FR");
  });
}
test("[finder-6.18] without answers the error landing shows the content that editors wrote", async ({
  request,
}) => {
  const { document } = await readPage(request, landing("en", "error"));
  expect(textOf(document.querySelector("h1"))).toBe("We cannot show one plan for these answers");
  expect(document.querySelector("[data-result]")).toBeNull();
});

test("[finder-6.9] [4-040 4-042 5-003] asks for nationality in a separate step when the plan depends on it", async ({
  request,
}) => {
  const path = `${cardPath("en")}?from=AM&to=AL&as=long-term-study`;
  const [first] = listOptions(await releaseOf("en"), ASKS, "nationality");
  expect(
    finderOf(await readPage(request, path)).querySelector(
      `select[name=nat] option[value="${first?.value ?? ""}"]`,
    ),
  ).not.toBeNull();
  const answered = await readPage(request, `${path}&nat=${first?.value ?? ""}`);
  expect(
    [...answered.document.querySelectorAll("[data-eligibility-result] :is(h1, h2, h3)")].map(
      textOf,
    ),
  ).toContainEqual(expect.stringMatching(/^Your plan: /));
});

test("[finder-6.10] [4-034] a link beside each answer clears it and the later answers", async ({
  request,
}) => {
  const finder = finderOf(await readPage(request, `${cardPath("en")}?from=FR&to=SG`));
  const clear = [...finder.querySelectorAll("a")].find((link) =>
    textOf(link).endsWith("Clear country of residence"),
  );
  expect(clear?.getAttribute("href")).toBe(`${cardPath("en")}#finder`);
});

test("[finder-6.12] an empty step lists the missing answer, links to its field, and keeps the other answers", async ({
  request,
}) => {
  const finder = finderOf(await readPage(request, `${cardPath("en")}?from=FR&to=`));
  const destination = finder.querySelector("select[name=to]");
  expect(destination?.getAttribute("aria-invalid")).toBe("true");
  expect(
    [...finder.querySelectorAll("[role=alert] a")].map((link) => [
      textOf(link),
      link.getAttribute("href"),
    ]),
  ).toEqual([["Choose your destination.", `#${destination?.id ?? ""}`]]);
  expect(finder.querySelector("select[name=from] option[selected]")?.getAttribute("value")).toBe(
    "FR",
  );
});

for (const [query, wrong] of [
  ["from=XX", "from"],
  ["from=FR&to=QQQQ", "to"],
  ["from=%00%FF", "from"],
  ["from=FR&to=SG&as=nothing&nat=ZZ", "as"],
  [`from=${"A".repeat(3000)}`, "from"],
  // No field is invalid: nationality has no field before it is asked, and an unknown button value
  // is not an error of the visitor.
  ["nat=unlisted", null],
  ["go=buy", null],
] as const) {
  test(`[finder-6.21] a query with unknown values renders a step and no error page: ${query.slice(0, 40)}`, async ({
    request,
  }) => {
    const page = await readPage(request, `${cardPath("en")}?${query}`);
    expect(page.status).toBe(200);
    const finder = finderOf(page);
    expect(
      [...finder.querySelectorAll("[role=status]")].filter((status) =>
        textOf(status).includes("no longer apply and were removed"),
      ),
    ).toHaveLength(query === "go=buy" ? 0 : 1);
    const invalid = [...finder.querySelectorAll("[aria-invalid]")];
    expect(invalid).toHaveLength(wrong === null ? 0 : 1);
    if (wrong !== null)
      expect(
        invalid.some(
          (field) =>
            field.getAttribute("name") === wrong || field.querySelector(`[name=${wrong}]`) !== null,
        ),
      ).toBe(true);
  });
}
for (const [query, location] of [
  ["from=FR&from=DE", "?from=FR"],
  [
    "from=FR&to=SG&as=expatriation&v=99999999999&go=quote",
    "?from=FR&to=SG&as=expatriation&v=99999999999#finder-result",
  ],
] as const) {
  test(`[finder-6.21] an inconsistent query redirects to its corrected form on the same page: ${query}`, async ({
    request,
  }) => {
    const found = await request.get(`${cardPath("en")}?${query}`, { maxRedirects: 0 });
    expect([found.status(), found.headers()["location"]]).toEqual([
      303,
      `${cardPath("en")}${location}`,
    ]);
  });
}

test("[finder-6.18] [4-047 4-048] complete answers lead to the request page, the plan or the no-result landing", async ({
  request,
}) => {
  async function end(query: string): Promise<string> {
    const found = await request.get(`${cardPath("en")}?${query}`, { maxRedirects: 0 });
    expect(found.status()).toBe(303);
    expect(found.headers()["referrer-policy"]).toBe("same-origin");
    return found.headers()["location"] ?? "";
  }
  expect(await end("from=FR&to=SG&as=expatriation&go=quote")).toBe(
    `${LONG_TERM}/request?source=finder&language=en&cid=ORL-LTF-EN&parcours=first-euro&from=FR&to=SG&as=expatriation`,
  );
  expect(await end("from=FR&to=SG&as=expatriation&go=product")).toBe(LONG_TERM);
  expect(await end("from=FR&to=SG&as=expatriation&go=rate")).toBe(
    `${cardPath("en")}?from=FR&to=SG&as=expatriation#finder-result`,
  );
  expect(await end("from=AM&to=AL&as=long-term-study&nat=other&go=quote")).toMatch(
    /^\/en\/landing\/no-plan-found\?from=AM&to=AL&as=long-term-study&nat=other$/,
  );
});

test("[finder-6.18] on the corporate site the same answers lead to the corporate page of the plan, in every language", async ({
  request,
}) => {
  for (const locale of LOCALES) {
    const home = buildPath("home", { locale, audience: "corporate" });
    const found = await request.get(`${home}?from=FR&to=SG&as=expatriation&go=product`, {
      maxRedirects: 0,
    });
    const path = found.headers()["location"] ?? "";
    expect(match(path), path).toMatchObject([{ base: "product", locale, audience: "corporate" }]);
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test(`[finder §5.8] the server and the class table agree on ${JOURNEYS} random journeys`, async ({
  request,
}) => {
  const release = await releaseOf("en");
  let seed = 20261121;
  function next(most: number): number {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 4294967296) * most);
  }
  const one = <T>(list: readonly T[]): T | undefined => list[next(list.length)];
  function draw(): Answers {
    const residence = one(listOptions(release, NO_ANSWERS, "residence"))?.value ?? null;
    const first = { ...NO_ANSWERS, residence };
    const destination = one(listOptions(release, first, "destination"))?.value ?? null;
    const second = { ...first, destination };
    const profile = destination && (one(listOptions(release, second, "profile"))?.value ?? null);
    const third = { ...second, profile };
    return {
      ...third,
      nationality: profile && (one(listOptions(release, third, "nationality"))?.value ?? null),
    };
  }
  function params(given: Answers): URLSearchParams {
    return new URLSearchParams(
      Object.entries({
        from: given.residence,
        to: given.destination,
        as: given.profile,
        nat: given.nationality,
      }).filter((entry): entry is [string, string] => entry[1] !== null),
    );
  }
  const journeys = Array.from({ length: JOURNEYS }, draw);
  let walked = 0;
  for (let start = 0; start < journeys.length; start += 20) {
    await Promise.all(
      journeys.slice(start, start + 20).map(async (given) => {
        const resolution = given.profile === null ? null : resolve(release, given);
        const found = await request.get(
          `${cardPath("en")}?${params(given).toString()}&go=product`,
          { maxRedirects: 0, headers: { accept: "application/json" } },
        );
        const said = (await found.json()) as { kind: string; url?: string };
        if (resolution?.kind === "plan")
          expect(said, JSON.stringify(given)).toEqual({
            kind: "product",
            url: resolution.plan.product.url,
            external: false,
          });
        else expect(said.kind, JSON.stringify(given)).toBe("invalid");
      }),
    );
    // One journey of each batch is also checked step by step, as the forms offer it.
    const given = journeys[start];
    if (!given?.profile) continue;
    walked += 1;
    for (const [step, name] of [
      [{ ...NO_ANSWERS, residence: given.residence }, "to"],
      [{ ...given, profile: null, nationality: null }, "as"],
    ] as const) {
      const html = await (await request.get(`${cardPath("en")}?${params(step).toString()}`)).text();
      expect(html).toContain(
        name === "to" ? `<option value="${given.destination ?? ""}">` : `value="${given.profile}"`,
      );
    }
  }
  expect(walked).toBeGreaterThan(JOURNEYS / 50);
});
