// @vitest-environment happy-dom
import { LOCALES } from "@orlaya/locales";
import { NOT_LISTED } from "@orlaya/finder/eligibility";
import { getMessages } from "@orlaya/messages/server";
import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EligibilityFinder } from "./eligibility-finder.tsx";
import { EligibilityForm, type EligibilityFormProps } from "./eligibility-form.tsx";
import {
  buildEligibilityAnswer,
  buildEligibilityModel,
  type EligibilityAnswer,
} from "./eligibility-model.ts";
import { readEligibility } from "./hydration.ts";
import type { EligibilityServices } from "./model.ts";
import { eligibilityModule, inputOf, releaseOf } from "./sample-release.test-data.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
// happy-dom supports autofocus on form fields only, HTML on every element.
Object.defineProperty(HTMLElement.prototype, "autofocus", {
  get(this: HTMLElement) {
    return this.hasAttribute("autofocus");
  },
  configurable: true,
});

const releases = Object.fromEntries(LOCALES.map((locale) => [locale, releaseOf(locale)])) as Record<
  (typeof LOCALES)[number],
  ReturnType<typeof releaseOf>
>;
const product: EligibilityAnswer = { kind: "product", url: "/en/offer/plan", external: false };
let root: Root | undefined;
let mismatches: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  mismatches = [];
  online(true);
});
afterEach(() => {
  act(() => root?.unmount());
  vi.useRealTimers();
  expect(mismatches).toEqual([]);
});

function online(value: boolean) {
  Object.defineProperty(navigator, "onLine", { value, configurable: true });
}

type Options = Partial<Pick<EligibilityFormProps, "suggestions">> & {
  readonly query?: string;
  readonly variant?: "card" | "page" | "panel";
  readonly locale?: (typeof LOCALES)[number];
  readonly answer?: () => Promise<unknown>;
  readonly before?: () => void;
};
/**
 * Renders the page as the server does, calls `before`, then hydrates the form. The panel is
 * rendered in the browser only.
 */
async function open({
  query = "",
  variant = "page",
  locale = "en",
  answer = () => Promise.resolve(product),
  before,
  suggestions,
}: Options = {}) {
  const { finder, options, search } = releases[locale];
  const t = getMessages(locale);
  const calls: unknown[][] = [];
  const services: EligibilityServices = {
    resolve: (submission) => {
      calls.push(["resolve", submission]);
      return answer();
    },
    search: () => Promise.resolve(search),
    showAnswers: ({ residence, destination, profile, nationality }) =>
      void calls.push([
        "show",
        [residence, destination, profile, nationality].filter(Boolean).join(" "),
      ]),
    leave: (url, external) => void calls.push(["leave", url, external]),
    rememberDestination: (code) => void calls.push(["remember", code]),
    track: (event) => void calls.push(["track", event]),
  };
  const model = buildEligibilityModel(inputOf(finder, query));
  if (variant === "panel") {
    document.body.innerHTML = '<div id="panel"></div>';
    const element = found(document.querySelector<HTMLElement>("#panel"));
    await act(async () => {
      root = createRoot(element);
      root.render(
        <EligibilityForm
          id="finder"
          variant="panel"
          module={eligibilityModule}
          model={model}
          finder={options}
          t={t}
          services={services}
          {...(suggestions && { suggestions })}
        />,
      );
      await Promise.resolve();
    });
    return { calls, finder };
  }
  document.body.innerHTML = renderToStaticMarkup(
    <EligibilityFinder
      variant={variant}
      module={eligibilityModule}
      model={model}
      finder={finder}
      t={t}
    />,
  );
  // happy-dom selects the option before the option with the `selected` attribute.
  for (const option of document.querySelectorAll<HTMLOptionElement>("option[selected]"))
    found(option.closest("select")).value = option.value;
  before?.();
  const element = found(document.querySelector<HTMLElement>("[data-eligibility-finder]"));
  const props = readEligibility(element);
  if (!props) throw new Error("The page contains no eligibility finder.");
  await act(async () => {
    root = hydrateRoot(
      element,
      <EligibilityForm {...props} finder={options} t={t} services={services} />,
      { onRecoverableError: (error) => void mismatches.push(error) },
    );
    await Promise.resolve();
  });
  return { calls, finder };
}

function found<E extends Element>(element: E | null): E {
  if (!element) throw new Error("The element is not on the page.");
  return element;
}
const find = (selector: string) => found(document.querySelector<HTMLElement>(selector));
const input = (name: string) => found(document.querySelector<HTMLInputElement>(`#finder-${name}`));
function valueOf(name: string) {
  return (
    document.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value ??
    document.querySelector<HTMLInputElement>(`[type=radio][name=${name}]:checked`)?.value ??
    document.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ??
    ""
  );
}
const values = () => ["from", "to", "as", "nat"].map(valueOf).join(" ").trim();
const said = () => find("form > [role=status]").textContent;
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
function setValue(element: HTMLInputElement | HTMLSelectElement, value: string, event: string) {
  act(() => {
    // React overrides the setter on the element. Typing uses the setter of the prototype.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, "value")?.set?.call(
      element,
      value,
    );
    element.dispatchEvent(new Event(event, { bubbles: true }));
  });
}
const type = (name: string, text: string) => setValue(input(name), text, "input");
const leave = (name: string) =>
  act(() => void input(name).dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
async function country(name: string, text: string) {
  type(name, text);
  leave(name);
  await wait(0);
}
async function profile(value: string) {
  const select = document.querySelector<HTMLSelectElement>("select[name=as]");
  if (select) setValue(select, value, "change");
  else
    act(() =>
      found(document.querySelector<HTMLInputElement>(`[type=radio][value=${value}]`)).click(),
    );
  await wait(0);
}
const button = (go: string) =>
  found(document.querySelector<HTMLButtonElement>(`button[value=${go}]`));
function named(name: string) {
  return found(
    [...document.querySelectorAll("button")].find((each) => each.textContent.includes(name)) ??
      null,
  );
}
async function activate(go: string) {
  await act(async () => {
    find("form").dispatchEvent(
      new SubmitEvent("submit", { submitter: button(go), bubbles: true, cancelable: true }),
    );
    await vi.advanceTimersByTimeAsync(0);
  });
}
async function fill() {
  await country("from", "France");
  await country("to", "Singapore");
  await profile("expatriation");
}

describe("hydration", () => {
  it.each([
    "",
    "from=FR",
    "from=FR&to=SG",
    "from=SG&to=SG&as=expatriation",
    "from=XX",
    "to=SG",
    "from=AQ",
    "from=FR&to=",
  ])("renders the same markup as the server for ?%s", async (query) => {
    await open({ query });
    expect(input("from").getAttribute("role")).toBe("combobox");
  });
  it.each(LOCALES)("renders the same markup as the server in a card in %s", async (locale) => {
    await open({ query: "from=FR&to=SG", variant: "card", locale });
    expect(document.querySelectorAll("[type=radio]").length).toBeGreaterThan(2);
  });
  it("keeps a choice made before hydration", async () => {
    await open({
      before: () => {
        found(document.querySelector<HTMLSelectElement>("#finder-from")).value = "FR";
      },
    });
    expect(values()).toBe("FR");
    expect(input("from").value).toBe("France");
    expect(input("to").disabled).toBe(false);
  });
  it("[finder 6.17] does not answer the destination before the residence, and sets it after the residence is chosen", async () => {
    await open({ query: "to=SG" });
    expect(valueOf("to")).toBe("");
    await country("from", "France");
    expect(values()).toBe("FR SG");
    expect(find("#finder-to-hint").textContent).toContain("Suggested");
  });
});

describe("the cascade", () => {
  it("[4-026] [finder 6.9] keeps the order residence, destination, profile, nationality", async () => {
    await open({ query: "from=SG&to=SG&as=expatriation" });
    expect([...document.querySelectorAll("label")].map((label) => label.htmlFor)).toEqual([
      "finder-from",
      "finder-to",
      "finder-as",
      "finder-nat",
    ]);
  });
  it("[4-037] [finder 6.10] clears the later fields and announces it once when the residence changes", async () => {
    await open();
    await fill();
    expect(values()).toBe("FR SG expatriation");
    await country("from", "Germany");
    expect(values()).toBe("DE");
    expect(said()).toMatch(/^\d+ destinations available\.$/);
  });
  it("[finder 6.10] announces the cleared fields with the first typed letter, when they are cleared", async () => {
    await open();
    await fill();
    type("from", "German");
    await wait(0);
    expect(said()).toBe("Cleared: destination and profile.");
    expect(values()).toBe("");
  });
  it("[4-038] [4-039] [finder 6.6] announces the number of options of the release in a single polite live region", async () => {
    await open();
    await country("from", "France");
    expect(said()).toMatch(/^\d+ destinations available\.$/);
    await country("to", "Singapore");
    expect(said()).toMatch(/^\d+ profiles available\.$/);
    await profile("expatriation");
    expect(said()).toBe("All questions are answered. You can continue.");
    expect(document.querySelectorAll("form > [role=status]")).toHaveLength(1);
  });
  it("[4-040] [4-042] [finder 6.9] shows and announces nationality when it is asked, and does not move the focus", async () => {
    await open({ query: "from=SG&to=SG" });
    const area = found(input("nat").closest<HTMLElement>("[hidden]"));
    input("as").focus();
    await profile("expatriation");
    expect(area.hidden).toBe(false);
    expect(said()).toBe("One more question: nationality.");
    expect(document.activeElement).toBe(input("as"));
    await country("nat", "France");
    expect(values()).toBe("SG SG expatriation FR");
    expect(button("rate").hasAttribute("aria-disabled")).toBe(false);
  });
  it("[4-041] [5-003] is complete without nationality when nationality does not decide", async () => {
    await open();
    await fill();
    expect(input("nat").closest("[hidden]")).not.toBeNull();
    expect(button("rate").hasAttribute("aria-disabled")).toBe(false);
  });
  it("[finder 2.4] accepts “My nationality is not listed” as an answer", async () => {
    await open({ query: "from=SG&to=SG&as=expatriation" });
    act(() => named("My nationality is not listed").click());
    await wait(0);
    expect(valueOf("nat")).toBe(NOT_LISTED);
    expect(input("nat").value).toBe("My nationality is not listed");
    expect(document.activeElement).toBe(input("nat"));
  });
  it("[4-034] [finder 6.10] has a clear button for each field, named after it, that moves the focus to the field", async () => {
    await open({ query: "from=SG&to=SG&as=expatriation" });
    await country("nat", "France");
    for (const [name, id, left] of [
      ["Clear nationality", "nat", "SG SG expatriation"],
      ["Clear profile", "as", "SG SG"],
      ["Clear destination", "to", "SG"],
      ["Clear country of residence", "from", ""],
    ] as const) {
      act(() => named(name).click());
      await wait(0);
      expect(values()).toBe(left);
      expect(document.activeElement?.id).toBe(`finder-${id}`);
      expect(said()).toMatch(/^Cleared: /);
    }
  });
  it("[finder 2.9] tells residents that they have no online plan, and links to the landing", async () => {
    await open();
    await country("from", "Antarctica");
    expect(document.body.textContent).toContain(
      "No online plan for this country of residence: Antarctica.",
    );
    expect(input("to").disabled).toBe(true);
    expect(find('a[href^="/landing"]').getAttribute("href")).toBe("/landing/no-plan?from=AQ");
  });
  it("[finder 6.14] makes no network request between steps", async () => {
    const { calls } = await open();
    const fetched = vi.spyOn(globalThis, "fetch");
    await fill();
    expect(fetched).not.toHaveBeenCalled();
    expect([...new Set(calls.map(([name]) => name))]).toEqual(["show"]);
  });
  it("[finder 6.15] renders the profile as a radio group in a card", async () => {
    await open({ variant: "card" });
    await fill();
    expect(values()).toBe("FR SG expatriation");
    expect(find("legend").textContent).toBe("Your profile");
    act(() => named("Clear profile").click());
    await activate("quote");
    await wait(0);
    expect(find("[role=radiogroup]").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("the country fields", () => {
  it("[finder 6.3] keeps an unmatched text without a value and never selects another country", async () => {
    await open();
    await country("from", "Franc");
    expect([input("from").value, values()]).toEqual(["Franc", ""]);
    await activate("rate");
    await wait(0);
    expect(document.body.textContent).toContain("“Franc” is not in the list.");
  });
  it("[finder 6.3] does not select a country that is not offered", async () => {
    await open({ query: "from=FR" });
    await country("to", "North Korea");
    expect([input("to").value, valueOf("to")]).toEqual(["North Korea", ""]);
  });
  it("[finder 6.4] finds countries by names in other languages and by aliases", async () => {
    await open({ locale: "fr" });
    await country("from", "Deutschland");
    expect(values()).toBe("DE");
    await country("to", "Emirates");
    expect(values()).toBe("DE AE");
  });
  it("[finder 6.2] does not submit on Enter in an open list", async () => {
    await open();
    type("from", "fra");
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    act(() => void input("from").dispatchEvent(enter));
    await wait(0);
    expect([enter.defaultPrevented, values()]).toEqual([true, "FR"]);
  });
  it("[finder 6.2] keeps the active option when the list shrinks or scrolls under a pointer at rest", async () => {
    await open();
    type("from", "f");
    const list = find("[role=listbox]");
    const options = list.querySelectorAll("[role=option]");
    const [first, second] = options;
    if (!first || !second) throw new Error("There are no options.");
    const active = (): string | null => input("from").getAttribute("aria-activedescendant");
    function move(movementX: number): void {
      const event = new MouseEvent("mousemove", { bubbles: true });
      act(() => void options[1]?.dispatchEvent(Object.assign(event, { movementX, movementY: 0 })));
    }
    move(0);
    expect(active()).toBe(first.id);
    move(3);
    expect(active()).toBe(second.id);
    type("from", "fra");
    // React derives mouseleave from mouseout and its relatedTarget.
    act(
      () =>
        void list.dispatchEvent(
          new MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body }),
        ),
    );
    act(
      () =>
        void input("from").dispatchEvent(
          new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
        ),
    );
    await wait(0);
    expect(values()).toBe("FR");
  });
});

describe("the address", () => {
  it("[finder 6.17] contains every answer", async () => {
    const { calls } = await open({ query: "from=SG&to=SG" });
    await profile("expatriation");
    await country("nat", "France");
    expect(calls).toContainEqual(["show", "SG SG expatriation"]);
    expect(calls.at(-1)).toEqual(["show", "SG SG expatriation FR"]);
  });
  it("[finder 6.17] lists the removed answers of an outdated link until the next choice", async () => {
    await open({ query: "from=FR&to=KP&as=expatriation" });
    expect(document.body.textContent).toContain("were removed: destination and profile.");
    expect(values()).toBe("FR");
    expect(input("to").getAttribute("aria-invalid")).toBe("true");
    await country("to", "Singapore");
    expect(document.body.textContent).not.toContain("were removed");
    expect(document.querySelector("[aria-invalid]")).toBeNull();
  });
  it("[finder 6.17] does not submit the form on its own", async () => {
    const { calls } = await open({ query: "from=FR&to=SG" });
    await wait(1000);
    expect(calls.filter(([name]) => name === "resolve" || name === "leave")).toEqual([]);
  });
});

describe("the autofill of the panel", () => {
  const suggestions = {
    residence: { value: "FR", source: "connection" },
    destination: { value: "SG", source: "last" },
  } as const;
  it("[4-053] [finder 6, prefill] fills in offered values and marks them as suggested", async () => {
    const { calls } = await open({ variant: "panel", suggestions });
    expect(values()).toBe("FR SG");
    expect(find("#finder-from-hint").textContent).toContain(
      "Suggested from your connection. Change it if it is wrong.",
    );
    expect(find("#finder-to-hint").textContent).toContain("Your last search.");
    expect(calls).toEqual([]);
  });
  it("keeps the mark until the visitor changes the field", async () => {
    await open({ variant: "panel", suggestions });
    await profile("expatriation");
    expect(find("#finder-from-hint").textContent).toContain("Suggested");
    await country("to", "Vietnam");
    expect(find("#finder-to-hint").textContent).not.toContain("Your last search.");
    await country("from", "Germany");
    expect(find("#finder-from-hint").textContent).not.toContain("Suggested");
  });
  it("leaves out values that are not offered", async () => {
    await open({
      variant: "panel",
      suggestions: {
        residence: { value: "XX", source: "connection" },
        destination: { value: "KP", source: "last" },
      },
    });
    expect(values()).toBe("");
    await country("from", "France");
    expect(values()).toBe("FR");
  });
});

describe("submitting", () => {
  it("[4-043] [finder 6.11] keeps inactive buttons focusable and describes them by the missing answers", async () => {
    await open();
    for (const go of ["rate", "quote"]) {
      expect(button(go).getAttribute("aria-disabled")).toBe("true");
      expect(button(go).disabled).toBe(false);
      expect(find(`#${button(go).getAttribute("aria-describedby") ?? ""}`).textContent).toBe(
        "Still to choose: country of residence, destination and profile.",
      );
    }
  });
  it.each(LOCALES)(
    "[4-035] [5-002] [5-006] [finder 6.12] only lists the missing answers when an inactive button is activated, in %s",
    async (locale) => {
      const t = getMessages(locale);
      const { calls } = await open({ locale, query: "from=FR" });
      await activate("rate");
      await wait(0);
      expect(calls).toEqual([]);
      expect(
        [...document.querySelectorAll("[role=alert] a")].map((link) => link.textContent),
      ).toEqual([t.formsFields("destination.required"), t.formsFields("profile.required")]);
      expect(document.activeElement).toBe(find("[role=alert]"));
      expect(input("to").getAttribute("aria-invalid")).toBe("true");
      expect(find("#finder-to-error").textContent).toBe(t.formsFields("destination.required"));
      expect(values()).toBe("FR");
      // The link of a disabled field focuses the field that it waits for.
      act(() => [...document.querySelectorAll<HTMLElement>("[role=alert] a")].at(-1)?.click());
      expect(document.activeElement).toBe(input("to"));
    },
  );
  it("[4-046] [7-036] [4-049] [finder 6.18] records the event, sends the answers, navigates to the outcome and empties the form", async () => {
    const { calls } = await open({
      answer: () =>
        Promise.resolve({ kind: "quote", url: "https://quote.orlaya.example/x", external: true }),
    });
    await fill();
    calls.length = 0;
    await activate("rate");
    await wait(200);
    expect(calls).toEqual([
      ["remember", "SG"],
      ["track", { name: "lisa_search", finder: "eligibility", go: "rate" }],
      [
        "resolve",
        {
          answers: {
            residence: "FR",
            destination: "SG",
            profile: "expatriation",
            nationality: null,
          },
          go: "rate",
          version: 7,
        },
      ],
      ["show", ""],
      ["leave", "https://quote.orlaya.example/x", true],
    ]);
    expect(values()).toBe("");
  });
  it("[finder 6.19] puts no answer into the event", async () => {
    const { calls } = await open({ query: "from=SG&to=SG&as=expatriation" });
    await country("nat", "France");
    await activate("quote");
    const event = JSON.stringify(calls.find(([name]) => name === "track"));
    for (const answer of ["SG", "FR", "expatriation", "Singapore", "France"])
      expect(event).not.toContain(answer);
    expect(calls.filter(([name]) => name === "remember")).toEqual([["remember", "SG"]]);
  });
  it("[9-018] [finder 6.13] shows the loading state for at least 200 ms and ignores a second activation", async () => {
    const { calls } = await open();
    await fill();
    await activate("quote");
    await activate("quote");
    await wait(199);
    expect(find("form").getAttribute("aria-busy")).toBe("true");
    expect(button("quote").getAttribute("aria-busy")).toBe("true");
    expect(calls.filter(([name]) => name === "leave")).toEqual([]);
    await wait(1);
    expect(calls.filter(([name]) => name === "resolve")).toHaveLength(1);
    expect(calls.filter(([name]) => name === "leave")).toEqual([
      ["leave", "/en/offer/plan", false],
    ]);
  });
  it("[finder 6.13] keeps the answers and offers a retry after a failure", async () => {
    let broken = true;
    const { calls } = await open({
      answer: () => (broken ? Promise.reject(new Error("lost")) : Promise.resolve(product)),
    });
    await fill();
    await activate("quote");
    await wait(200);
    expect(find("[role=alert]").textContent).toBe(
      "We could not complete the search. Your answers are still here.",
    );
    expect(values()).toBe("FR SG expatriation");
    expect(button("quote").textContent).toBe("Try again");
    broken = false;
    await activate("quote");
    await wait(200);
    expect(calls.at(-1)).toEqual(["leave", "/en/offer/plan", false]);
  });
  it("[finder 6.14] allows further choices while offline, and sends the submit when the connection is back", async () => {
    const { calls } = await open();
    online(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    await fill();
    expect(document.body.textContent).toContain("You are offline. You can keep choosing");
    await activate("quote");
    expect(find("[role=alert]").textContent).toContain("You are offline.");
    expect(calls.some(([name]) => name === "resolve")).toBe(false);
    online(true);
    act(() => void window.dispatchEvent(new Event("online")));
    await wait(200);
    expect(calls.at(-1)).toEqual(["leave", "/en/offer/plan", false]);
  });
  it("[finder 2.11] navigates to the result instead of the plan when the plans have changed", async () => {
    const { finder } = releaseOf("en", 8);
    const changed = buildEligibilityAnswer({
      ...inputOf(finder, "from=FR&to=SG&as=expatriation&go=product&v=7"),
      previous: null,
    });
    if (!changed) throw new Error("buildEligibilityAnswer returned null.");
    const { calls } = await open({ answer: () => Promise.resolve(changed) });
    await fill();
    await activate("quote");
    await wait(200);
    expect(calls.at(-1)).toEqual([
      "leave",
      "/find?from=FR&to=SG&as=expatriation&v=7#finder-result",
      false,
    ]);
  });
  it("[finder 6.13] clears the loading announcement after a failure", async () => {
    await open({ answer: () => Promise.reject(new Error("lost")) });
    await fill();
    await activate("quote");
    expect(said()).toBe("Looking for your plan…");
    await wait(200);
    expect(said()).toBe("");
  });
  it.each([
    null,
    {},
    { kind: "product" },
    { kind: "odd", url: "/en" },
    { kind: "quote", url: "javascript:alert(1)", external: true },
    { kind: "quote", url: "https://evil.example/" },
    { kind: "invalid", problems: { go: "missing" } },
  ])(
    "[finder 3.3] treats an invalid response as a failure and does not follow it: %j",
    async (answer) => {
      const { calls } = await open({ answer: () => Promise.resolve(answer) });
      await fill();
      await activate("quote");
      await wait(200);
      expect(calls.some(([name]) => name === "leave")).toBe(false);
      expect(find("[role=alert]").textContent).toBe(
        "We could not complete the search. Your answers are still here.",
      );
      expect(values()).toBe("FR SG expatriation");
    },
  );
  it("shows a problem that only the server finds", async () => {
    await open({
      answer: () => Promise.resolve({ kind: "invalid", problems: { destination: "unknown" } }),
    });
    await fill();
    await activate("quote");
    await wait(200);
    expect(find("#finder-to-error").textContent).toBe(
      "This answer is no longer available. Choose another one.",
    );
    expect(document.activeElement).toBe(find("[role=alert]"));
    expect(values()).toBe("FR SG expatriation");
  });
  it("[finder 6.18] is empty after a return from the back-forward cache", async () => {
    const { calls } = await open();
    await fill();
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect(values()).toBe("");
    expect(input("from").value).toBe("");
    expect(calls.at(-1)).toEqual(["show", ""]);
  });
});

it("[3-086] names the form after the module and shows its picture on the dedicated page; a card shows no picture", () => {
  const { finder } = releases.en;
  const module = {
    ...eligibilityModule,
    title: "Which plan is open to you?",
    image: {
      alt: "",
      width: 1600,
      height: 1000,
      focal: { x: 0.5, y: 0.5 },
      renditions: [
        { src: "/media/globe-640.webp", width: 640, height: 400, format: "webp" as const },
      ],
    },
  };
  function draw(variant: "card" | "page") {
    document.body.innerHTML = renderToStaticMarkup(
      <EligibilityFinder
        variant={variant}
        module={module}
        model={buildEligibilityModel(inputOf(finder))}
        finder={finder}
        t={getMessages("en")}
      />,
    );
  }
  draw("page");
  expect([
    find("section").getAttribute("aria-label"),
    find("aside img").getAttribute("src"),
  ]).toEqual(["Which plan is open to you?", "/media/globe-640.webp"]);
  draw("card");
  expect([find("h2").textContent, document.querySelector("img")]).toEqual([
    "Which plan is open to you?",
    null,
  ]);
});

describe("stored data and flags", () => {
  it("[finder 6.19] stores no answer", async () => {
    const stored = vi.spyOn(Storage.prototype, "setItem");
    await open({ query: "from=SG&to=SG&as=expatriation" });
    await country("nat", "France");
    await activate("quote");
    await wait(200);
    expect(stored).not.toHaveBeenCalled();
    expect(document.cookie).toBe("");
  });
  it("[finder 6.8] hides the flags from screen readers", async () => {
    await open();
    type("from", "fra");
    await wait(0);
    for (const option of document.querySelectorAll("[role=option]")) {
      expect(option.querySelector("[aria-hidden]")?.textContent).not.toBe("");
      expect(option.lastElementChild?.textContent).toMatch(/\p{L}/u);
    }
  });
});
