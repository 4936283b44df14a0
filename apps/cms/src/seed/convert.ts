/**
 * Seed vocabulary → values of the content service, guided by the fields of its own configuration, so that a field the
 * service does not have, a text that is too long or a link to nowhere is found before anything is written.
 */
import { isLocale, urlLink, type Locale } from "@orlaya/routes";
import type { Field } from "payload";
import { isPageCollection } from "../collections/slugs.ts";
import { isRecord, type Stored } from "../fields/record.ts";
import { documentId, recordId } from "./ids.ts";
import { markdownToRichText, type LinkFields } from "./markdown.ts";
import { MAY_FALL_BACK, type Problem, type SeedDocument, type Source } from "./source.ts";

/** What exists: documents by collection and key with their languages, records by key. */
export interface Known {
  readonly documents: ReadonlyMap<string, ReadonlySet<Locale>>;
  readonly media: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
}
export function known(source: Source): Known {
  const documents = new Map<string, Set<Locale>>();
  for (const { collection, key, locale } of source.documents) {
    const name = `${collection}:${key}`;
    documents.set(name, (documents.get(name) ?? new Set()).add(locale));
  }
  return {
    documents,
    media: new Set(source.media.map(({ key }) => key)),
    countries: new Set(source.countries.map(({ code }) => code)),
    groups: new Set(source.groups.map(({ uid }) => uid)),
  };
}

export interface Converted {
  readonly data: Stored;
  readonly problems: readonly Problem[];
  /** Ids of documents that must exist before this one (relations outside slices are checked by the database). */
  readonly needs: ReadonlySet<string>;
}

/** Converts one document. Total: problems are returned, with the path of each inside the file. */
export function convertDocument(
  document: SeedDocument,
  fields: readonly Field[],
  blocks: readonly { readonly slug: string; readonly fields: readonly Field[] }[],
  what: Known,
): Converted {
  const problems: Problem[] = [];
  const needs = new Set<string>();
  const own = documentId(document.collection, document.key, document.locale);
  function report(path: string, message: string): null {
    problems.push({ file: document.file, path, message });
    return null;
  }

  function relation(collection: string, key: unknown, path: string, loose: boolean): string | null {
    if (typeof key !== "string") return report(path, "must be a key");
    function need(id: string): string {
      if (!loose && id !== own) needs.add(id);
      return id;
    }
    switch (collection) {
      case "media":
        return what.media.has(key)
          ? recordId("media", key)
          : report(path, `there is no picture "${key}" in data/media/manifest.json`);
      case "countries":
        return what.countries.has(key)
          ? recordId("countries", key)
          : report(path, `there is no country "${key}"`);
      case "group_of_countries":
        return what.groups.has(key)
          ? recordId("group_of_countries", key)
          : report(path, `there is no group of countries "${key}"`);
      default: {
        const locales = what.documents.get(`${collection}:${key}`);
        if (!locales) {
          problems.push({
            file: document.file,
            path,
            message: `there is no ${collection} "${key}" in data/content`,
            kind: "unwritten",
          });
          return null;
        }
        if (locales.has(document.locale)) return need(documentId(collection, key, document.locale));
        if (MAY_FALL_BACK.includes(collection) && locales.has("en"))
          return need(documentId(collection, key, "en"));
        problems.push({
          file: document.file,
          path,
          message: `${collection} "${key}" does not exist in ${document.locale}`,
          kind: "unwritten",
        });
        return null;
      }
    }
  }
  function target(to: unknown, path: string, loose: boolean): Stored | null {
    if (typeof to !== "string") return report(path, 'a link needs "to"');
    const [scheme = "", ...rest] = to.split(":");
    if (scheme === "action") {
      const action = rest.join(":");
      return action === "finder" || action === "cookies"
        ? { kind: "action", action }
        : report(path, `there is no action "${action}"`);
    }
    if (isPageCollection(scheme)) {
      const id = relation(scheme, rest.join(":"), path, loose);
      return id === null ? null : { kind: "document", document: { relationTo: scheme, value: id } };
    }
    return urlLink(to)
      ? { kind: "url", url: to }
      : report(path, `"${to}" leads nowhere: collection:key, an address, or action:finder`);
  }
  function link(value: unknown, path: string, loose: boolean): Stored | null {
    if (!isRecord(value)) return report(path, 'must be a link {"label", "to"}');
    for (const name of Object.keys(value))
      if (!["label", "to", "new_tab", "anchor"].includes(name))
        report(`${path}.${name}`, "a link has no such field");
    const at = target(value["to"], `${path}.to`, loose);
    if (typeof value["label"] === "string" && value["label"].length > 90)
      report(`${path}.label`, `${value["label"].length} characters, at most 90`);
    return (
      at && {
        label: value["label"] ?? null,
        new_tab: value["new_tab"] === true,
        anchor: value["anchor"] ?? null,
        ...at,
      }
    );
  }
  function richLink(path: string) {
    return (to: string): LinkFields | null => {
      const at = target(to, path, true);
      if (at?.["kind"] === "action") return report(path, "running text cannot start an action");
      if (!at) return null;
      return at["kind"] === "url"
        ? { linkType: "custom", url: String(at["url"]), newTab: false }
        : {
            linkType: "internal",
            doc: at["document"] as { relationTo: string; value: string },
            newTab: false,
          };
    };
  }

  function scalar(field: Field, value: unknown, path: string, loose: boolean): unknown {
    switch (field.type) {
      case "text":
      case "textarea": {
        if ("hasMany" in field && field.hasMany)
          return Array.isArray(value) && value.every((entry) => typeof entry === "string")
            ? value
            : report(path, "must be a list of texts");
        if (typeof value !== "string") return report(path, "must be a text");
        const most = field.maxLength;
        if (most !== undefined && value.length > most)
          report(path, `${value.length} characters, at most ${most}`);
        if (value.trim() === "" && field.required) report(path, "is empty");
        return value;
      }
      case "number":
        return typeof value === "number" ? value : report(path, "must be a number");
      case "checkbox":
        return typeof value === "boolean" ? value : report(path, "must be true or false");
      case "date":
        return typeof value === "string" && !Number.isNaN(Date.parse(value))
          ? value
          : report(path, "must be a date");
      case "select": {
        const values = field.options.map((option) =>
          typeof option === "string" ? option : option.value,
        );
        const given = field.hasMany ? (Array.isArray(value) ? value : [value]) : [value];
        for (const entry of given)
          if (!values.includes(entry as string))
            report(path, `"${String(entry)}" is not one of ${values.join(", ")}`);
        return value;
      }
      case "richText":
        return typeof value === "string"
          ? markdownToRichText(value, richLink(path))
          : report(path, "must be Markdown");
      case "upload":
        return relation("media", value, path, true);
      case "relationship": {
        const collection = field.relationTo;
        if (typeof collection !== "string") return report(path, "is written as a link");
        if (!field.hasMany) return relation(collection, value, path, loose);
        if (!Array.isArray(value)) return report(path, "must be a list of keys");
        if (field.maxRows !== undefined && value.length > field.maxRows)
          report(path, `${value.length} entries, at most ${field.maxRows}`);
        return value
          .map((entry, at) => relation(collection, entry, `${path}[${at}]`, loose))
          .filter((id) => id !== null);
      }
      default:
        return report(path, `fields of kind ${field.type} cannot be seeded`);
    }
  }

  function rows(
    value: unknown,
    path: string,
    limits: { readonly minRows?: number; readonly maxRows?: number },
  ): readonly unknown[] {
    if (!Array.isArray(value)) {
      report(path, "must be a list");
      return [];
    }
    if (limits.minRows !== undefined && value.length < limits.minRows)
      report(path, `${value.length} entries, at least ${limits.minRows}`);
    if (limits.maxRows !== undefined && value.length > limits.maxRows)
      report(path, `${value.length} entries, at most ${limits.maxRows}`);
    return value;
  }

  function object(
    list: readonly Field[],
    value: unknown,
    path: string,
    loose: boolean,
    ignored: readonly string[] = [],
  ): Stored {
    if (!isRecord(value)) {
      report(path, "must be an object");
      return {};
    }
    const written: Stored = value;
    const result: Record<string, unknown> = {};
    const names = new Set<string>(ignored);
    const at = (name: string): string => (path ? `${path}.${name}` : name);
    function visit(fields: readonly Field[]): void {
      for (const field of fields) {
        if (field.type === "row" || field.type === "collapsible") visit(field.fields);
        else if (field.type === "tabs") {
          for (const tab of field.tabs) {
            if ("name" in tab && tab.name)
              take({ name: tab.name, type: "group", fields: tab.fields });
            else visit(tab.fields);
          }
        } else if (field.type === "group" && !("name" in field && field.name)) visit(field.fields);
        else if ("name" in field && field.name) take(field);
      }
    }
    function take(field: Field & { readonly name: string }): void {
      names.add(field.name);
      const given = written[field.name];
      const missing = given === undefined || given === null;
      switch (field.type) {
        case "group":
          if (field.interfaceName === "Link") {
            const leads = missing ? null : link(given, at(field.name), loose);
            if (leads) result[field.name] = leads;
          } else if (!missing)
            result[field.name] = object(field.fields, given, at(field.name), loose);
          return;
        case "array": {
          if (missing) {
            if (field.minRows) report(at(field.name), `at least ${field.minRows} entries`);
            return;
          }
          const [only] = field.fields.filter((inner) => "name" in inner && inner.name !== "id");
          const bare = only?.type === "group" && only.interfaceName === "Link" ? only.name : null;
          result[field.name] = rows(given, at(field.name), field).map((row, index) =>
            // A list of links may be written without the wrapping {"link": …}.
            object(
              field.fields,
              bare && isRecord(row) && "to" in row ? { [bare]: row } : row,
              `${at(field.name)}[${index}]`,
              loose,
              ["id"],
            ),
          );
          return;
        }
        case "blocks":
          if (missing) return;
          result[field.name] = rows(given, at(field.name), field).flatMap((row, index) => {
            const place = `${at(field.name)}[${index}]`;
            const slug = isRecord(row) ? row["slice"] : undefined;
            const block = [...field.blocks, ...(field.blockReferences?.length ? blocks : [])].find(
              (entry) => entry.slug === slug,
            );
            if (!block) {
              report(place, `there is no slice "${String(slug)}"`);
              return [];
            }
            return [
              {
                blockType: block.slug,
                ...object(block.fields, row, place, true, [
                  "slice",
                  "id",
                  "blockName",
                  "blockType",
                ]),
              },
            ];
          });
          return;
        default:
          if (missing) {
            const hasDefault = "defaultValue" in field && field.defaultValue !== undefined;
            if ("required" in field && field.required && !hasDefault)
              report(at(field.name), "is missing");
            return;
          }
          result[field.name] = scalar(field, given, at(field.name), loose);
      }
    }
    visit(list);
    for (const name of Object.keys(value))
      if (!names.has(name)) report(at(name), "there is no such field");
    return result;
  }

  const { locale } = document;
  const stated = document.data["locale"];
  if (stated !== undefined && (!isLocale(stated) || stated !== locale))
    report("locale", `the file is in the folder of ${locale}`);
  const data = object(
    fields,
    { ...document.data, locale, audience: document.audience, group: "set-by-the-seed" },
    "",
    false,
    ["audience", "landing_type", "id", "createdAt", "updatedAt", "deletedAt", "_status"],
  );
  return { data, problems, needs };
}
