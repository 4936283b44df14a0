import { createServer, type Server, type ServerResponse } from "node:http";
import { listen } from "@orlaya/contract/testing";
import { afterEach, describe, expect, it } from "vitest";
import { failResponse, isBrokenOff } from "./responses.ts";

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Answers a request with an error. @returns the answer, the response of the server and its log */
async function fail(begin: (response: ServerResponse) => void) {
  const lines: unknown[] = [];
  const responses: ServerResponse[] = [];
  const log = {
    error: (...line: readonly unknown[]) => lines.push(line),
    warn: () => undefined,
    info: () => undefined,
  };
  server = createServer((_request, response) => {
    responses.push(response);
    begin(response);
    failResponse(response, "/en/page", new Error("the reason"), log);
  });
  const port = await listen(server);
  const answer = await fetch(`http://127.0.0.1:${port}/`)
    .then(async (got) => `${got.status} ${await got.text()}`)
    .catch(() => "broken off");
  return { answer, lines, isBroken: responses.map(isBrokenOff) };
}

describe("a response that fails", () => {
  it("is broken off after its headers, and the reason is logged", async () => {
    const { answer, lines, isBroken } = await fail((response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("<p>");
    });
    expect([answer, isBroken]).toEqual(["broken off", [true]]);
    expect(lines).toEqual([["page failed", { path: "/en/page", error: "the reason" }]]);
  });

  it("is the fixed page before its headers, and the reason is logged", async () => {
    const { answer, lines, isBroken } = await fail(() => undefined);
    expect(answer).toMatch(/^500 <!doctype html>/);
    expect(isBroken).toEqual([false]);
    expect(lines).toEqual([
      ["page failed", { path: "/en/page", status: 500, error: "the reason" }],
    ]);
  });
});
