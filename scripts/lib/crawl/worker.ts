/** Worker thread that reads pages. Validating HTML is most of the work of a crawl. */
import { parentPort } from "node:worker_threads";
import { HtmlValidate } from "html-validate";
import { readPage, type PageFacts } from "./facts.ts";
import { HTML_RULES, isIntended } from "./html-rules.ts";
import { describeError } from "../steps.ts";

/** A request to read a page. */
export interface Reading {
  readonly id: number;
  readonly path: string;
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
  readonly origin: string;
  readonly validate: boolean;
}
/** The response to a `Reading` with the same id: the facts of the page, or an error message. */
export type Read =
  | { readonly id: number; readonly page: PageFacts }
  | { readonly id: number; readonly failure: string };

const validator = new HtmlValidate(HTML_RULES);
/** Returns one line per finding of html-validate: rule, message and selector. */
export function listFaults(html: string): readonly string[] {
  return validator
    .validateStringSync(html, "page.html")
    .results.flatMap(({ messages }) =>
      messages
        .filter((message) => !isIntended(message))
        .map(
          ({ ruleId, message, selector }) =>
            `${ruleId}: ${message}${selector ? ` (${selector})` : ""}`,
        ),
    );
}

parentPort?.on("message", ({ id, html, validate, ...answer }: Reading) => {
  let read: Read;
  try {
    read = { id, page: readPage({ ...answer, html, invalid: validate ? listFaults(html) : [] }) };
  } catch (error) {
    read = { id, failure: describeError(error) };
  }
  parentPort?.postMessage(read);
});
