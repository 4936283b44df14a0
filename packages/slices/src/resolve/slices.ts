/** Stored slices, as slices that are ready to be shown. */
import { commonFields, type Field, type Fields, type PropsOf, type SliceProps } from "../fields.ts";
import { SLICES, type AnySlice, type SchemaOf, type SliceSlug } from "../schema.ts";
import { array, finite, record, string, type Stored } from "../stored.ts";
import type { ResolveContext } from "./context.ts";
import { findIcon, resolveEntity } from "./entities.ts";
import { resolveLink } from "./links.ts";
import { resolvePicture } from "./picture.ts";
import { resolveRichText } from "./rich-text.ts";

/** A slice ready to be shown. */
export type ResolvedSlice = {
  [S in SliceSlug]: {
    readonly slug: S;
    readonly id: string;
    readonly props: SliceProps<SchemaOf<S>>;
  };
}[SliceSlug];
/** Result of resolving one stored slice: ready, or the unknown name. */
export type SliceResolution =
  | { readonly kind: "slice"; readonly slice: ResolvedSlice }
  | { readonly kind: "unknown"; readonly slug: string };

function resolveField(field: Field, value: unknown, context: ResolveContext): unknown {
  switch (field.kind) {
    case "text":
      return string(value);
    case "richText":
      return resolveRichText(value, context);
    case "number":
      return finite(value);
    case "checkbox":
      return value === true;
    case "select":
      return field.options.find((option) => option === value) ?? field.fallback;
    case "icon":
      return findIcon(value);
    case "image":
      return resolvePicture(value, context);
    case "link":
      return resolveLink(value, context);
    case "list":
      return array(value).map((row) => resolveFields(field.fields, record(row), context));
    case "entity":
      return resolveEntity(field.entity, value, context);
    case "entities":
      return array(value).flatMap((entry) => resolveEntity(field.entity, entry, context) ?? []);
  }
}

/** Stored values of a set of fields → props. The one place where field kinds and prop types meet. */
export function resolveFields<F extends Fields>(
  fields: F,
  stored: Stored,
  context: ResolveContext,
): PropsOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      resolveField(field, stored[name], context),
    ]),
  ) as PropsOf<F>;
}

const BY_SLUG = new Map<string, AnySlice>(SLICES.map((schema) => [schema.slug, schema]));

/** One stored slice (a block of the content service) → a slice ready to be shown, or the unknown name. */
export function resolveSlice(value: unknown, context: ResolveContext): SliceResolution {
  const stored = record(value);
  const slug = string(stored["blockType"]);
  const schema = BY_SLUG.get(slug);
  if (!schema) return { kind: "unknown", slug };
  const props = {
    ...resolveFields(schema.fields, stored, context),
    ...resolveFields(commonFields, stored, context),
  };
  return {
    kind: "slice",
    slice: { slug: schema.slug, id: string(stored["id"]), props } as ResolvedSlice,
  };
}
