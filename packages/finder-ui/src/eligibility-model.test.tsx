import { LOCALES } from "@orlaya/locales";
import {
  FIELDS,
  NOT_LISTED,
  NO_ANSWERS,
  PARAMS,
  answer,
  findEligibilityOutcome,
  isOffered,
  listOptions,
  listUnanswered,
  readAnswers,
  resolve,
  type Answers,
  type Field,
  type Finder,
} from "@orlaya/finder/eligibility";
import { getMessages } from "@orlaya/messages/server";
import fc from "fast-check";
import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EligibilityFinder } from "./eligibility-finder.tsx";
import {
  buildEligibilityAnswer,
  buildEligibilityModel,
  type EligibilityVariant,
} from "./eligibility-model.ts";
import { EligibilityNoResult } from "./eligibility-no-result.tsx";
import { getAnswerName } from "./answers.ts";
import { buildNoResultModel, buildResultModel } from "./result-model.ts";
import {
  eligibilityModule,
  hosts,
  inputOf,
  releaseOf,
  shipped,
} from "./sample-release.test-data.ts";

/** The rule for expatriates from France, also in Singapore. */
const FRANCE_SINGAPORE = "03-FR-EXP-L4+N4";
/** The rule that makes Singapore ask for nationality. */
const ASKS_NATIONALITY = "01-SG-EXP-SG-B";

const { finder } = releaseOf("en");
const texts = getMessages("en");
const modelFor = (query: string, release = finder) =>
  buildEligibilityModel(inputOf(release, query));
function page(
  query: string,
  variant: Exclude<EligibilityVariant, "panel"> = "page",
  locale: (typeof LOCALES)[number] = "en",
) {
  const release = locale === "en" ? finder : releaseOf(locale).finder;
  return html(
    <EligibilityFinder
      variant={variant}
      module={eligibilityModule}
      model={modelFor(query, release)}
      finder={release}
      t={getMessages(locale)}
    />,
  );
}
const tag = (markup: string, name: string) =>
  new RegExp(`<select[^>]*name="${name}"[^>]*>.*?</select>`, "s").exec(markup)?.[0] ?? "";
const optionsOf = (markup: string, name: string) =>
  [...tag(markup, name).matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value ?? "");
/** Returns the names of the enabled fields, which a browser would send. */
function openFields(markup: string) {
  return Object.values(PARAMS).filter(
    (name) =>
      tag(markup, name) !== "" &&
      !/disabled=""/.test(/<select[^>]*>/.exec(tag(markup, name))?.[0] ?? ""),
  );
}

describe("the form without scripts", () => {
  const start = page("");
  it("[4-026] [2-115] [1-022] has four selects: residence, destination, profile, nationality", () => {
    expect([...start.matchAll(/<select[^>]*name="([a-z]+)"/g)].map(([, name]) => name)).toEqual([
      "from",
      "to",
      "as",
      "nat",
    ]);
  });
  it.each(LOCALES)(
    "[4-027] [4-028] [finder 6.1, 6.5] offers every country as residence in the order of %s",
    (locale) => {
      const release = releaseOf(locale).finder;
      expect(optionsOf(page("", "page", locale), "from")).toEqual(release.codes);
      expect(release.codes).toHaveLength(250);
      const collator = new Intl.Collator(locale);
      expect(
        release.names.every(
          (name, at) => at === 0 || collator.compare(release.names[at - 1] ?? "", name) <= 0,
        ),
      ).toBe(true);
    },
  );
  it("[4-029] [4-030] [4-031] starts with empty destination, profile and nationality", () => {
    for (const name of ["to", "as", "nat"]) expect(optionsOf(start, name)).toEqual([]);
  });
  it("[4-032] [4-033] [5-004] starts with nationality disabled and hidden", () => {
    expect(start).toMatch(/<div class="[^"]*" hidden="">.*name="nat" disabled=""/s);
  });
  it("[finder 6.9] disables later fields and states which answer they wait for", () => {
    expect(openFields(start)).toEqual(["from"]);
    expect(start).toContain("Choose your country of residence first.");
    expect(start).toContain("Choose your destination first.");
  });
  it("[5-005] has four selects without the required attribute", () => {
    expect(start.match(/<select/g)).toHaveLength(4);
    expect(start).not.toContain("required");
  });
  it("[4-044] [4-045] [finder 6.11] starts with both buttons disabled on the page, and the submit as the secondary button", () => {
    const buttons = [...start.matchAll(/<button[^>]*name="go"[^>]*>/g)].map(([button]) => button);
    expect(buttons.map((button) => /value="(\w+)"/.exec(button)?.[1])).toEqual(["rate", "quote"]);
    for (const button of buttons) expect(button).toContain('aria-disabled="true"');
    expect(buttons[1]).toMatch(/class="[^"]*secondary/);
  });
  it("[4-036] labels the submit “Get a quote” or with the label from content", () => {
    expect(page("", "card")).toMatch(/value="quote"[^>]*>Get a quote/);
    const worded = html(
      <EligibilityFinder
        module={{ ...eligibilityModule, submitLabel: "Show me" }}
        model={modelFor("")}
        finder={finder}
        t={texts}
      />,
    );
    expect(worded).toMatch(/value="quote"[^>]*>Show me/);
    expect(worded).not.toContain("Get a quote");
  });
  it("[finder 6.16] defines residence, destination and nationality in one sentence", () => {
    for (const field of ["residence", "destination", "nationality"] as const)
      expect(start).toContain(texts.formsFields(`${field}.definition`));
  });
  it("is a GET form to its own address and fragment with a button for the next step; the submit buttons have no fragment", () => {
    expect(start).toMatch(/<form[^>]*action="\/find#finder" method="get"/);
    expect(
      html(
        <EligibilityFinder
          id="finder-2"
          module={eligibilityModule}
          model={modelFor("")}
          finder={finder}
          t={texts}
        />,
      ),
    ).toMatch(/<form[^>]*action="\/find#finder-2"/);
    expect(start).toMatch(/<button[^>]*type="submit"[^>]*>Continue/);
    expect(start.match(/<button[^>]*name="go"[^>]*formAction="\/find"/g)).toHaveLength(2);
  });
  it("[4-038] [finder 6.1] enables the next field with the options of the release after each answer", () => {
    const second = page("from=FR");
    expect(openFields(second)).toEqual(["from", "to"]);
    expect(optionsOf(second, "to")).toEqual(
      listOptions(finder, { ...NO_ANSWERS, residence: "FR" }, "destination").map(
        ({ value }) => value,
      ),
    );
    const third = page("from=FR&to=SG");
    expect(openFields(third)).toEqual(["from", "to", "as"]);
    expect(optionsOf(third, "as")).toContain("expatriation");
  });
  it("[4-040] [finder 2.4] asks for nationality when it decides, with the option “not listed”", () => {
    const fourth = page("from=SG&to=SG&as=expatriation");
    expect(openFields(fourth)).toEqual(["from", "to", "as", "nat"]);
    expect(optionsOf(fourth, "nat").at(-1)).toBe(NOT_LISTED);
    expect(fourth).not.toMatch(/hidden=""><div[^>]*><div[^>]*><div[^>]*><label for="finder-nat"/);
  });
  it("[finder 6.15] shows the profiles of a card as radios with the same name and values as the select", () => {
    const card = page("from=FR&to=SG", "card");
    expect(
      [...card.matchAll(/type="radio" name="as" value="([^"]+)"/g)].map(([, value]) => value),
    ).toEqual(optionsOf(page("from=FR&to=SG"), "as"));
  });
  it("[4-034] [finder 6.10] has a link named after the field that empties an answer", () => {
    const filled = page("from=FR&to=SG");
    expect(filled).toMatch(/<a href="\/find\?from=FR#finder"[^>]*>.*?Clear destination/s);
    expect(filled).toMatch(/<a href="\/find#finder"[^>]*>.*?Clear country of residence/s);
  });
  it("[finder 6.12] reports a field that was sent empty in a summary, and treats a field that was not sent as the next step", () => {
    const wrong = page("from=FR&to=&go=rate");
    expect(wrong).toContain("1 answer is missing or wrong");
    expect(wrong).toContain('href="#finder-to"');
    expect(wrong).toContain('aria-invalid="true"');
    expect(page("from=FR&go=rate")).not.toContain("aria-invalid");
    // A radio group without a choice sends the hidden value next to it.
    expect(page("from=FR&to=SG", "card")).toMatch(/<input type="hidden" name="as" value=""/);
    expect(modelFor("from=FR&to=SG&as=").problems).toEqual({ profile: "missing" });
  });
  it("[finder 2.9] states that residents have no online plan, and links to the landing with the answer", () => {
    const none = page("from=AQ");
    expect(none).toContain("No online plan for this country of residence: Antarctica.");
    expect(none).toContain('href="/landing/no-plan?from=AQ"');
  });
  it("keeps the destination from a country page until the residence is known", () => {
    const wished = page("to=SG");
    expect(wished).toContain('<input type="hidden" name="to" value="SG"/>');
    expect(modelFor("to=SG")).toMatchObject({ wish: "SG", dropped: [], problems: {} });
    expect(modelFor("from=FR&to=SG").answers).toMatchObject({ residence: "FR", destination: "SG" });
  });
});

describe("deep links", () => {
  it("[finder 6.17] restores the answers up to the first invalid one", () => {
    expect(modelFor("from=fr&to=sg")).toMatchObject({
      answers: { residence: "FR", destination: "SG", profile: null, nationality: null },
      dropped: [],
      problems: {},
    });
  });
  it.each([
    ["from=XX", ["residence"]],
    ["from=FR&to=KP&as=expatriation", ["destination", "profile"]],
    ["from=SG&to=SG&as=expatriation&nat=CU", ["nationality"]],
  ])("[finder 6.17, 6.21] drops invalid answers of %s with a notice", (query, dropped) => {
    expect(modelFor(query).dropped).toEqual(dropped);
    expect(modelFor(query).result).toBeNull();
    expect(page(query)).toContain("Some answers in your link no longer apply and were removed");
    expect(page(query)).toContain("This answer is no longer available. Choose another one.");
  });
  it("[finder 6.17] ignores a nationality that is not asked for, without a notice", () => {
    expect(modelFor("from=FR&to=SG&as=expatriation&nat=FR")).toMatchObject({
      dropped: [],
      result: { kind: "result", answers: { nationality: null } },
    });
  });
  it("[finder 6.21] gives a page for any query", () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom("FR", "SG", "XX", "other", "expatriation", "__proto__", ""),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.oneof(fc.string(), fc.constantFrom("from", "to", "as", "nat", "go", "v")),
            word,
          ),
        ),
        (pairs) => {
          const query = new URLSearchParams(
            pairs.map(([name, value]): [string, string] => [name, value]),
          ).toString();
          buildEligibilityModel(inputOf(finder, query));
          buildEligibilityAnswer({ ...inputOf(finder, query), previous: null });
          buildNoResultModel(inputOf(finder, query), new URLSearchParams(query));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("the result", () => {
  const result = page("from=SG&to=SG&as=expatriation&nat=FR");
  it("[finder 6.18] replaces the form with the plan, the answers with links to change them, the reasons and two buttons", () => {
    expect(result).toContain("Your plan: MyHealth Singapore");
    expect(result).not.toContain("<select");
    expect([...result.matchAll(/aria-label="(Change: [^"]+)"/g)].map(([, label]) => label)).toEqual(
      [
        "Change: Country of residence",
        "Change: Destination",
        "Change: Your profile",
        "Change: Nationality",
      ],
    );
    expect(result).toContain('href="/find?from=SG&amp;to=SG#finder"');
    expect(result).toContain("It is open to your nationality: France.");
    expect([...result.matchAll(/<button[^>]*value="(\w+)"/g)].map(([, go]) => go)).toEqual([
      "quote",
      "product",
    ]);
    expect(result).toContain('<input type="hidden" name="v" value="7"/>');
  });
  it("[finder 5.5] has only alternatives that change one answer and lead to the result of another plan", () => {
    const model = modelFor("from=FR&to=SG&as=expatriation").result;
    if (model?.kind !== "result") throw new Error("The model has no result.");
    expect(model.alternatives.length).toBeGreaterThan(0);
    for (const { field, href, product } of model.alternatives) {
      const query = new URL(href, "https://x.invalid").searchParams;
      const other = buildEligibilityModel({ ...inputOf(finder), query });
      expect(other.result).toMatchObject({ kind: "result", plan: { name: product } });
      expect(product).not.toBe(model.plan.name);
      expect(FIELDS.filter((each) => other.answers[each] !== model.answers[each])).toEqual([field]);
    }
  });
  it("[finder 5.5] states that nationality makes no difference only when the release tells that a rule without nationalities decided", () => {
    expect(page("from=FR&to=SG&as=expatriation")).toContain(
      "Your nationality makes no difference.",
    );
    expect(result).not.toContain("Your nationality makes no difference.");
    const untold: Finder = { ...finder, table: { ...finder.table, restricted: null } };
    expect(modelFor("from=FR&to=SG&as=expatriation", untold).result).toMatchObject({
      anyNationality: false,
    });
  });
  it("[finder 5.5] states that a local plan comes before the worldwide plan when nationality decides between them", () => {
    const scopes: Record<string, "world" | readonly string[]> = {
      "MyHealth Singapore": ["SG"],
      "MyHealth International": "world",
    };
    function shown(query: string) {
      return html(
        <EligibilityFinder
          module={eligibilityModule}
          model={buildEligibilityModel({
            ...inputOf(finder, query),
            cards: ({ name }) => ({
              description: "",
              picture: null,
              price: null,
              scope: scopes[name] ?? [],
            }),
          })}
          finder={finder}
          t={texts}
        />,
      );
    }
    expect(shown("from=SG&to=SG&as=expatriation&nat=FR")).toContain(
      "A local plan exists here; it comes before the worldwide one.",
    );
    expect(shown("from=SG&to=SG&as=expatriation&nat=US")).not.toContain("A local plan exists here");
    expect(shown("from=FR&to=SG&as=expatriation")).not.toContain("A local plan exists here");
  });
  it("states that the answers lead to another plan than that of the page", () => {
    function on(name: string) {
      return html(
        <EligibilityFinder
          variant="page"
          module={eligibilityModule}
          model={buildEligibilityModel({
            ...inputOf(finder, "from=FR&to=SG&as=expatriation"),
            subject: finder.products.find((product) => product.name === name) ?? null,
          })}
          finder={finder}
          t={texts}
        />,
      );
    }
    expect(on("MyHealth Singapore")).toContain(
      "This page is about another plan: MyHealth Singapore.",
    );
    expect(on("Long-term international health plan")).not.toContain(
      "This page is about another plan",
    );
    expect(result).not.toContain("This page is about another plan");
  });
  it("shows the content about the plan", () => {
    const model = buildEligibilityModel({
      ...inputOf(finder, "from=FR&to=SG&as=expatriation"),
      cards: ({ name }) => ({
        description: `About ${name}`,
        picture: null,
        price: { amount: 34.5, currency: "EUR", frequency: "month" },
        scope: [],
      }),
    });
    const out = html(
      <EligibilityFinder module={eligibilityModule} model={model} finder={finder} t={texts} />,
    );
    expect(out).toContain("About Long-term international health plan");
    expect(out).toContain("34,50");
  });
  it("[finder 2.4] shows the no-result state for a nationality that is not listed", () => {
    expect(page("from=SG&to=SG&as=expatriation&nat=other")).toContain(
      "The online plans for these answers are open only to the nationalities in the list.",
    );
  });
});

describe("the no-result landing", () => {
  const landing = (query: string) =>
    buildNoResultModel(inputOf(finder), new URLSearchParams(query));
  it("[finder 6.18] shows the answers, the answer that blocks, up to three changes that lead to a plan, and the contact link", () => {
    const model = landing("from=FR&to=KP&as=expatriation");
    expect(model.answerViews.map(({ value }) => value)).toEqual([
      "France",
      "North Korea",
      "Long-term / Expat",
    ]);
    expect(model.blocked).toMatchObject({ field: "destination", value: "North Korea" });
    const { changes } = landing("from=FR&to=SG&as=local-national");
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.length).toBeLessThanOrEqual(3);
    const out = html(<EligibilityNoResult model={model} t={texts} id="finder" headingLevel={1} />);
    expect(out).toContain("<h1");
    expect(out).toContain("covers this destination: North Korea.");
    expect(out).toContain('href="/contact"');
    expect(out).toContain('href="/find#finder"');
  });
  it("[finder 6.18] links to change an answer only when no earlier answer has to change first", () => {
    function changeable(query: string) {
      return landing(query)
        .answerViews.filter(({ changeHref }) => changeHref !== null)
        .map(({ field }) => field);
    }
    expect(changeable("from=AQ&to=US&as=travel")).toEqual(["residence"]);
    expect(changeable("from=FR&to=KP&as=expatriation")).toEqual(["residence", "destination"]);
    expect(changeable("from=SG&to=SG&as=expatriation&nat=CU")).toEqual([
      "residence",
      "destination",
      "profile",
      "nationality",
    ]);
    const none =
      /<dl.*<\/dl>/s.exec(
        html(
          <EligibilityNoResult
            model={landing("from=AQ&to=US&as=travel")}
            t={texts}
            id="recap"
            finder="finder"
          />,
        ),
      )?.[0] ?? "";
    expect([...none.matchAll(/<a /g)]).toHaveLength(1);
    // No link leads to the notice that answers of the link no longer apply.
    for (const query of [
      "from=AQ&to=US&as=travel",
      "from=FR&to=KP&as=expatriation",
      "from=FR&to=SG&as=local-national",
    ]) {
      for (const { changeHref } of landing(query).answerViews)
        if (changeHref !== null)
          expect(modelFor(changeHref.split("?")[1] ?? "").dropped).toEqual([]);
    }
  });
  it.each([
    "from=FR&to=KP&as=expatriation",
    "from=KP&to=FR&as=expatriation",
    "from=AQ&to=US&as=travel",
    "from=AQ",
  ])("[finder 6.18] proposes no other country for %s, because no plan exists there", (query) => {
    expect(landing(query).changes).toEqual([]);
    expect(
      html(<EligibilityNoResult model={landing(query)} t={texts} id="finder" />),
    ).not.toContain(texts.lisa("alternatives.title"));
  });
  it("[finder 6.18] shows the answers on the error landing with its own texts and without a blocking answer", () => {
    const out = html(
      <EligibilityNoResult
        model={buildNoResultModel(inputOf(finder), new URLSearchParams("from=FR&to=KP"), "error")}
        t={texts}
        id="recap"
        finder="finder"
        headingLevel={1}
      />,
    );
    expect(out).toContain("We cannot show one plan for these answers");
    expect(out).not.toContain("No online plan matches these answers");
    expect(out).toContain("North Korea");
    expect(out).not.toContain("covers this destination: North Korea.");
    expect(out).not.toContain(texts.lisa("blocks.title"));
    expect(
      buildNoResultModel(
        inputOf(finder),
        new URLSearchParams("from=FR&to=SG&as=local-national"),
        "error",
      ).changes,
    ).toEqual([]);
    expect(out).toContain('href="/find?from=FR#finder"');
  });
  it.each([
    ["from=AQ", "residence"],
    ["from=FR&to=KP", "destination"],
    ["from=FR&to=SG&as=local-national", "profile"],
    ["from=SG&to=SG&as=expatriation&nat=CU", "nationality"],
    ["from=SG&to=SG&as=expatriation&nat=other", "nationality"],
  ])("%s is blocked by the %s", (query, field) =>
    expect(landing(query).blocked?.field).toBe(field),
  );
  it.each([[""], ["from=XX&to=%00&as=<script>"], ["from=FR"], ["nat=FR"]])(
    "names no blocking answer for ?%s",
    (query) => expect(landing(query).blocked).toBeNull(),
  );
  it.each([
    ["from=FR&to=FR&as=travel", "France"],
    ["from=FR&to=FR", "France"],
    ["from=AE&to=AE&as=travel", "United Arab Emirates"],
    ["from=AE&to=AE&as=local-national", null],
    ["from=FR&to=SG&as=local-national", null],
    ["from=KP&to=KP&as=travel", null],
    ["from=SG&to=SG&as=expatriation&nat=CU", null],
  ])("[finder-2.5] for ?%s, states that the destination is the own country: %s", (query, name) => {
    const model = landing(query);
    expect(model.blocked?.ownCountry).toBe(name);
    const out = html(<EligibilityNoResult model={model} t={texts} id="recap" />);
    const stated = `Your destination is the country you live in: ${name}.`;
    expect(out.includes(stated)).toBe(name !== null);
  });
  it("[finder-2.5] states it for exactly the journeys within one country that are sold abroad", () => {
    for (const { id } of finder.profiles)
      for (const code of finder.codes) {
        const answers = { residence: code, destination: code, profile: id, nationality: null };
        if (resolve(finder, answers).kind !== "none") continue;
        const isSoldAbroad = finder.codes.some(
          (to) => to !== code && resolve(finder, { ...answers, destination: to }).kind !== "none",
        );
        const { blocked } = landing(`from=${code}&to=${code}&as=${id}`);
        if (blocked?.field === "profile")
          expect(blocked.ownCountry !== null, `${code} ${id}`).toBe(isSoldAbroad);
        else
          expect(blocked?.ownCountry === null, `${code} ${id}`).toBe(
            blocked?.field === "residence",
          );
      }
  });
  it("has only changes that lead to a plan or to a question", () => {
    const random = fc.record({
      from: fc.constantFrom(...finder.codes),
      to: fc.constantFrom(...finder.codes),
      as: fc.constantFrom(...finder.profiles.map(({ id }) => id)),
    });
    fc.assert(
      fc.property(random, (answers) => {
        for (const { href } of landing(new URLSearchParams(answers).toString()).changes) {
          const model = buildEligibilityModel({
            ...inputOf(finder),
            query: new URL(href, "https://x.invalid").searchParams,
          });
          expect(model.dropped).toEqual([]);
          expect(model.result?.kind === "result" || model.answers.profile !== null).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("a submit", () => {
  const submit = (query: string, release = finder, previous: Finder | null = null) =>
    buildEligibilityAnswer({ ...inputOf(release, query), previous });
  /** The shipped release whose funnels have this address; with request pages, as on the site. */
  function withFunnel(url: string | null): Finder {
    return {
      ...finder,
      funnels: finder.funnels.map((funnel) => ({ ...funnel, url })),
      products: finder.products.map((product) => ({ ...product, requestPath: "/en/x/request" })),
    };
  }
  const ASKED = "from=FR&to=SG&as=expatriation&go=quote&v=7";
  it("[4-047] [1-017] leads a quote request to the external funnel with an unchanged address", () => {
    const url = "https://quote.orlaya.example/en/a?source=web&language=en&cid=7&parcours=expat";
    expect(submit(ASKED, withFunnel(url))).toEqual({ kind: "quote", url, external: true });
  });
  it.each([
    ["a funnel", "/en/x/request?parcours=asia", "/en/x/request?parcours=asia&from=FR"],
    ["a plan without a funnel", null, "/en/x/request?from=FR"],
    ["a funnel whose host is not allowed", "https://other.example/", "/en/x/request?from=FR"],
  ])("leads a quote request of %s to the request page with the four parameters", (_, url, to) => {
    expect(submit(ASKED, withFunnel(url))).toEqual({
      kind: "quote",
      url: `${to}&to=SG&as=expatriation`,
      external: false,
    });
  });
  it("leads a quote request to another page of the site without the answers", () => {
    expect(submit(ASKED, withFunnel("/en/contact"))).toMatchObject({ url: "/en/contact" });
  });
  it.each([
    ["https://quote.orlaya.example/fr/a", "French"],
    ["https://quote.orlaya.example/a?language=de", "German"],
    ["https://quote.orlaya.example/en/a", null],
    ["https://quote.orlaya.example/a", null],
    ["/en/x/request", null],
  ])("the result names the language of the quote at %s: %s", (url, language) => {
    const result = buildResultModel(
      inputOf(withFunnel(url)),
      readAnswers(new URLSearchParams(ASKED)),
    );
    expect(result?.quoteLanguage).toBe(language);
    const markup = html(
      <EligibilityFinder
        {...{ variant: "page", id: "finder", t: texts, finder }}
        module={eligibilityModule}
        model={buildEligibilityModel(inputOf(withFunnel(url), ASKED.replace("&go=quote", "")))}
      />,
    );
    expect(markup.includes("on another website")).toBe(language !== null);
  });
  it("[4-048] [1-016] leads any other request to the plan’s page", () => {
    expect(submit("from=FR&to=SG&as=expatriation&go=product&v=7")).toEqual({
      kind: "product",
      url: "/en/expatriate-insurance/long-term-international-health-plan",
      external: false,
    });
  });
  it("[finder 6.18] leads “Get a rate” to the result on the finder’s own page", () => {
    const rate = submit("from=fr&to=SG&as=expatriation&go=rate&v=7");
    expect(rate).toEqual({
      kind: "result",
      url: "/find?from=FR&to=SG&as=expatriation#finder-result",
      external: false,
    });
    expect(page("from=FR&to=SG&as=expatriation")).toMatch(/<h2[^>]*id="finder-result"/);
    // Without a fragment the heading gets the focus too, unless a notice comes first.
    expect(page("from=FR&to=SG&as=expatriation")).toMatch(
      /id="finder-result" tabindex="-1" autofocus=""/,
    );
    expect(submit("from=FR&go=rate")?.kind).toBe("invalid");
  });
  it("returns null without a known button", () => {
    expect(submit("from=FR&to=SG&as=expatriation")).toBeNull();
    expect(submit("from=FR&to=SG&as=expatriation&go=buy")).toBeNull();
  });
  it("[finder 2.4] leads to the landing with the four answers when there is no plan", () => {
    expect(submit("from=SG&to=SG&as=expatriation&nat=other&go=quote")).toEqual({
      kind: "noResult",
      reason: "nationality-not-listed",
      url: "/landing/no-plan?from=SG&to=SG&as=expatriation&nat=other",
      external: false,
    });
  });
  it("[4-043] [5-002] [5-003] names the fields that are missing, nationality only when it is asked", () => {
    expect(submit("from=FR&go=quote")).toEqual({
      kind: "invalid",
      problems: { destination: "missing", profile: "missing" },
    });
    expect(submit("from=SG&to=SG&as=expatriation&go=quote")).toEqual({
      kind: "invalid",
      problems: { nationality: "missing" },
    });
    expect(submit("from=ZZ&to=SG&as=expatriation&go=quote")).toEqual({
      kind: "invalid",
      problems: { residence: "unknown" },
    });
  });

  describe("[finder 2.11] with answers of another release", () => {
    // `without` has no rule for expatriates from France. In `unasked`, Singapore does not ask for
    // nationality.
    const without = releaseOf("en", 8, {
      ...shipped,
      rules: shipped.rules.filter(({ ID }) => ID !== FRANCE_SINGAPORE),
    }).finder;
    const unasked = releaseOf("en", 8, {
      ...shipped,
      rules: shipped.rules.filter(({ ID }) => ID !== ASKS_NATIONALITY),
    }).finder;
    const same = releaseOf("en", 8).finder;
    const query = "from=FR&to=SG&as=expatriation&go=product&v=7";
    it("redirects for the same outcome", () =>
      expect(submit(query, same, finder)).toMatchObject({ kind: "product" }));
    function shownBy(
      answered: ReturnType<typeof submit>,
      release: Finder,
      previous: Finder | null = finder,
    ) {
      if (answered?.kind !== "changed") throw new Error("The answer is not of kind `changed`.");
      const model = buildEligibilityModel({
        ...inputOf(release),
        query: new URL(answered.url, "https://x.invalid").searchParams,
        previous,
      });
      return {
        model,
        markup: html(
          <EligibilityFinder module={eligibilityModule} model={model} finder={release} t={texts} />,
        ),
      };
    }
    it("shows another outcome, and states that the plans changed", () => {
      const { model, markup } = shownBy(submit(query, without, finder), without);
      expect(model.dropped).toEqual(["profile"]);
      expect(markup).toContain("Some answers in your link no longer apply");
      const switched = shownBy(
        submit("from=SG&to=SG&as=expatriation&nat=US&go=quote&v=7", unasked, finder),
        unasked,
      );
      expect(switched.model.result).toMatchObject({ kind: "result", changed: true, version: 8 });
      expect(switched.markup).toContain("Our plans changed while this page was open.");
      expect(switched.markup).toContain('data-said="v"');
    });
    it("does not state that the plans changed for an address alone", () => {
      function shown(release: Finder, previous: Finder | null) {
        return buildEligibilityModel({
          ...inputOf(release, "from=FR&to=SG&as=expatriation&v=7"),
          previous,
        }).result;
      }
      expect(shown(same, finder)).toMatchObject({ kind: "result", changed: false });
      expect(shown(same, null)).toMatchObject({ kind: "result", changed: false });
    });
    it("shows an outcome that cannot be compared instead of redirecting to it", () => {
      expect(shownBy(submit(query, same, null), same, null).markup).toContain(
        "Your plan: Long-term international health plan",
      );
    });
    it("shows the form with the answers when a question is new", () => {
      const { model } = shownBy(submit("from=SG&to=SG&as=expatriation&go=product&v=6"), finder);
      expect(model).toMatchObject({
        answers: { residence: "SG", destination: "SG", profile: "expatriation" },
        dropped: [],
        result: null,
      });
    });
  });
});

describe("[finder 6.1, §5.8] with and without scripts", () => {
  /** Returns the responses to the buttons after the last step of a journey. */
  function endOf(query: URLSearchParams) {
    return (["quote", "product"] as const).map((go) =>
      buildEligibilityAnswer({
        ...inputOf(finder),
        query: new URLSearchParams([...query, ["go", go]]),
        previous: null,
      }),
    );
  }
  /**
   * Chooses an option by a number, the same with and without scripts. Every third nationality is
   * not listed.
   */
  function choice(offered: readonly string[], field: Field, die = 0): string | undefined {
    return field === "nationality" && die % 3 === 0
      ? offered.at(-1)
      : offered[die % Math.max(offered.length, 1)];
  }
  function choices(answers: Answers, field: Field) {
    return [
      ...listOptions(finder, answers, field).map(({ value }) => value),
      ...(field === "nationality" ? [NOT_LISTED] : []),
    ];
  }

  /** Walks through the pages of the server. Every step sends the fields that its form shows. */
  function bySteps(dice: readonly number[], markup: boolean) {
    let query = new URLSearchParams();
    for (let step = 0; step < 5; step++) {
      const model = buildEligibilityModel({ ...inputOf(finder), query });
      const field = FIELDS.find((each) => model.answers[each] === null);
      if (model.result !== null || field === undefined) return { query, steps: step };
      const offered = markup
        ? optionsOf(page(query.toString()), PARAMS[field])
        : choices(model.answers, field);
      const value = choice(offered, field, dice[step]);
      // Without a destination the journey ends at the hint.
      if (value === undefined) return { query, steps: step };
      query = new URLSearchParams([...query, [PARAMS[field], value]]);
    }
    throw new Error("The journey did not end after four steps.");
  }
  /** Walks through the cascade as the browser does. */
  function byCascade(dice: readonly number[]) {
    let answers: Answers = NO_ANSWERS;
    for (let step = 0; step < 5; step++) {
      const [field] = listUnanswered(finder, answers);
      if (field === undefined) break;
      const offered = choices(answers, field);
      const value = choice(offered, field, dice[step]);
      if (value === undefined) break;
      answers = answer(finder, answers, field, value).answers;
    }
    return answers;
  }

  const journeys = fc.sample(fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), {
    numRuns: 1000,
    seed: 4,
  });
  it("reaches the same outcome in 1,000 random journeys", () => {
    const ends = new Set<string>();
    for (const dice of journeys) {
      const { query } = bySteps(dice, false);
      const answers = byCascade(dice);
      const direct = (["quote", "product"] as const).map((go) =>
        findEligibilityOutcome(finder, answers, go, hosts),
      );
      const served = endOf(query);
      direct.forEach((outcome, at) => {
        const answered = served[at];
        ends.add(answered?.kind ?? "");
        if ("url" in outcome)
          expect(answered).toMatchObject({ kind: outcome.kind, url: outcome.url });
        else if (outcome.kind === "noResult")
          expect(answered).toMatchObject({ kind: "noResult", reason: outcome.reason });
        else expect(answered?.kind).toBe("invalid");
      });
    }
    expect([...ends].sort()).toEqual(["invalid", "noResult", "product", "quote"]);
  });
  it("offers the same options on the pages as in the cascade", () => {
    for (const dice of journeys.slice(0, 25))
      expect(bySteps(dice, true)).toEqual(bySteps(dice, false));
  });
  it("offers only values that are accepted", () => {
    for (const dice of journeys) {
      const answers = byCascade(dice);
      for (const field of FIELDS)
        if (answers[field] !== null)
          expect(isOffered(finder, answers, field, answers[field])).toBe(true);
      expect(getAnswerName(finder, "residence", answers.residence)).not.toBe("");
    }
  });
});
