import { getMessages } from "@orlaya/messages/server";
import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { getFlag } from "./flag.ts";
import { NeedFinder } from "./need-finder.tsx";
import { NeedForm } from "./need-form.tsx";
import { formModel, needModule } from "./sample.test-data.ts";

const texts = getMessages("en");

const page = html(<NeedFinder module={needModule} model={formModel} t={texts} />);
const namesOf = (markup: string) =>
  [...markup.matchAll(/<(?:select|input|button)[^>]* name="([^"]+)"/g)].map(([, name]) => name);

describe("the form without scripts", () => {
  it("[1-020] asks cover type, destination and language, in this order, and has two submit buttons", () => {
    expect(namesOf(page)).toEqual(["need", "to", "language", "go", "go"]);
    expect(page).toMatch(
      /<button name="go" value="quote"[^>]*type="submit"|<button[^>]*value="quote"/,
    );
    expect(page).toMatch(/value="product"/);
  });
  it("is a plain GET form with the address of the search", () =>
    expect(page).toMatch(/<form[^>]*action="\/search" method="get"/));
  it("[finder 6.1] offers every country in a native select, in the order given", () => {
    const select = /<select name="to".*?<\/select>/s.exec(page)?.[0] ?? "";
    expect([...select.matchAll(/<option value="([A-Z]{2})"/g)].map(([, code]) => code)).toEqual(
      formModel.countries.map(({ code }) => code),
    );
  });
  it("[3-073] offers the four languages", () => {
    const select = /<select name="language".*?<\/select>/s.exec(page)?.[0] ?? "";
    expect(
      [...select.matchAll(/<option value="([a-z]{2})">([^<]+)/g)].map(([, code, name]) => [
        code,
        name,
      ]),
    ).toEqual([
      ["en", "English"],
      ["fr", "French"],
      ["de", "German"],
      ["es", "Spanish"],
    ]);
  });
  it("[3-074] shows title and description of a cover type in one line", () =>
    expect(page).toContain("Long-term / Expat: Longer than 12 months"));
  it("marks the language of a text in another language than the page’s", () =>
    expect(page).toContain('<option value="travel" lang="en">'));
  it("takes the label of the button from content", () => {
    expect(page).toContain("Get a quote");
    expect(
      html(
        <NeedFinder module={{ ...needModule, submitLabel: "Go" }} model={formModel} t={texts} />,
      ),
    ).not.toContain("Get a quote");
  });
  it("renders the hint on the server too, also with the module’s own description, so that hydration shifts no layout", () => {
    expect(page).toContain("Still to choose: type of cover, destination and language.");
    expect(
      html(
        <NeedFinder module={{ ...needModule, description: "Ours" }} model={formModel} t={texts} />,
      ),
    ).toContain("Still to choose: type of cover, destination and language.");
  });
  it("does not mark a button as inactive without scripts, because nothing would activate it", () =>
    expect(page).not.toContain("aria-disabled"));
  it("renders the countries once", () => expect(page.match(/Thailand/g)).toHaveLength(1));
  it("[finder 6.12, 6.21] shows the errors that the server found and keeps the answers", () => {
    const wrong = html(
      <NeedFinder
        module={needModule}
        model={{
          ...formModel,
          values: { need: "expat", to: "", language: "" },
          errors: { to: "unknown", language: "missing" },
        }}
        t={texts}
      />,
    );
    expect(wrong).toContain("2 answers are missing or wrong");
    expect(wrong).toContain('href="#finder-to"');
    expect(wrong).toContain('aria-invalid="true"');
    expect(wrong).toContain('<option value="expat" selected="">');
  });
  it("[3-081] shows the icon of a need on its card in the panel", () => {
    function icons(icon: "plane" | null) {
      return (
        html(
          <NeedForm
            id="p"
            variant="panel"
            module={{ ...needModule, needs: needModule.needs.map((need) => ({ ...need, icon })) }}
            model={formModel}
            t={texts}
          />,
        ).match(/<label class="[^"]*need[^"]*"><input[^>]*><svg/g)?.length ?? 0
      );
    }
    expect([icons("plane"), icons(null)]).toEqual([needModule.needs.length, 0]);
  });
  it("shows the needs of the panel as radio cards with the same name and values", () => {
    const panel = html(
      <NeedForm id="p" variant="panel" module={needModule} model={formModel} t={texts} />,
    );
    expect(
      [...panel.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([input]) => [
        /name="([^"]+)/.exec(input)?.[1],
        /value="([^"]+)/.exec(input)?.[1],
      ]),
    ).toEqual(needModule.needs.map(({ key }) => ["need", key]));
  });
});

describe("getFlag", () => {
  it("[3-013] returns an emoji for a country code and an empty text for anything else", () => {
    expect(getFlag("TH")).toBe("🇹🇭");
    expect(getFlag("thailand")).toBe("");
  });
});
