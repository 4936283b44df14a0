/**
 * Test helpers for families: the input of a page whose content service returns the answers of the
 * test.
 */
import type { PageDocument, PageName, Site, SiteContent } from "@orlaya/content";
import { getMessages } from "@orlaya/messages/server";
import { resolveContext } from "../load/resolve-context.ts";
import { createTestContent, createTestSite, resolveTestSlices } from "../load/testing.ts";
import { readEnv } from "../process/env.ts";
import { showDocument } from "./index.ts";
import type { LoadInput, View } from "./family.ts";

export const ENGLISH: Site = { locale: "en", audience: "individual" };

export interface TestPage {
  readonly site?: Site;
  /** Answers of the content service. Every other call returns null. */
  readonly answers?: Partial<SiteContent>;
  /** The slices of the editor, as they are stored. */
  readonly slices?: readonly object[];
  readonly path?: string;
  readonly query?: string;
  readonly form?: LoadInput["form"];
  readonly failure?: LoadInput["failure"];
  readonly variables?: Readonly<Record<string, string>>;
}

/** Creates the input of `load` for a document. */
export function createTestInput<D extends PageDocument | null>(
  document: D,
  {
    site = ENGLISH,
    answers = {},
    slices = [],
    path = document?.path || "/en/x",
    query = "",
    form = null,
    failure = null,
    variables = {},
  }: TestPage = {},
): LoadInput<D> {
  const content = createTestSite(site, answers);
  const context = resolveContext({ ...site, mediaOrigin: "", onShown: content.markShown });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const secrets = { SITE_API_KEY: "x".repeat(20), REVALIDATE_SECRET: "y".repeat(20) };
  return {
    runtime: {
      env: readEnv({ ...secrets, ...variables }),
      log,
      content: createTestContent(() => answers),
    },
    site: content,
    document,
    slices: resolveTestSlices(slices, context),
    context,
    path,
    query: new URLSearchParams(query),
    form,
    failure,
  };
}

/** Builds the view of a document, with the cache tags of the documents that it shows. */
export async function showTestDocument(
  type: PageName | null,
  document: PageDocument | null,
  page: TestPage = {},
): Promise<View & { readonly tags: readonly string[] }> {
  const input = createTestInput(document, page);
  const view = await showDocument(type, input, getMessages(input.site.locale));
  return { ...view, tags: input.site.tags() };
}

/** Returns the slugs of the slices of a view, in order. */
export const listSlugs = (view: Pick<View, "slices">): readonly string[] =>
  view.slices.map(({ slug }) => slug);

/** Returns the props of the first slice with this slug; an empty object without one. */
export const findProps = (view: Pick<View, "slices">, slug: string): object =>
  view.slices.find((slice) => slice.slug === slug)?.props ?? {};
