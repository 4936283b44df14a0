// @vitest-environment happy-dom
import { getMessages } from "@orlaya/messages/server";
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readFinder } from "./hydration.ts";
import type { CountryAliases, NeedAnswer, NeedFormModel } from "./model.ts";
import { NeedFinder } from "./need-finder.tsx";
import { NeedForm } from "./need-form.tsx";
import { formModel, needModule, recordingServices } from "./sample.test-data.ts";

const texts = getMessages("en");

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
// happy-dom supports autofocus on form fields only, HTML on every element.
Object.defineProperty(HTMLElement.prototype, "autofocus", {
  get(this: HTMLElement) {
    return this.hasAttribute("autofocus");
  },
  configurable: true,
});

const product: NeedAnswer = { kind: "product", url: "/en/expat/long-term", external: false };
/** Invalid responses, as from a faulty or foreign server. */
const NO_ANSWERS = [
  null,
  {},
  "product",
  { kind: "failed" },
  { kind: "product" },
  { kind: "product", url: 7 },
  { kind: "plan", url: "/en/plan" },
  { kind: "product", url: "javascript:alert(1)", external: true },
  { kind: "quote", url: "https://evil.example/", external: true },
  { kind: "quote", url: "//evil.example/", external: false },
  { kind: "product", url: "undefined" },
  { kind: "invalid" },
  { kind: "invalid", errors: { go: "unknown", to: "odd" } },
];
let root: Root | undefined;
let complaints: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  complaints = [];
  vi.spyOn(console, "error").mockImplementation((...parts) => void complaints.push(parts));
});
afterEach(() => {
  act(() => root?.unmount());
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(complaints).toEqual([]);
});

/** Renders the page as the server does, calls `before`, then hydrates the form. */
async function open({
  model = formModel,
  answer = () => Promise.resolve(product),
  aliases,
  before,
}: {
  model?: NeedFormModel;
  answer?: () => Promise<unknown>;
  aliases?: () => Promise<CountryAliases>;
  before?: () => void;
} = {}) {
  document.body.innerHTML = renderToStaticMarkup(
    <NeedFinder module={needModule} model={model} t={texts} />,
  );
  before?.();
  const element = document.querySelector<HTMLElement>("[data-need-finder]");
  const props = element && readFinder(element);
  if (!element || !props) throw new Error("The page contains no quote-by-need finder.");
  const services = { ...recordingServices(answer), ...(aliases && { aliases }) };
  const mismatch = vi.fn();
  await act(async () => {
    root = hydrateRoot(element, <NeedForm {...props} t={texts} services={services} />, {
      onRecoverableError: mismatch,
    });
    await Promise.resolve();
  });
  return { services, mismatch };
}

function found<E extends Element>(element: E | null): E {
  if (!element) throw new Error("The element is not on the page.");
  return element;
}
const find = (selector: string) => found(document.querySelector<HTMLElement>(selector));
const selectOf = (field: "need" | "to" | "language") =>
  found(document.querySelector<HTMLSelectElement>(`#finder-${field}`));
const country = () => found(document.querySelector<HTMLInputElement>("#finder-to"));
const posted = () => found(document.querySelector<HTMLInputElement>("input[name=to]")).value;
function options() {
  return [...document.querySelectorAll("[role=option]")].map(
    (option) => option.lastElementChild?.textContent,
  );
}
const said = () => find("[role=status]").textContent;
function press(key: string) {
  act(
    () =>
      void country().dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      ),
  );
}
const leave = () =>
  act(() => void country().dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
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
const type = (text: string) => setValue(country(), text, "input");
const select = (field: "need" | "language", value: string) =>
  setValue(selectOf(field), value, "change");
async function activate(go: "quote" | "product") {
  const submitter = found(document.querySelector<HTMLButtonElement>(`button[value=${go}]`));
  await act(async () => {
    find("form").dispatchEvent(
      new SubmitEvent("submit", { submitter, bubbles: true, cancelable: true }),
    );
    await vi.advanceTimersByTimeAsync(0);
  });
}
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
function fill() {
  select("need", "expat");
  type("Thailand");
  leave();
  select("language", "en");
}

describe("the address", () => {
  it("[finder 6.17, 6.20] contains every answer, including those given before hydration, and no emptied answer", async () => {
    const { services } = await open({
      before: () => {
        selectOf("to").value = "TH";
      },
    });
    select("need", "expat");
    select("need", "");
    expect(services.calls).toEqual([
      ["show", "TH"],
      ["show", "expat TH"],
      ["show", "TH"],
    ]);
  });
});

describe("hydration", () => {
  it("renders the same markup as the server", async () => {
    const { mismatch } = await open();
    expect(mismatch).not.toHaveBeenCalled();
    expect(country().getAttribute("role")).toBe("combobox");
  });
  it("keeps choices made before hydration", async () => {
    await open({
      before: () => {
        selectOf("to").value = "TH";
        selectOf("need").value = "travel";
      },
    });
    expect([country().value, posted(), selectOf("need").value]).toEqual([
      "Thailand",
      "TH",
      "travel",
    ]);
  });
  it("keeps the errors that the server found", async () => {
    const { mismatch } = await open({ model: { ...formModel, errors: { need: "missing" } } });
    expect(mismatch).not.toHaveBeenCalled();
    expect(document.body.textContent).toContain("1 answer is missing or wrong");
  });
});

describe("the country field", () => {
  it("[finder 6.2] has a visible label, and opens, moves and closes by keyboard", async () => {
    await open();
    expect(find("label[for=finder-to]").textContent).toBe("Where are you going?");
    expect(country().getAttribute("aria-expanded")).toBe("false");
    press("ArrowDown");
    expect(country().getAttribute("aria-expanded")).toBe("true");
    expect(options()).toHaveLength(formModel.countries.length);
    press("ArrowDown");
    press("Enter");
    expect([country().value, posted(), country().getAttribute("aria-expanded")]).toEqual([
      expect.any(String),
      expect.stringMatching(/^[A-Z]{2}$/),
      "false",
    ]);
  });
  it("[finder 6.2, 6.17] keeps all answers that are given before the next render, including the choice from the list", async () => {
    const { services } = await open();
    type("thailand");
    act(() => {
      select("need", "expat");
      press("Enter");
      select("language", "en");
    });
    expect([selectOf("need").value, posted(), selectOf("language").value]).toEqual([
      "expat",
      "TH",
      "en",
    ]);
    expect(services.calls.at(-1)).toEqual(["show", "expat TH en"]);
  });
  it("[finder 6.2] does not submit on Enter while the list is open", async () => {
    await open();
    type("zzz");
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    act(() => void country().dispatchEvent(enter));
    expect(enter.defaultPrevented).toBe(true);
  });
  it("[finder 6.2] closes the list on Escape without clearing the text, and leaves the next Escape to the surrounding dialog", async () => {
    await open();
    type("thai");
    press("Escape");
    expect([country().value, country().getAttribute("aria-expanded")]).toEqual(["thai", "false"]);
    const second = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    act(() => void country().dispatchEvent(second));
    expect([country().value, second.defaultPrevented]).toEqual(["thai", false]);
  });
  it("[finder 6.3] clears the value as soon as the text is edited after a choice", async () => {
    await open();
    type("Thailand");
    leave();
    expect(posted()).toBe("TH");
    type("Thailan");
    expect(posted()).toBe("");
  });
  it.each([
    ["niger", "NE"],
    ["NG", "NG"],
    ["Dubai", "AE"],
  ])("[finder 6.3] commits the exact text %s as %s on blur", async (text, code) => {
    await open();
    type(text);
    leave();
    expect(posted()).toBe(code);
  });
  it("[finder 6.3] keeps a text that names no country without a value, and reports it on submit", async () => {
    await open();
    type("Nigeri");
    leave();
    expect([country().value, posted()]).toEqual(["Nigeri", ""]);
    await activate("quote");
    await wait(0);
    expect(document.body.textContent).toContain("“Nigeri” is not in the list.");
    expect(country().value).toBe("Nigeri");
  });
  it("[finder 6.4] matches the beginning of words only, and names the alias that matched", async () => {
    await open();
    type("oman");
    expect(options()).toEqual(["Oman"]);
    type("emir");
    expect(options()).toEqual(["United Arab Emirates"]);
    type("uk");
    expect(options()).toEqual(["United Kingdom (found with “uk”)"]);
  });
  it("[finder 6.4] suggests the closest spelling when nothing matches, and does not select it on Enter", async () => {
    await open();
    type("thialand");
    expect(document.body.textContent).toContain("No exact match. Closest spelling:");
    press("Enter");
    expect(posted()).toBe("");
  });
  it("[finder 6.6] announces the number of matches in a single live region when typing pauses", async () => {
    await open();
    type("n");
    type("ni");
    expect(said()).toBe("");
    await wait(700);
    expect(said()).toBe("2 countries found.");
    type("zzz");
    await wait(700);
    expect(said()).toBe("No country found.");
  });
  it("[finder 6.6] announces matches in the dialog on a phone, and the consequence of a choice in the form after the dialog has closed", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue(
      Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    await open();
    select("need", "expat");
    select("language", "en");
    const outer = find("form > [role=status]");
    act(() => country().click());
    const inner = found(document.querySelector<HTMLElement>("dialog[open] [role=status]"));
    const search = found(document.querySelector<HTMLInputElement>("dialog input"));
    setValue(search, "zzz", "input");
    await wait(700);
    expect([inner.textContent, outer.textContent]).toEqual(["No country found.", ""]);
    const beforeClosing: string[] = [];
    const close = vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      beforeClosing.push(outer.textContent);
      this.removeAttribute("open");
      this.dispatchEvent(new Event("close"));
    });
    setValue(search, "thai", "input");
    act(
      () =>
        void search.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
        ),
    );
    expect(close).toHaveBeenCalled();
    expect([...new Set(beforeClosing)]).toEqual([""]);
    expect([posted(), outer.textContent]).toEqual([
      "TH",
      "All questions are answered. You can continue.",
    ]);
    act(() => country().click());
    expect(outer.textContent).toBe("");
  });
  it("[finder 6.6] announces nothing about a list that has lost the focus", async () => {
    await open();
    type("n");
    leave();
    await wait(700);
    expect(said()).toBe("");
  });
  it("loads the aliases again at the next use after a failure", async () => {
    let broken = true;
    const { services } = await open({
      aliases: () =>
        broken ? Promise.reject(new Error("lost")) : Promise.resolve({ AE: ["Emirates"] }),
    });
    expect(services.calls).toEqual([]);
    broken = false;
    await act(async () => {
      country().focus();
      await Promise.resolve();
    });
    type("emir");
    expect(options()).toEqual(["United Arab Emirates"]);
  });
  it("[finder 6.10] has a clear button named after the field", async () => {
    await open();
    type("Thailand");
    leave();
    const reset = [...document.querySelectorAll("button")].find((button) =>
      button.textContent.includes("Clear destination"),
    );
    act(() => reset?.click());
    expect([country().value, posted(), document.activeElement?.id]).toEqual(["", "", "finder-to"]);
  });
});

describe("submitting", () => {
  it("[4-001] keeps the buttons inactive and names the missing answers until all three are chosen", async () => {
    await open();
    const button = find("button[value=quote]");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(find(`#${button.getAttribute("aria-describedby") ?? ""}`).textContent).toBe(
      "Still to choose: type of cover, destination and language.",
    );
    fill();
    expect(find("button[value=quote]").hasAttribute("aria-disabled")).toBe(false);
  });
  it("[finder 6.11, 6.12] sends no search from an inactive button, lists the missing answers and keeps the others", async () => {
    const { services } = await open();
    select("need", "expat");
    await activate("product");
    await wait(0);
    expect(services.calls).toEqual([["show", "expat"]]);
    expect(
      [...document.querySelectorAll("[role=alert] a")].map((link) => link.textContent),
    ).toEqual(["Choose your destination.", "Choose a language."]);
    expect(selectOf("need").value).toBe("expat");
    expect(document.activeElement).toBe(find("[role=alert]"));
  });
  it("[finder 3.5] sends the pressed button, writes lastResearchOption before the search, and empties the form afterwards", async () => {
    const { services } = await open();
    fill();
    services.calls.length = 0;
    await activate("product");
    await wait(200);
    expect(services.calls).toEqual([
      ["remember", "TH"],
      ["search", { need: "expat", to: "TH", language: "en", go: "product", from: "FR" }],
      ["show", ""],
      ["leave", "/en/expat/long-term", false],
    ]);
    expect([country().value, posted(), selectOf("need").value, selectOf("language").value]).toEqual(
      ["", "", "", ""],
    );
  });
  it("[4-003] [finder 6.13] shows the loading state for at least 200 ms and ignores a second activation", async () => {
    const { services } = await open();
    fill();
    await activate("quote");
    await activate("quote");
    await wait(199);
    expect(find("form").getAttribute("aria-busy")).toBe("true");
    expect(
      ["quote", "product"]
        .map((go) => find(`button[value=${go}]`))
        .map((button) => [button.getAttribute("aria-busy"), button.getAttribute("aria-disabled")]),
    ).toEqual([
      ["true", "true"],
      [null, "true"],
    ]);
    expect(services.calls.filter(([name]) => name === "leave")).toEqual([]);
    await wait(1);
    expect(services.calls.map(([name]) => name).filter((name) => name !== "show")).toEqual([
      "remember",
      "search",
      "leave",
    ]);
    expect(document.querySelector("[aria-busy]")).toBeNull();
  });
  it("[4-011] [8-006] navigates to the landing after a search without a plan, and empties all answers", async () => {
    const { services } = await open({
      answer: () =>
        Promise.resolve({ kind: "noResult", url: "/en/landing/no-plan-found", external: false }),
    });
    fill();
    await activate("quote");
    await wait(200);
    expect(services.calls.at(-1)).toEqual(["leave", "/en/landing/no-plan-found", false]);
    expect([country().value, posted(), selectOf("need").value, selectOf("language").value]).toEqual(
      ["", "", "", ""],
    );
  });
  it("[4-013] navigates to an external address by a full page load", async () => {
    const { services } = await open({
      answer: () =>
        Promise.resolve({ kind: "quote", url: "https://quote.orlaya.example/x", external: true }),
    });
    fill();
    await activate("quote");
    await wait(200);
    expect(services.calls.at(-1)).toEqual(["leave", "https://quote.orlaya.example/x", true]);
  });
  it("[finder 3.5] keeps the answers and offers a retry when the server cannot be reached", async () => {
    let broken = true;
    const { services } = await open({
      answer: () => (broken ? Promise.reject(new Error("offline")) : Promise.resolve(product)),
    });
    fill();
    await activate("quote");
    await wait(200);
    expect(find("[role=alert]").textContent).toBe(
      "We could not complete the search. Your answers are still here.",
    );
    expect([posted(), find("button[value=quote]").textContent]).toEqual(["TH", "Try again"]);
    broken = false;
    await activate("quote");
    await wait(200);
    expect(services.calls.at(-1)).toEqual(["leave", "/en/expat/long-term", false]);
  });
  it("[finder 3.5] clears the loading announcement after a failed search", async () => {
    await open({ answer: () => Promise.reject(new Error("lost")) });
    fill();
    await activate("quote");
    expect(said()).toBe("Looking for your plan…");
    await wait(200);
    expect(said()).toBe("");
  });
  it.each(NO_ANSWERS)(
    "[finder 3.3] treats an invalid response as a failure and does not follow it: %j",
    async (answer) => {
      const { services } = await open({ answer: () => Promise.resolve(answer) });
      fill();
      await activate("quote");
      await wait(200);
      expect(services.calls.some(([name]) => name === "leave")).toBe(false);
      expect(find("[role=alert]").textContent).toBe(
        "We could not complete the search. Your answers are still here.",
      );
      expect([posted(), selectOf("need").value, selectOf("language").value]).toEqual([
        "TH",
        "expat",
        "en",
      ]);
    },
  );
  it("[finder 6.9] announces that all questions are answered", async () => {
    await open();
    fill();
    expect(said()).toBe("All questions are answered. You can continue.");
  });
  it("[finder 6.14] allows further choices while offline, and sends the submit when the connection is back", async () => {
    function online(value: boolean) {
      act(() => {
        Object.defineProperty(navigator, "onLine", { value, configurable: true });
        window.dispatchEvent(new Event(value ? "online" : "offline"));
      });
    }
    const { services } = await open();
    online(false);
    fill();
    await activate("quote");
    expect(find("[role=alert]").textContent).toContain("You are offline. You can keep choosing");
    expect(services.calls.map(([name]) => name)).not.toContain("search");
    online(true);
    await wait(200);
    expect(services.calls.at(-1)).toEqual(["leave", "/en/expat/long-term", false]);
  });
  it("shows a problem that only the server finds", async () => {
    await open({ answer: () => Promise.resolve({ kind: "invalid", errors: { to: "unknown" } }) });
    fill();
    await activate("quote");
    await wait(200);
    expect(document.body.textContent).toContain("This answer is no longer available.");
    expect(document.activeElement).toBe(find("[role=alert]"));
    expect(posted()).toBe("TH");
  });
  it("[finder 6.18] is empty after a return from the back-forward cache", async () => {
    await open();
    fill();
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
    expect([country().value, posted(), selectOf("need").value]).toEqual(["", "", ""]);
  });
});
