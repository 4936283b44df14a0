import { describe, expect, it } from "vitest";
import { replaceInLine } from "./replace-in-line.ts";

describe("a value in a line of a table", () => {
  it("is replaced in that line only, and quoted when it has a separator", () => {
    expect(replaceInLine("a;b\nb;c\nb", 2, "b", "New $& name")).toBe("a;b\nNew $& name;c\nb");
    expect(replaceInLine("b", 1, "b", 'One, "two"')).toBe('"One, ""two"""');
    expect(replaceInLine("a", 5, "a", "b")).toBe("a");
  });
});
