/** Questions for single documents: pages, and the modules that many pages share. */
import { getChromeTag, getDocumentTag, getTypeTag } from "@orlaya/contract";
import type { Locale } from "@orlaya/locales";
import type { Documents } from "../../generated/documents.ts";
import type { HeaderAnswer } from "../answers.ts";
import { isRecord, type Stored } from "../json.ts";
import { parseCompany, type Company } from "../company.ts";
import { parseDocument, type CollectionName } from "../parse.ts";
import { collectTags } from "../raw-tags.ts";
import {
  askOne,
  buildPublishedQuery,
  getModuleUid,
  buildEqualFilter,
  type Call,
  type Site,
  type Source,
} from "./query.ts";

/** The format of ids of the content service. A uid never has this format. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the ids of the menus that the slices of a header refer to. */
function collectMenus(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(collectMenus);
  if (!isRecord(node)) return [];
  const reference = node["navigation_module"];
  if (typeof reference === "string") return [reference];
  if (isRecord(reference) && typeof reference["id"] === "string") return [reference["id"]];
  return Object.values(node).flatMap(collectMenus);
}

/** Returns the question for the header of a site with its menus. */
function askHeader(
  { transport, options }: Source,
  { locale, audience }: Site,
): Call<
  HeaderAnswer | null,
  { readonly header: Stored; readonly navigation: readonly Stored[] } | null
> {
  const { findOne, findPage } = transport;
  return {
    name: "header",
    key: `header ${locale} ${audience}`,
    keepsNull: true,
    tagsOf: (raw) => [getChromeTag(audience, locale), ...collectTags(raw)],
    load: async () => {
      const where = buildEqualFilter(locale, { is_pro: audience === "corporate" });
      const header = await findOne(buildPublishedQuery("header_module", where, 1));
      if (!header) return null;
      const ids = collectMenus(header["slices"]);
      const menus = { ...buildPublishedQuery("navigation_module", { id: { in: ids } }), limit: 30 };
      return { header, navigation: ids.length ? (await findPage(menus)).documents : [] };
    },
    parse: (raw) =>
      raw && {
        header: parseDocument("header_module", raw.header, options),
        navigation: raw.navigation.map((menu) => parseDocument("navigation_module", menu, options)),
      },
  };
}

/** Returns the question for the details of the company in a language. */
function askCompany(
  { transport, options }: Source,
  locale: Locale,
): Call<Company | null, Stored | null> {
  const where = buildEqualFilter(locale, {});
  return {
    name: "company details",
    key: `company ${locale}`,
    keepsNull: true,
    tagsOf: () => [getTypeTag("company", locale)],
    load: () => transport.findOne(buildPublishedQuery("company", where, 0)),
    parse: (raw) => raw && parseCompany(raw, options),
  };
}

/** Creates the questions for single documents. */
export function createDocumentQuestions(source: Source) {
  return {
    document: <T extends CollectionName>(
      type: T,
      id: string,
    ): Call<Documents[T] | null, Stored | null> =>
      askOne(source, type, {
        name: "document",
        key: `document ${type} ${id}`,
        tags: [getDocumentTag(id)],
        where: { id: { equals: id } },
      }),
    header: (site: Site) => askHeader(source, site),
    footer: ({ locale, audience }: Site) => {
      const uid = getModuleUid(audience, "footer");
      return askOne(source, "footer_module", {
        name: "footer",
        key: `footer ${locale} ${uid}`,
        tags: [getChromeTag(audience, locale)],
        where: buildEqualFilter(locale, { uid }),
        depth: 1,
      });
    },
    company: (locale: Locale) => askCompany(source, locale),
    finderModule: (locale: Locale, uidOrId: string) =>
      askOne(source, "module_lisa", {
        name: "finder module",
        key: `finder ${locale} ${uidOrId}`,
        tags: [getTypeTag("module_lisa", locale)],
        where: buildEqualFilter(locale, { [UUID.test(uidOrId) ? "id" : "uid"]: uidOrId }),
      }),
    eligibilityModule: ({ locale, audience }: Site) => {
      const uid = getModuleUid(audience, "eligibility");
      return askOne(source, "module_eligibility", {
        name: "eligibility module",
        key: `eligibility ${locale} ${uid}`,
        tags: [getTypeTag("module_eligibility", locale)],
        where: buildEqualFilter(locale, { uid }),
      });
    },
    contact: ({ locale, audience }: Site) => {
      const uid = getModuleUid(audience, "team");
      return askOne(source, "module_contact", {
        name: "contact",
        key: `contact ${locale} ${uid}`,
        tags: [getTypeTag("module_contact", locale)],
        where: buildEqualFilter(locale, { uid }),
      });
    },
    errorPage: (locale: Locale) =>
      askOne(source, "page_error", {
        name: "error page",
        key: `error ${locale}`,
        tags: [getTypeTag("page_error", locale)],
        where: { locale: { equals: locale } },
      }),
  };
}
