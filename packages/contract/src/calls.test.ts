import { describe, expect, it } from "vitest";
import { LEAD_STATUS } from "./lead.ts";
import { releasePath, SERVICE_PATHS, SERVICE_ROOT, servicePath } from "./service-paths.ts";
import { parseRevalidation, writeRevalidations } from "./revalidation.ts";

describe("the body of a revalidation request", () => {
  const parse = (text: string) => parseRevalidation(JSON.parse(text));
  const list = (count: number) => Array.from({ length: count }, (_, index) => `doc:${index}`);
  it.each([
    [0, 0],
    [1, 1],
    [2000, 1],
    [2001, 2],
    [6000, 3],
  ])("%i tags are the same after writing and parsing, in %i bodies", (count, bodies) => {
    const written = writeRevalidations(list(count), 1_800_000_000_000);
    expect(written).toHaveLength(bodies);
    expect(written.flatMap((body) => parse(body)?.tags ?? ["refused"])).toEqual(list(count));
  });
  it("loses all fields except tags and time when parsed", () => {
    expect(parse('{"tags":["a"],"at":5,"more":1}')).toEqual({ tags: ["a"], at: 5 });
    for (const at of ['"5"', "null", "[]"])
      expect(parse(`{"tags":["a"],"at":${at}}`)).toEqual({ tags: ["a"], at: null });
  });
  it("has at most 2000 tags of at most 2000 characters", () => {
    const [longest, longer] = ["a".repeat(2000), "a".repeat(2001)];
    expect(parse(JSON.stringify({ tags: [longest] }))).toEqual({ tags: [longest], at: null });
    expect(parse(JSON.stringify({ tags: [longer] }))).toBeNull();
    expect(parse(JSON.stringify({ tags: list(2001) }))).toBeNull();
  });
  it.each([
    "null",
    "[]",
    '"a"',
    "{}",
    '{"tags":"a"}',
    '{"tags":[]}',
    '{"tags":[1]}',
    '{"tags":["a",""]}',
    '{"tags":["a",null]}',
  ])("is parsed as null: %s", (text) => {
    expect(parse(text)).toBeNull();
  });
});

it("the endpoint paths of the content service have one common prefix", () => {
  for (const name of ["leads", "preview", "changes", "releases"] as const)
    expect(servicePath(name)).toBe(SERVICE_ROOT + SERVICE_PATHS[name]);
  expect([servicePath("leads"), servicePath("preview"), servicePath("changes")]).toEqual([
    "/api/leads",
    "/api/preview",
    "/api/changes",
  ]);
  expect([releasePath(12), releasePath("live")]).toEqual([
    "/api/finder/release/12",
    "/api/finder/release/live",
  ]);
});

it("the statuses of a lead are HTTP successes, except the refusal", () => {
  expect(LEAD_STATUS).toEqual({ stored: 201, known: 200, refused: 400 });
});
