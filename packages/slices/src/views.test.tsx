import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { LOCALES } from "@orlaya/locales";
import { SAMPLES } from "./samples.ts";
import { SLICES } from "./schema.ts";
import { headings, html, testContext } from "./testing.tsx";
import { VIEWS } from "./views.tsx";

function render(
  slug: (typeof SLICES)[number]["slug"],
  position: number,
  locale: (typeof LOCALES)[number] = "en",
) {
  // The table types each view with its own props. A loop over all views cannot express this.
  const View = VIEWS[slug] as ComponentType<Record<string, unknown>>;
  return html(
    <View {...SAMPLES[slug]} context={testContext(position, locale)}>
      {slug === "finder" ? <form /> : undefined}
    </View>,
  );
}

describe.each(SLICES.map((schema) => schema.slug))("%s", (slug) => {
  const out = render(slug, 3);
  it("has a tone, and its heading as accessible name", () => {
    expect(out).toMatch(/^<section [^>]*data-tone="(linen|white|mist|pine|ember)"/);
    expect(out).toContain('aria-labelledby="slice-3"');
    expect(out).toContain('id="slice-3"');
  });
  it("starts with an h2 and never skips a level", () => {
    const levels = headings(out);
    expect(levels[0]).toBe(2);
    levels.slice(1).forEach((level, i) => expect(level - (levels[i] ?? 2)).toBeLessThanOrEqual(1));
  });
  it("has no inline style, no picture without alt and no duplicate id", () => {
    expect(out).not.toContain("style=");
    for (const [img] of out.matchAll(/<img [^>]*>/g)) expect(img).toMatch(/ alt=/);
    const ids = [...out.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
  it("has interface texts in every language", () => {
    for (const locale of LOCALES) expect(render(slug, 3, locale)).not.toContain("undefined");
  });
});

describe("the slice that opens a page", () => {
  it.each(["hero", "page_head"] as const)(
    "%s has the h1 and a picture with high fetch priority",
    (slug) => {
      const out = render(slug, 0);
      expect(headings(out)[0]).toBe(1);
      expect(out).toContain('fetchPriority="high"');
      expect(render(slug, 2)).not.toContain("fetchPriority");
    },
  );
});
