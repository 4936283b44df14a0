import { LOCALES } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import type { LinkData } from "@orlaya/ui";
import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { FinderPanel } from "./finder-panel.tsx";
import { Footer } from "./footer.tsx";
import { findCurrentPlace } from "./header-parts.ts";
import { Header } from "./header.tsx";
import type { ChromeContext, FooterModel, HeaderModel, LanguageItem, NavModule } from "./model.ts";
import { ProgressBar } from "./progress-bar.tsx";

function link(label: string, more: Partial<LinkData> = {}): LinkData {
  return {
    label,
    href: `/en/${label.toLowerCase()}`,
    external: false,
    newTab: false,
    ...more,
  };
}
const languages: readonly LanguageItem[] = [
  {
    code: "en",
    iso: "en-gb",
    label: "English",
    isCurrent: true,
    href: "/en/services",
    prefixes: { individual: "/en", corporate: "/en/corporate" },
  },
  {
    code: "de",
    iso: "de-de",
    label: "Deutsch",
    isCurrent: false,
    href: "/de/serviceleistungen",
    prefixes: { individual: "/de", corporate: "/de/unternehmen" },
  },
];
function context(more: Partial<ChromeContext> = {}): ChromeContext {
  return {
    locale: "en",
    audience: "individual",
    currentUid: "services",
    path: "/en/services",
    trail: [],
    home: "/en",
    t: getMessages("en"),
    ...more,
  };
}
function module(label: string, more: Partial<NavModule> = {}): NavModule {
  return {
    uid: label.toLowerCase(),
    label,
    link: link(label, { uid: label.toLowerCase() }),
    groups: [],
    promo: null,
    ...more,
  };
}

const header: HeaderModel = {
  isLite: false,
  audiences: { individual: link("Individuals"), corporate: link("Businesses") },
  banner: { text: "News", actions: [link("Read"), link("More")] },
  secondary: [link("Support")],
  entries: [
    {
      kind: "item",
      module: module("Insurance", {
        groups: [
          {
            label: "Long",
            links: [{ link: link("Expat", { uid: "expat" }), description: "A year" }],
          },
        ],
      }),
    },
    {
      kind: "tabs",
      label: "Destinations",
      modules: [
        module("Asia", {
          groups: [
            {
              label: "",
              links: [{ link: link("Thailand", { uid: "thailand" }), description: "" }],
            },
          ],
        }),
        module("Europe"),
      ],
    },
    { kind: "item", module: module("Services") },
  ],
  login: link("Log in"),
  cta: { isCustom: false, link: link("Quote") },
  phone: { ...link("+44 20 7946 0000"), href: "tel:+442079460000" },
  languages,
};
const footer: FooterModel = {
  isDemonstration: false,
  legalText: "Legal text",
  marketLine: "International site",
  quickLinks: { title: "Help", links: [link("FAQ")] },
  quotes: { title: "", links: [link("Travel")] },
  about: { title: "", links: [link("News")] },
  social: [link("LinkedIn", { external: true, newTab: true })],
  apps: [link("App Store")],
  legal: [link("Privacy"), link("Cookie settings", { action: "cookies" })],
  markets: [link("France")],
  languages,
};
const drawHeader = (more: Partial<HeaderModel> = {}, here: Partial<ChromeContext> = {}) =>
  html(<Header model={{ ...header, ...more }} context={context(here)} />);
/** Returns the header without the mobile menu, which repeats its links. */
const barOf = (markup: string) => markup.slice(0, markup.indexOf("<dialog"));
const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

describe("the header", () => {
  it("[2-086] has the audience switcher only when both links exist", () => {
    expect(drawHeader()).toContain("Choose your site");
    expect(drawHeader({ audiences: null })).not.toContain("Choose your site");
  });
  it("marks the audience of the page", () =>
    expect(barOf(drawHeader({}, { audience: "corporate" }))).toMatch(
      /<a aria-current="true" href="\/en\/businesses"/,
    ));
  it("[2-087] has a banner with its actions", () => {
    expect(drawHeader()).toMatch(/News.*Read.*More/s);
    expect(drawHeader({ banner: null })).not.toContain("News");
  });
  it("[2-088] has secondary links", () => expect(barOf(drawHeader())).toContain(">Support</a>"));
  it("[2-089] opens category entries without scripts, by buttons with popovertarget", () => {
    expect(barOf(drawHeader())).toMatch(/<button type="button" popoverTarget="menu-0">Insurance/i);
    expect(barOf(drawHeader())).toMatch(/<div id="menu-0"[^>]*popover="auto"/);
  });
  it("renders a category without links below it as a link", () =>
    expect(barOf(drawHeader())).toMatch(
      /<a aria-current="page" href="\/en\/services">Services<\/a>/,
    ));
  it("[2-090] renders each module of a tab entry under a link to its page", () =>
    expect(barOf(drawHeader())).toMatch(
      /Destinations.*href="\/en\/asia".*Thailand.*href="\/en\/europe"/s,
    ));
  it("[2-091] has the language switcher only when content enables it", () => {
    expect(barOf(drawHeader())).toContain('popoverTarget="languages"');
    expect(barOf(drawHeader({ languages: null }))).not.toContain("hrefLang");
  });
  it.each([
    ["services", "Services"],
    ["expat", "Insurance"],
    ["thailand", "Destinations"],
  ])("[2-092, 2-093] marks one entry on the page %s", (currentUid) => {
    const bar = barOf(
      drawHeader({ audiences: null, languages: null }, { currentUid, path: `/en/${currentUid}` }),
    );
    expect(
      count(bar, /<button[^>]*aria-current/) +
        count(bar, /<a aria-current="page" href="\/en\/services"/),
    ).toBe(1);
  });
  it.each([
    ["a page below the page of an entry", "/en/asia/japan", ["/en/asia"], "Destinations"],
    [
      "a page below a link beside the entries, although a menu links to the page",
      "/en/support/claims",
      ["/en/support"],
      "Support",
    ],
    ["a page below a link inside a menu", "/en/expat/plan", ["/en/expat"], "Insurance"],
    [
      "a page with several ancestors, by the nearest one",
      "/en/services/x/y",
      ["/en/services", "/en/insurance"],
      "Services",
    ],
    ["the log-in page", "/en/log in", [], "Log in"],
  ])("[2-092, 2-093] marks one entry or link: %s", (_, path, trail, expected) => {
    const claims = { link: link("Claims", { href: "/en/support/claims" }), description: "" };
    const entries = header.entries.map((entry) =>
      entry.kind === "item" && entry.module.label === "Services"
        ? { ...entry, module: { ...entry.module, groups: [{ label: "", links: [claims] }] } }
        : entry,
    );
    const here = { currentUid: null, path, trail };
    const place = findCurrentPlace({ ...header, entries }, here);
    expect(
      place &&
        ("href" in place ? place.label : place.kind === "tabs" ? place.label : place.module.label),
    ).toBe(expected);
  });
  it("[2-092] does not mark a link to another page with the same uid", () => {
    expect(
      drawHeader(
        { audiences: null, languages: null },
        { currentUid: "expat", path: "/en/study/expat" },
      ),
    ).not.toContain("aria-current");
  });
  it("marks a link to the page itself differently from a link to a page above it", () => {
    expect(barOf(drawHeader({}, { currentUid: null, path: "/en/support" }))).toMatch(
      /<a aria-current="page" href="\/en\/support"/,
    );
    expect(
      barOf(
        drawHeader({}, { currentUid: null, path: "/en/support/claims", trail: ["/en/support"] }),
      ),
    ).toMatch(/<a aria-current="true" href="\/en\/support"/);
    expect(
      barOf(drawHeader({}, { currentUid: null, path: "/en/services/x", trail: ["/en/services"] })),
    ).toMatch(/<a aria-current="true" href="\/en\/services"/);
  });
  it("marks nothing on a page that belongs to no entry", () =>
    expect(
      drawHeader({ audiences: null, languages: null }, { currentUid: null, path: "/x" }),
    ).not.toContain("aria-current"));
  it("opens the finder with the primary button unless content sets isCustom", () => {
    expect(barOf(drawHeader())).toMatch(/href="\/en\/quote"[^>]* data-action="finder"/);
    expect(drawHeader({ cta: { isCustom: true, link: link("Quote") } })).not.toContain(
      "data-action",
    );
  });
  it("links the burger to the footer without scripts", () => {
    expect(drawHeader()).toMatch(
      /<a[^>]*href="#footer-nav"[^>]*data-dialog="mobile-menu"[^>]*aria-label="Menu"/,
    );
    expect(html(<Footer model={footer} context={context()} />)).toContain('id="footer-nav"');
  });
  it("[3-098] renders only the logo and the phone number in the lite variant", () => {
    const lite = drawHeader({ isLite: true });
    expect(lite).toContain('href="tel:+442079460000"');
    expect(lite).not.toMatch(/<nav|<button|<dialog|News|Sample/);
  });
  it("starts with a skip link", () =>
    expect(drawHeader()).toMatch(/^<a class="[^"]*" href="#main">Skip to content<\/a>/));
  it("has no style attribute", () => expect(drawHeader()).not.toContain("style="));
});

describe("the footer", () => {
  it("begins with the note that the site is a demonstration, until it is real", () => {
    const note = getMessages("en").common("demonstration");
    const draw = (isDemonstration: boolean) =>
      html(<Footer model={{ ...footer, isDemonstration }} context={context()} />);
    expect(draw(true)).toContain(note);
    expect(draw(true).indexOf(note)).toBeLessThan(draw(true).indexOf("Legal text"));
    expect(draw(false)).not.toContain(note);
  });
  const markup = html(<Footer model={footer} context={context()} />);
  it.each([
    ["2-094", "FAQ"],
    ["2-095", "LinkedIn"],
    ["2-096", "App Store"],
    ["2-098", "Privacy"],
    ["2-100", "Legal text"],
    ["2-101", "France"],
  ])("[%s] shows %s", (_, text) => expect(markup).toContain(text));
  it("[2-097] has two accordion groups", () => {
    expect(count(markup, "<details")).toBe(2);
    expect(markup).toMatch(/<summary[^>]*>Quotes.*<summary[^>]*>About Orlaya/s);
  });
  it("[2-099] renders a link to the cookie settings with its action, and with an href for use without scripts", () =>
    expect(markup).toMatch(/<a href="[^"]+" data-action="cookies">Cookie settings<\/a>/));
  it("[2-102] lists the languages with their own names and lang attributes", () =>
    expect(markup).toContain(
      '<a href="/de/serviceleistungen" lang="de" hrefLang="de">Deutsch</a>',
    ));
  it.each(LOCALES)(
    "[2-103] labels the language switcher with a space and a colon in %s",
    (locale) => {
      const words = getMessages(locale);
      expect(html(<Footer model={footer} context={context({ locale, t: words })} />)).toContain(
        `${words.common("languageSwitcher")}\u00a0:`,
      );
    },
  );
  it("announces which links open a new tab", () =>
    expect(markup).toContain("(opens in a new tab)"));
});

describe("breadcrumbs, panel and progress bar", () => {
  it("ends the breadcrumbs with the page, and renders none on the home page", () => {
    const crumbs = [
      { label: "Home", href: "/en" },
      { label: "Services", href: null },
    ];
    expect(html(<Breadcrumbs items={crumbs} context={context()} />)).toMatch(
      /<a href="\/en">Home<\/a>.*<span aria-current="page">Services<\/span>/s,
    );
    expect(html(<Breadcrumbs items={crumbs.slice(0, 1)} context={context()} />)).toBe("");
  });
  it("[4-052] renders a closed panel with the URL of its data", () => {
    const panel = html(
      <FinderPanel
        model={{ title: "", country: "", src: "/finder.json" }}
        styles={["/a.css", "/b.css"]}
        context={context()}
      />,
    );
    expect(panel).toMatch(
      /<dialog id="finder-panel"[^>]*data-src="\/finder.json" data-styles="\/a.css \/b.css"/,
    );
    expect(panel).not.toMatch(/<dialog[^>]* open/);
    expect(panel).not.toContain("data-country");
    expect(
      html(
        <FinderPanel
          model={{ title: "", country: "VN", src: "/finder.json" }}
          styles={[]}
          context={context()}
        />,
      ),
    ).toContain('data-country="VN"');
  });
  it("hides the progress bar from screen readers and keeps it when the page is swapped", () =>
    expect(html(<ProgressBar />)).toMatch(
      /data-progress="idle" data-astro-transition-persist="progress" aria-hidden="true"/,
    ));
});
