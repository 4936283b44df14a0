import { describe, expect, it } from "vitest";
import { LEAD_STATUS } from "./lead.ts";
import { releasePath, SERVICE_PATHS, SERVICE_ROOT, servicePath } from "./service-paths.ts";
import { parseRevalidation, writeRevalidation } from "./revalidation.ts";

describe("the body of a revalidation call", () => {
  const parse = (text: string) => parseRevalidation(JSON.parse(text));
  it("is read as it was written", () => {
    const tags = ["routes", "doc:1", "gone:/en/a"];
    expect(parse(writeRevalidation({ tags }))).toEqual({ tags });
  });
  it("has nothing but tags after it was read", () => {
    expect(parse('{"tags":["a"],"more":1}')).toEqual({ tags: ["a"] });
  });
  it("has 2000 tags of 2000 characters at most", () => {
    const [tag, longer] = ["a".repeat(2000), "a".repeat(2001)];
    const [tags, more] = [Array<string>(2000).fill("a"), Array<string>(2001).fill("a")];
    expect(parse(writeRevalidation({ tags: [tag] }))).toEqual({ tags: [tag] });
    expect(parse(writeRevalidation({ tags: [longer] }))).toBeNull();
    expect(parse(writeRevalidation({ tags }))).toEqual({ tags });
    expect(parse(writeRevalidation({ tags: more }))).toBeNull();
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
  ])("is null for %s", (text) => {
    expect(parse(text)).toBeNull();
  });
});

it("the paths of the content service are below one root", () => {
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

it("the answers to a lead are an HTTP success, except the refusal", () => {
  expect(LEAD_STATUS).toEqual({ stored: 201, known: 200, refused: 400 });
});
