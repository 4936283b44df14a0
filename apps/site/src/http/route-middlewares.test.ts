import { describe, expect, it } from "vitest";
import { normaliseError } from "../process/log.ts";
import { listMiddlewares, runMiddlewares } from "./route-middlewares.ts";

function caught(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return null;
}
function policyOf(path: string, query = ""): string | null {
  const headers = new Headers();
  runMiddlewares(listMiddlewares(path), { query: new URLSearchParams(query) }, headers);
  return headers.get("referrer-policy");
}

describe("whatever is thrown", () => {
  it.each<[string, unknown, { message: string; status: number }]>([
    ["a status", Object.assign(new Error("No"), { status: 403 }), { message: "No", status: 403 }],
    [
      "the other name of a status",
      Object.assign(new Error("Busy"), { statusCode: 503 }),
      { message: "Busy", status: 503 },
    ],
    [
      "a status that is none, beside one",
      { status: "no", statusCode: 404 },
      { message: "[object Object]", status: 404 },
    ],
    ["a status that is no failure", { status: 200 }, { message: "[object Object]", status: 500 }],
    ["an error", new TypeError("Oh"), { message: "Oh", status: 500 }],
    ["a text", "Oh", { message: "Oh", status: 500 }],
    ["nothing", null, { message: "null", status: 500 }],
    ["undefined", undefined, { message: "undefined", status: 500 }],
  ])("[8-011] [8-023] %s has a message and a status", (_, thrown, expected) => {
    expect(normaliseError(thrown)).toEqual(expected);
  });
});

describe("middlewares of routes", () => {
  it.each(["nobody", "toString", ""])(
    "[8-009] an unknown one, “%s”, is a failure with status 500 that names it",
    (name) => {
      expect(
        normaliseError(
          caught(() => {
            runMiddlewares(
              ["private-answers", name],
              { query: new URLSearchParams() },
              new Headers(),
            );
          }),
        ),
      ).toEqual({ message: `Unknown middleware ${name}`, status: 500 });
    },
  );
  it("keep the answers of a finder from other sites", () => {
    expect(policyOf("/en", "from=FR")).toBe("same-origin");
    expect(policyOf("/en")).toBeNull();
  });
  it("keep what a log-in page leads to from hearing of the visitor’s way", () => {
    expect(policyOf("/de/anmelden")).toBe("no-referrer");
    expect(policyOf("/fr/entreprises/connexion")).toBe("no-referrer");
  });
  it("are total: an address of nobody has those of every route", () => {
    expect(listMiddlewares("/nope/%E0")).toEqual(["private-answers"]);
  });
});
