import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import {
  readPageNumber,
  PAGE_SIZE,
  countPages,
  buildPagination,
  removeFirstPage,
} from "./paging.ts";

const place = { path: "/en/all-our-guides", words: getMessages("en") };

describe("pagination of lists", () => {
  it.each([
    ["2", 2],
    ["99999", 99_999],
    ["0", 1],
    ["-1", 1],
    ["1.5", 1],
    ["two", 1],
    ["", 1],
    ["100000", 100_000],
  ])("?page=%s selects page %i", (value, page) => {
    expect(readPageNumber(new URLSearchParams({ page: value }))).toBe(page);
  });
  it.each(["page=1", "page=0", "page=-1", "page=abc", "page=", "page=01"])(
    "removes ?%s and keeps the rest of the query",
    (query) => {
      expect(removeFirstPage(new URLSearchParams(`to=FR&${query}`))?.toString()).toBe("to=FR");
    },
  );
  it.each(["", "to=FR", "page=2", "page=99999999"])("keeps ?%s unchanged", (query) => {
    expect(removeFirstPage(new URLSearchParams(query))).toBeNull();
  });
  it("has no pagination for a single page", () => {
    for (const [count, size, pages] of [
      [0, PAGE_SIZE, 1],
      [PAGE_SIZE, PAGE_SIZE, 1],
      [PAGE_SIZE + 1, PAGE_SIZE, 2],
      [101, 100, 2],
    ] as const)
      expect(countPages(count, size)).toBe(pages);
    expect(buildPagination(1, 1, place)).toBeNull();
  });
  it("page 1 has the URL of the list, further pages have their number in the query", () => {
    const pages = buildPagination(countPages(PAGE_SIZE * 2 + 1), 2, place);
    expect(pages).toMatchObject({ current: 2, total: 3 });
    expect(pages?.hrefOf(1)).toBe("/en/all-our-guides");
    expect(pages?.hrefOf(3)).toBe("/en/all-our-guides?page=3");
    expect(pages?.words.page(3)).toBe("Page 3");
  });
});
