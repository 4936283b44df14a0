/**
 * Tests of malformed queries: the response states the mistake and is never an error of the service.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { startService, type TestService } from "./testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service.stop();
});

const FIELDS = [
  "title",
  "id",
  "updatedAt",
  "deletedAt",
  "_status",
  "slices",
  "tags",
  "seo",
  "seo.title",
  "offer",
  "group",
  "nothing",
  "a.b.c",
  "__proto__",
  "constructor",
  "and",
  "hash",
  "%00",
  "'",
  "",
  "title%5B",
  "0",
  "createdBy.email",
  "version.title",
];
const OPERATORS = [
  "equals",
  "not_equals",
  "in",
  "not_in",
  "all",
  "exists",
  "like",
  "not_like",
  "contains",
  "greater_than",
  "less_than_equal",
  "near",
  "within",
  "intersects",
  "nothing",
  "__proto__",
  "%24where",
  "",
];
const VALUES = [
  "x",
  "",
  "%00",
  "1e999",
  "-1",
  "99999999999999999999",
  "null",
  "true",
  "'%22--",
  "%F0%9F%A6%93",
  "2026-13-45",
  "%25%5F%5C",
  "a,b,,c",
  "[]",
  "{}",
  "10,20,30,40",
];
const OTHERS = [
  ...[
    "depth",
    "limit",
    "page",
    "draft",
    "trash",
    "pagination",
    "locale",
    "fallback-locale",
    "joins",
    "select",
    "populate",
    "sort",
    "where",
    "autosave",
    "publishSpecificLocale",
    "showHiddenFields",
    "data",
    "flattenLocales",
  ].flatMap((name) =>
    [...VALUES, "NaN", "Infinity", "1.5", "-0"]
      .map((value) => `${name}=${value}`)
      .concat(
        `${name}[]=x`,
        `${name}[a]=x`,
        `${name}[a][b]=x`,
        `${name}[0][a]=true`,
        `${name}[title]=true`,
        `${name}[slices][x]=true`,
        `${name}[__proto__]=1`,
        `${name}=a&${name}=b`,
      ),
  ),
  "sort=-",
  "sort=,,",
  "sort=title,-nothing",
  "sort=slices",
  "sort=seo",
  "sort=-seo.title",
  "sort=offer.title",
  "sort[]=title",
  "sort=hash",
  "where=title",
  "where[]=x",
  "where[title]=x",
  "where[or]=x",
  "where[or][0]=x",
  "where[and][title][equals]=x",
  "where[or][0][title]=x",
  "where[and][0][or][0][title][equals]=x",
  "where[title][equals][nested]=x",
  "where[title][equals][]=x",
  "where[title][in][0][a]=x",
  "where[or]=",
  "where[and][]=",
  `where[title][equals]=${"x".repeat(5000)}`,
  `where${"[or][0]".repeat(40)}[title][equals]=x`,
  "%",
  "%E0%A4%A",
  "where%5Btitle%5D=%",
  "&&&===",
  "?",
  "[",
  "]",
  "[a",
  "a[b[c]=d",
];
/** A fixed selection of all combinations, so that a failure is reproducible. */
const queries: readonly string[] = [
  ...FIELDS.flatMap((field, at) =>
    OPERATORS.map(
      (operator, by) =>
        `where[${field}][${operator}]=${VALUES[(at * 7 + by * 3) % VALUES.length] ?? ""}`,
    ),
  ),
  ...OTHERS,
];

it(
  "T: a malformed query gets 400 with a sentence, whatever is wrong with it",
  { timeout: 300_000 },
  async () => {
    const as = await service.user("auditor");
    const page = await service.create("page_landing", {
      title: "Asked",
      uid: "asked",
      purpose: "normal",
      slices: [],
    });
    const paths = [
      "/api/page_landing",
      `/api/page_landing/${page.id}`,
      "/api/page_landing/count",
      "/api/page_landing/versions",
      "/api/users",
      "/api/countries",
      "/api/globals/service_state",
    ];
    const failed: string[] = [];
    for (const [at, query] of queries.entries()) {
      const path = at % 2 === 0 ? "/api/page_landing" : (paths[at % paths.length] ?? "");
      const answer = await service.request("GET", `${path}?${query}`, { as });
      if (
        answer.status >= 500 ||
        (answer.status === 400 && !/"message":"[A-Z][^"]{10,}/.test(answer.text)) ||
        /SQLITE|SELECT |drizzle|node_modules/i.test(answer.text)
      )
        failed.push(`${answer.status} ${path}?${query.slice(0, 120)} ${answer.text.slice(0, 120)}`);
    }
    expect(failed).toEqual([]);
  },
);
