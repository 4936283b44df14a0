// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { updateLanguageLinks, showAnswers, replaceAnswers } from "./answer-address.ts";

const answers = new URLSearchParams("from=FR&to=SG&as=expatriation&nat=US");
const none = new URLSearchParams();

beforeEach(() => {
  document.body.innerHTML =
    '<a id="de" lang="de" hreflang="de" href="/de/finder">Deutsch</a><a id="other" hreflang="en" href="/en/guide">A guide</a>';
});

describe("answers in URLs", () => {
  it("[finder 6.17] are in the order from, to, as, nat and leave everything else unchanged", () => {
    expect(
      replaceAnswers("https://site.example/en/finder?nat=DE&ref=mail&go=quote&v=3#finder", answers),
    ).toBe("https://site.example/en/finder?from=FR&to=SG&as=expatriation&nat=US&ref=mail#finder");
    expect(replaceAnswers("https://site.example/en/finder?from=FR#finder", none)).toBe(
      "https://site.example/en/finder#finder",
    );
  });
  it("[finder 6.17] replace the URL without a history entry and keep the state of the router", () => {
    history.replaceState({ index: 3 }, "", "/en/finder");
    const length = history.length;
    showAnswers(answers);
    expect([location.search, history.length, history.state]).toEqual([
      "?from=FR&to=SG&as=expatriation&nat=US",
      length,
      { index: 3 },
    ]);
    showAnswers(none);
    expect(location.search).toBe("");
  });
  it("[finder 6.17] are only those of the finder that was answered last", () => {
    const need = new URLSearchParams("need=travel&to=TH&language=");
    expect(
      replaceAnswers("https://site.example/en?from=FR&to=SG&as=expatriation&ref=mail", need),
    ).toBe("https://site.example/en?to=TH&need=travel&ref=mail");
    expect(replaceAnswers("https://site.example/en?to=TH&need=travel&language=en", answers)).toBe(
      "https://site.example/en?from=FR&to=SG&as=expatriation&nat=US",
    );
  });
  it("[finder 6.20] are added to the links to other languages, and to no other link", () => {
    const hrefOf = (id: string) => document.getElementById(id)?.getAttribute("href");
    updateLanguageLinks("?from=FR&to=SG");
    expect(hrefOf("de")).toMatch(/\/de\/finder\?from=FR&to=SG$/);
    expect(hrefOf("other")).toBe("/en/guide");
    updateLanguageLinks("?need=travel&to=TH&language=en&go=quote");
    expect(hrefOf("de")).toMatch(/\/de\/finder\?to=TH&need=travel&language=en$/);
    updateLanguageLinks("");
    expect(hrefOf("de")).toMatch(/\/de\/finder$/);
  });
});
