/** Resolution of stored documents, checked in the rendered HTML. */
import { parseDocument, type Reference, type Related } from "@orlaya/content";
import type { Locale } from "@orlaya/locales";
import { Picture } from "@orlaya/ui";
import { describe, expect, expectTypeOf, it } from "vitest";
import { VIEWS } from "@orlaya/slices/views";
import { SAMPLES } from "@orlaya/slices/samples";
import { resolveEntity, resolvePicture, type ResolveContext } from "./index.ts";
import type { DifferingSlice } from "./slices.ts";
import { html, testContext, words } from "@orlaya/slices/testing";

const context: ResolveContext = {
  locale: "en",
  mediaOrigin: "",
  onShown: () => undefined,
  actionHref: { finder: "/en/plans", cookies: "/en/legal/cookies" },
  words: { submitLabel: "See plan" },
  destinationLink: (code, label) => ({
    label,
    href: `/en/destinations/${code}`,
    external: false,
    newTab: false,
  }),
};
const media = {
  id: "m",
  alt: { en: "Dunes" },
  width: 640,
  height: 400,
  renditions: [{ file: "dunes-640.avif", width: 640, height: 400, format: "avif" }],
};
const url = (path: string) => ({ kind: "url", url: path });

describe("[3-085] a card", () => {
  const card = {
    tag: "New",
    card_title: "Long-term cover",
    card_image: media,
    card_image_alt: "A harbour at dusk",
    card_description: "For a life abroad.",
    cta_primary_link: url("https://quote.orlaya.example/a"),
    cta_primary_label: "Get a quote",
    cta_secondary_link: url("https://partner.example/b"),
    cta_secondary_label: "Details",
    cta_secondary_rel: "sponsored",
    card_link: url("https://card.example/c"),
    starting_price: 92.4,
    currency: "GBP",
    price_frequency: "month",
    legal_reference: "Sample price.",
  };
  const plan = {
    id: "1",
    uid: "plan",
    title: "Plan",
    path: "/en/offer/plan",
    _status: "published",
    starting_price: 10,
    card,
  };
  function shown(document: object): string {
    const product = resolveEntity("product_page", parseDocument("product_page", document), context);
    return html(
      <VIEWS.product_cards
        {...SAMPLES.product_cards}
        link={null}
        products={product ? [product] : []}
        context={testContext()}
      />,
    );
  }
  it("[3-094] [3-095] a price has a unit and a superscript only when an editor sets them", () => {
    const seen = (price: object): string => words(shown({ ...plan, card: { ...card, ...price } }));
    expect(seen({ price_mark: "2" })).toMatch(/92,40 £ ?2 ?\/month/);
    expect(seen({ price_mark: null, price_frequency: null })).not.toMatch(/\/month|£ ?2/);
  });
  const premiums = "Age\tArea\tExcess\tBasic\n0-17\tworld\t0\t20\n18-64\tworld\t0\t50\n";
  it("has the age of the price that is the lowest one of an adult in the table of premiums", () => {
    function seen(amount: number, table: string): string {
      return words(
        shown({
          ...plan,
          premiums: table,
          card: {},
          starting_price: amount,
          price_frequency: "year",
        }),
      );
    }
    expect(seen(50, premiums)).toContain("from 50 euros per year at age 18");
    for (const other of [seen(51, premiums), seen(50, ""), seen(50, "no table")])
      expect(other).not.toContain("at age");
  });
  it("shows every field that an editor filled in", () => {
    const out = shown(plan);
    for (const text of [
      "New",
      "Long-term cover",
      "For a life abroad.",
      "from 92,40 £",
      "/month",
      "Sample price.",
    ])
      expect(words(out)).toContain(text);
    expect(out).toContain('alt="A harbour at dusk"');
    expect(out).toMatch(/<a [^>]*href="https:\/\/card\.example\/c"[^>]*>Long-term cover/);
    expect(out).toMatch(
      /<a (?=[^>]*href="https:\/\/quote\.orlaya\.example\/a")(?=[^>]*aria-label="Get a quote: Long-term cover")/,
    );
    expect(out).toMatch(
      /<a (?=[^>]*href="https:\/\/partner\.example\/b")(?=[^>]*rel="[^"]*sponsored")(?=[^>]*aria-label="Details: Long-term cover")/,
    );
  });
  it("falls back to the fields of the plan and links to the plan", () => {
    const out = shown({ ...plan, card: {} });
    expect(out).toMatch(/<a [^>]*href="\/en\/offer\/plan"[^>]*>Plan/);
    expect(words(out)).toContain("from 10 €");
    expect(out.match(/<a /g)).toHaveLength(1);
  });
});

it("[3-087] a contact block shows its seven values", () => {
  function text(value: string) {
    return {
      root: { children: [{ type: "paragraph", children: [{ type: "text", text: value }] }] },
    };
  }
  const contact = resolveEntity(
    "module_contact",
    parseDocument("module_contact", {
      id: "1",
      contact_mention: "Before you ask",
      contact_subhead: "A person reads it",
      contact_title: "Talk to us",
      contact_description: text("Reasons to call"),
      contact_inline_description: "In one line",
      contact_phone_label: "Questions",
      contact_phone_number: "+44 20 7946 0000",
    }),
    context,
  );
  const out = html(
    <VIEWS.contact_block tone="white" anchor="" contact={contact} context={testContext()} />,
  );
  for (const shown of [
    "Before you ask",
    "A person reads it",
    "Talk to us",
    "Reasons to call",
    "In one line",
    "Questions",
    "+44 20 7946 0000",
  ])
    expect(words(out)).toContain(shown);
  expect(out).toContain('href="tel:+442079460000"');
});

/** Creates a picture reference as a document field contains it. */
function reference(stored: object): Reference<"media"> {
  const document: Related<"media"> = parseDocument("media", stored);
  return { id: document.id, document };
}

it("the generated types of slices match their schemas (type check)", () => {
  expectTypeOf<DifferingSlice>().toBeNever();
});

describe("a picture", () => {
  const social = { ...media, social: "dunes-og.jpg" };
  it("has URLs of the site, or of the media origin when one is set", () => {
    expect(resolvePicture(reference(social), context)).toMatchObject({
      renditions: [{ src: "/media/dunes-640.avif" }],
      social: "/media/dunes-og.jpg",
    });
    expect(
      resolvePicture(reference(social), {
        locale: "en",
        mediaOrigin: "https://media.example.com/bucket/",
      }),
    ).toMatchObject({
      renditions: [{ src: "https://media.example.com/bucket/dunes-640.avif" }],
      social: "https://media.example.com/bucket/dunes-og.jpg",
    });
  });
  it("falls back to an alternative text in another language, marked with its code", () => {
    function shown(alt: object, locale: Locale = "es", more: object = {}): string {
      const picture = resolvePicture(reference({ ...media, alt, ...more }), {
        ...context,
        locale,
      });
      return picture ? html(<Picture picture={picture} sizes="100vw" />) : "";
    }
    expect(shown({ en: "Dunes", es: "Dunas" })).toContain('alt="Dunas"');
    expect(shown({ en: "Dunes", es: "Dunas" })).not.toContain("lang=");
    expect(shown({ en: "Dunes", nl: "Duinen" })).toMatch(/alt="Dunes" lang="en"/);
    expect(shown({ nl: "Duinen", es: " " })).toMatch(/alt="Duinen" lang="nl"/);
    expect(shown({ en: "Dunes" }, "es", { decorative: true })).toMatch(/alt=""(?! lang)/);
  });
});
