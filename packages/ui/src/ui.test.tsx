import type { ReactElement } from "react";
import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
  Anchor,
  Button,
  Details,
  ICONS,
  Icon,
  listPageNumbers,
  Pagination,
  Picture,
  Price,
  RichText,
  Section,
  Select,
  type LinkData,
  type PictureData,
} from "./index.ts";

const link: LinkData = { label: "Plans", href: "/en/plans", external: false, newTab: false };
const picture: PictureData = {
  alt: "Dunes",
  width: 1440,
  height: 960,
  focal: { x: 0.1, y: 0.5 },
  renditions: [1440, 320, 1024].flatMap((width) =>
    (["avif", "webp"] as const).map((format) => ({
      src: `/m/d-${width}.${format}`,
      width,
      height: width / 1.5,
      format,
    })),
  ),
};

describe("Anchor", () => {
  it("renders a plain link", () =>
    expect(html(<Anchor link={link} />)).toBe('<a href="/en/plans">Plans</a>'));
  it("opens a new tab with rel=noopener and a hint", () => {
    expect(
      html(
        <Anchor link={{ ...link, newTab: true, rel: "sponsored" }} hint="(opens in a new tab)" />,
      ),
    ).toBe(
      '<a href="/en/plans" target="_blank" rel="noopener sponsored">Plans<span class="sr"> (opens in a new tab)</span></a>',
    );
  });
  it("renders the action and the language of the target", () => {
    expect(html(<Anchor link={{ ...link, action: "finder", hreflang: "en" }} />)).toContain(
      'hrefLang="en" data-action="finder"',
    );
  });
});

describe("Picture", () => {
  it("lists AVIF and WebP in ascending width, with a fallback of at most 1024 pixels", () => {
    const out = html(<Picture picture={picture} sizes="50vw" />);
    expect(out).toContain(
      'type="image/avif" srcSet="/m/d-320.avif 320w, /m/d-1024.avif 1024w, /m/d-1440.avif 1440w" sizes="50vw"',
    );
    expect(out).toContain(
      '<img src="/m/d-1024.webp" alt="Dunes" width="1440" height="960" decoding="async" loading="lazy"/>',
    );
  });
  it("loads the first picture of a page eagerly", () => {
    const out = html(<Picture picture={picture} sizes="50vw" eager />);
    expect(out).toContain('fetchPriority="high"');
    expect(out).not.toContain("loading");
  });
  it("crops around the focal point without an inline style", () => {
    const out = html(<Picture picture={picture} sizes="50vw" ratio="4/3" />);
    expect(out).toContain('data-fx="0"');
    expect(out).not.toContain("style=");
  });
  it("renders nothing without files", () =>
    expect(html(<Picture picture={{ ...picture, renditions: [] }} sizes="1px" />)).toBe(""));
});

describe("Price", () => {
  const labels = {
    from: "from",
    unit: "/month",
    spokenUnit: "per month",
    locale: "en",
    note: "See note 1",
  };
  const price = {
    amount: 34.5,
    currency: "EUR",
    frequency: "month",
    mark: "1",
    legalReference: "Sample price.",
  } as const;
  it("[3-093] [3-094] [3-095] [3-096] shows caption and amount, and the unit and mark that are set", () => {
    function seen(of: ReactElement): string {
      return html(of)
        .replace(/<[^>]+>/g, "|")
        .replace(/\|+/g, "|");
    }
    expect(seen(<Price price={price} labels={labels} />)).toBe(
      "|from|34,50\u00a0€|1|/month|from 34.50 euros per month|1| Sample price.|",
    );
    expect(html(<Price price={price} labels={labels} />)).toMatch(/<sup[^>]*>1<\/sup>/);
    expect(
      seen(
        <Price
          price={{ amount: 12, currency: "GBP", frequency: null }}
          labels={{ ...labels, unit: "", spokenUnit: "" }}
        />,
      ),
    ).toBe("|from|12\u00a0£|from 12 British pounds|");
  });
  it("gives screen readers one plain sentence and hides the visible parts from them", () => {
    const spoken = html(<Price price={price} labels={labels} />)
      .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g, "")
      .replace(/<[^>]+>/g, "");
    expect(spoken).toBe("from 34.50 euros per month Sample price.");
  });
  it("links the mark to a note elsewhere on the page", () => {
    const out = html(<Price price={price} labels={labels} noteHref="#note-1" />);
    expect(out).toContain('<a href="#note-1" aria-label="See note 1">1</a>');
    expect(out).not.toContain("Sample price.");
  });
});

describe("Field", () => {
  it("connects hint and error with the control", () => {
    const out = html(
      <Select
        id="to"
        label="Destination"
        hint="Country or territory"
        error="Choose a destination."
        options={[{ value: "TH", label: "Thailand" }]}
      />,
    );
    expect(out).toContain('aria-describedby="to-hint to-error"');
    expect(out).toContain('aria-invalid="true"');
    expect(out).toContain('<label for="to">');
  });
});

describe("other components", () => {
  it("renders every icon that an editor can choose", () => {
    for (const name of ICONS) expect(html(<Icon name={name} />)).toMatch(/<path d="M.+z?"/);
  });
  it("keeps the label of a busy button", () =>
    expect(
      html(
        <Button busy icon="arrow-right">
          Send
        </Button>,
      ),
    ).toMatch(/aria-busy="true".*>Send<span/));
  it("renders Details as a native element that opens without a script", () =>
    expect(
      html(
        <Details summary="Why?" name="faq" open>
          Because.
        </Details>,
      ),
    ).toContain("<details"));
  it("names a section by its heading", () =>
    expect(
      html(
        <Section tone="pine" anchor="plans" labelledBy="h">
          x
        </Section>,
      ),
    ).toContain('data-tone="pine" id="plans" aria-labelledby="h"'));
  it("renders marks, links and lists of rich text", () => {
    expect(
      html(
        <RichText
          blocks={[
            {
              kind: "paragraph",
              children: [
                { kind: "text", text: "Bold", marks: { bold: true } },
                { kind: "link", link, children: [{ kind: "text", text: "here", marks: {} }] },
              ],
            },
            {
              kind: "list",
              ordered: true,
              items: [
                [{ kind: "paragraph", children: [{ kind: "text", text: "one", marks: {} }] }],
              ],
            },
          ]}
        />,
      ),
    ).toContain(
      '<p><strong>Bold</strong><a href="/en/plans">here</a></p><ol><li><div>one</div></li></ol>',
    );
  });
});

describe("Pagination", () => {
  const words = {
    label: "Pages",
    previous: "Previous page",
    next: "Next page",
    page: (page: number) => `Page ${page}`,
  };
  const hrefOf = (page: number) => (page === 1 ? "/en/list" : `/en/list?page=${page}`);
  it("shows the first, the last and the neighbouring pages, and no gap for a single page", () => {
    expect(listPageNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(listPageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
    expect(listPageNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it("marks the current page and the previous and next links; page 1 has no query", () => {
    const out = html(<Pagination current={2} total={3} hrefOf={hrefOf} words={words} />);
    expect(out).toContain('href="/en/list" rel="prev"');
    expect(out).toContain('href="/en/list?page=3" rel="next"');
    expect(out).toContain('aria-label="Page 2" aria-current="page"');
  });
  it("renders nothing for a single page", () =>
    expect(html(<Pagination current={1} total={1} hrefOf={hrefOf} words={words} />)).toBe(""));
});
