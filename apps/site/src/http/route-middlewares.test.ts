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

describe("normaliseError", () => {
  it.each<[string, unknown, { message: string; status: number }]>([
    [
      "an error with a status",
      Object.assign(new Error("No"), { status: 403 }),
      { message: "No", status: 403 },
    ],
    [
      "an error with a statusCode",
      Object.assign(new Error("Busy"), { statusCode: 503 }),
      { message: "Busy", status: 503 },
    ],
    [
      "an invalid status beside a valid statusCode",
      { status: "no", statusCode: 404 },
      { message: "[object Object]", status: 404 },
    ],
    ["a status below 400", { status: 200 }, { message: "[object Object]", status: 500 }],
    ["an error without a status", new TypeError("Oh"), { message: "Oh", status: 500 }],
    ["a string", "Oh", { message: "Oh", status: 500 }],
    ["null", null, { message: "null", status: 500 }],
    ["undefined", undefined, { message: "undefined", status: 500 }],
  ])("[8-011] [8-023] returns a message and a status for %s", (_, thrown, expected) => {
    expect(normaliseError(thrown)).toEqual(expected);
  });
});

describe("middlewares of routes", () => {
  it.each(["nobody", "toString", ""])(
    "[8-009] throws an error with status 500 that names the unknown middleware “%s”",
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
  it("do not send the answers of a finder to other sites", () => {
    expect(policyOf("/en", "from=FR")).toBe("same-origin");
    expect(policyOf("/en")).toBeNull();
  });
  it("do not send the address of the log-in page to the customer area", () => {
    expect(policyOf("/de/anmelden")).toBe("no-referrer");
    expect(policyOf("/fr/entreprises/connexion")).toBe("no-referrer");
  });
  it("return the middlewares of every route for an unknown path", () => {
    expect(listMiddlewares("/nope/%E0")).toEqual(["private-answers"]);
  });
});
