// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enhanceMarket } from "./market-chunk.ts";
import { startMarket } from "./market.ts";

function draw(): HTMLElement {
  document.body.innerHTML = `<details><summary>Lists</summary><div data-market="/aliases.json">
    <input type="search"><p role="status" data-template="From {residences}, to {destinations}."></p>
    <ul data-codes="DEFRVN"><li>Germany</li><li>France</li><li>Vietnam</li></ul>
    <ul data-codes="DEVN"><li>Germany</li><li>Vietnam</li></ul></div></details>`;
  const element = document.querySelector<HTMLElement>("[data-market]");
  if (!element) throw new Error("The page has no lists.");
  return element;
}
function shown(): readonly (readonly string[])[] {
  return [...document.querySelectorAll("ul")].map((list) =>
    [...list.querySelectorAll<HTMLElement>("li")]
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => textContent),
  );
}
function type(text: string): void {
  const input = document.querySelector("input");
  if (!input) throw new Error("The page has no field.");
  input.value = text;
  input.dispatchEvent(new Event("input"));
}
const status = (): string => document.querySelector("[role=status]")?.textContent ?? "-";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ DE: ["Deutschland"] })));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("enhanceMarket", () => {
  it("hides what the text does not find, in both lists, and shows all without text", async () => {
    await enhanceMarket(draw());
    type("fra");
    expect(shown()).toEqual([["France"], []]);
    type("deutsch");
    expect(shown()).toEqual([["Germany"], ["Germany"]]);
    type("");
    expect(shown()).toEqual([
      ["Germany", "France", "Vietnam"],
      ["Germany", "Vietnam"],
    ]);
  });

  it("announces the numbers 600 ms after the last letter, and nothing without text", async () => {
    await enhanceMarket(draw());
    type("v");
    vi.advanceTimersByTime(400);
    type("vi");
    vi.advanceTimersByTime(599);
    expect(status()).toBe("");
    vi.advanceTimersByTime(1);
    expect(status()).toBe("From 1, to 1.");
    type("");
    vi.advanceTimersByTime(600);
    expect(status()).toBe("");
  });

  it("finds names when the aliases cannot be read, and text typed before it was ready", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    const element = draw();
    type("viet");
    await enhanceMarket(element);
    expect(shown()).toEqual([["Vietnam"], ["Vietnam"]]);
  });

  it("does nothing a second time, nor without a field", async () => {
    const element = draw();
    await enhanceMarket(element);
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    await enhanceMarket(element);
    element.replaceChildren();
    delete element.dataset["taken"];
    await enhanceMarket(element);
    expect(fetched).not.toHaveBeenCalled();
  });
});

it("is fetched when the lists are opened", async () => {
  startMarket();
  const element = draw();
  const details = element.closest("details");
  if (!details) throw new Error("The lists are not in an element that opens.");
  details.dispatchEvent(new Event("toggle"));
  await vi.dynamicImportSettled();
  expect(element.dataset["taken"]).toBeUndefined();
  details.open = true;
  details.dispatchEvent(new Event("toggle"));
  await vi.dynamicImportSettled();
  expect(element.dataset["taken"]).toBe("");
});
