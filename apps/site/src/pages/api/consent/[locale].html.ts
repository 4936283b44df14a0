/**
 * The cookie dialog of one language as an HTML fragment, fetched when the visitor opens it or has
 * to be asked.
 */
import type { APIRoute } from "astro";
import { isLocale } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import styles from "../../../chrome/consent-dialog.css?url";
import { ConsentDialog } from "../../../chrome/consent-dialog.tsx";
import { loadPrivacyPath } from "../../../forms/privacy-page.ts";
import { getTools } from "../../../process/tools.ts";
import { listCategories, listStoredValues } from "../../../cookies-and-storage.ts";

export const GET: APIRoute = async ({ params: { locale }, locals: { runtime } }) => {
  const tools = getTools(runtime.env);
  if (!isLocale(locale)) return new Response("There is no such language.\n", { status: 404 });
  const html = renderToStaticMarkup(
    createElement(ConsentDialog, {
      t: getMessages(locale).common,
      version: locale.toUpperCase(),
      categories: listCategories(tools),
      values: listStoredValues(tools),
      privacyHref: await loadPrivacyPath(runtime.content, { locale, audience: "individual" }),
      styles,
    }),
  );
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=300",
      "x-robots-tag": "noindex",
    },
  });
};
