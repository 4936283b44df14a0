/** Reads pages as the server sends them, without a browser. */
import type { APIRequestContext } from "@playwright/test";
import { Window } from "happy-dom";

export interface HttpPage {
  readonly status: number;
  /** Path with query after all redirects. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** The parsed page. Its scripts do not run. */
  readonly document: Document;
}

/** One window for all pages: the memory of a window that is not closed is never released. */
const parser = new Window();

/** Parses a page. Its scripts do not run. */
export const parsePage = (html: string): Document =>
  new parser.DOMParser().parseFromString(html, "text/html") as unknown as Document;

/** Requests a page as a browser without scripts does, and follows redirects. */
export async function readPage(request: APIRequestContext, path: string): Promise<HttpPage> {
  const answer = await request.get(path);
  const html = await answer.text();
  const { pathname, search } = new URL(answer.url());
  return {
    status: answer.status(),
    path: pathname + search,
    headers: answer.headers(),
    html,
    document: parsePage(html),
  };
}

/**
 * Returns the text of an element with collapsed white space and without soft hyphens; empty for
 * none.
 */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "")
    .replaceAll("\u00ad", "")
    .replaceAll(/[ \t\r\n]+/g, " ")
    .trim();
}

/** Returns an attribute of all matching elements, in document order. */
export const attributesOf = (
  root: ParentNode,
  selector: string,
  name: string,
): readonly (string | null)[] =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name));
