/** A page as the server sends it, read without a browser. */
import type { APIRequestContext } from "@playwright/test";
import { Window } from "happy-dom";

export interface HttpPage {
  readonly status: number;
  /** Path with query where redirects ended. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** The parsed page; none of its scripts run. */
  readonly document: Document;
}

/** Asks for a page as a browser without scripts does, redirects followed. */
export async function readPage(request: APIRequestContext, path: string): Promise<HttpPage> {
  const answer = await request.get(path);
  const html = await answer.text();
  const { pathname, search } = new URL(answer.url());
  const document = new new Window().DOMParser().parseFromString(html, "text/html");
  return {
    status: answer.status(),
    path: pathname + search,
    headers: answer.headers(),
    html,
    document: document as unknown as Document,
  };
}

/** Text of an element with runs of white space as one space and without soft hyphens; empty for none. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "")
    .replaceAll("\u00ad", "")
    .replaceAll(/[ \t\r\n]+/g, " ")
    .trim();
}

/** Attributes of all elements that match, in the order of the page. */
export const attributesOf = (
  root: ParentNode,
  selector: string,
  name: string,
): readonly (string | null)[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name));
