/** Resolution of links that editors entered. */
import { parseDocument, type Link, type LinkedPage } from "@orlaya/content";
import { describe, expect, it } from "vitest";
import { resolveContext } from "../resolve-context.ts";
import { linkToPage, resolveLink, resolveLinks } from "./links.ts";

const context = resolveContext({ locale: "de", audience: "individual", mediaOrigin: "" });
const page: LinkedPage = {
  title: "Kontakt",
  path: "/de/unternehmen/kontakt",
  uid: "",
  locale: "de",
};
function toPage(more: Partial<Extract<Link, { kind: "document" }>> = {}): Link {
  return {
    kind: "document",
    label: "Fragen",
    document: page,
    anchor: "",
    newTab: false,
    ...more,
  };
}
function toUrl(url: string, label = "Partner"): Link {
  return { kind: "url", label, url, newTab: true };
}
function toAction(action: "finder" | "cookies" | null, label = "Tarif finden"): Link {
  return { kind: "action", label, action };
}

describe("a link to a document", () => {
  it("[2-053] has the path of the document and is internal", () => {
    expect(resolveLink(toPage(), context)).toEqual({
      label: "Fragen",
      href: "/de/unternehmen/kontakt",
      external: false,
      newTab: false,
    });
  });
  it("has the anchor, new tab and language that the editor set", () => {
    const document: LinkedPage = { ...page, locale: "en", uid: "contact" };
    expect(resolveLink(toPage({ document, anchor: "phone", newTab: true }), context)).toEqual({
      label: "Fragen",
      href: "/de/unternehmen/kontakt#phone",
      external: false,
      newTab: true,
      hreflang: "en",
      uid: "contact",
    });
  });
  it("without a label uses the fallback label, then the title of the page", () => {
    expect(resolveLink(toPage({ label: "" }), context, "Hilfe")?.label).toBe("Hilfe");
    expect(resolveLink(toPage({ label: "" }), context)?.label).toBe("Kontakt");
  });
});

describe("a link to another website", () => {
  it.each([
    ["https://quote.example/en/plan", "Partner (auf Englisch)", "en"],
    ["https://quote.example/plan?language=fr", "Partner (auf Französisch)", "fr"],
  ])("in another language says so: %s", (url, label, hreflang) => {
    expect(resolveLink(toUrl(url), context)).toMatchObject({ label, hreflang, external: true });
  });
  it.each(["https://quote.example/de/plan", "https://quote.example/plan", "/en/plan", "tel:+33"])(
    "has only its label at %s",
    (url) => {
      const link = resolveLink(toUrl(url), context);
      expect(link).toMatchObject({ label: "Partner", href: url });
      expect(link).not.toHaveProperty("hreflang");
    },
  );
});

describe("[2-079] a broken link yields null", () => {
  const untitled: LinkedPage = { ...page, title: "" };
  it.each<readonly [string, Link]>([
    ["no document", toPage({ document: null })],
    ["a document without a path", toPage({ document: { ...page, path: "" } })],
    ["a document with an invalid path", toPage({ document: { ...page, path: "kontakt" } })],
    ["a document without a title, and no label", toPage({ label: "", document: untitled })],
    ["no URL", toUrl("")],
    ["a URL that is rejected", toUrl("javascript:alert(1)")],
    ["a URL without a label", toUrl("https://example.org", "")],
    ["no action", toAction(null)],
    ["an action without a label", toAction("finder", "")],
  ])("%s", (_what, link) => {
    expect(resolveLink(link, context)).toBeNull();
    expect(resolveLinks([{ link }, { link: toPage() }], context)).toHaveLength(1);
  });
  it("a deleted or unpublished document in the format of the content service", () => {
    function read(document: unknown): Link {
      const login_link = { kind: "document", label: "Fragen", document };
      return parseDocument("header_module", { id: "1", login_link }).login_link;
    }
    const stored = { ...page, id: "2", _status: "published" };
    expect(resolveLink(read(stored), context)?.href).toBe(page.path);
    for (const broken of [null, "2", { ...stored, _status: "draft" }])
      expect(resolveLink(read(broken), context)).toBeNull();
  });
});

describe("links to URLs and actions", () => {
  it("a path is internal, any other URL is external", () => {
    expect(resolveLink(toUrl(" /de/tarife#a "), context)).toEqual({
      label: "Partner",
      href: "/de/tarife#a",
      external: false,
      newTab: true,
    });
    expect(resolveLink(toUrl("https://example.org/a?b=c#d"), context)).toMatchObject({
      href: "https://example.org/a?b=c#d",
      external: true,
    });
  });
  it("an action has the target from the context without a script", () => {
    expect(resolveLink(toAction("finder"), context)).toEqual({
      label: "Tarif finden",
      href: "/de#finder",
      external: false,
      newTab: false,
      action: "finder",
    });
  });
  it("[2-079] a page without a path has no link", () => {
    expect(linkToPage({ ...page, path: "" }, "Kontakt", context)).toBeNull();
  });
});
