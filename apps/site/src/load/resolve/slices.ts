/** Resolves stored slices into slices with the props of their views. */
import type { Link, Reference, RichText, Slice } from "@orlaya/content";
import type { EntityName } from "@orlaya/slices";
import {
  commonFields,
  type Field,
  type Fields,
  type PropsOf,
  type SliceProps,
} from "@orlaya/slices/fields";
import { SLICES, type AnySlice, type SchemaOf, type SliceSlug } from "@orlaya/slices/schema";
import type { ResolveContext } from "./context.ts";
import { findIcon, resolveEntity } from "./entities.ts";
import { resolveLink } from "./links.ts";
import { resolvePicture } from "./picture.ts";
import { resolveRichText } from "./rich-text.ts";

/** A resolved slice: slug, id and props of its view. */
export type ResolvedSlice = {
  [S in SliceSlug]: {
    readonly slug: S;
    readonly id: string;
    readonly props: SliceProps<SchemaOf<S>>;
  };
}[SliceSlug];
/** Result of resolving one stored slice: the slice, or the name of an unknown slice. */
export type SliceResolution =
  | { readonly kind: "slice"; readonly slice: ResolvedSlice }
  | { readonly kind: "unknown"; readonly slug: string };

/** Stored value of each kind of field. */
interface StoredValues {
  readonly text: string;
  readonly richText: RichText;
  readonly number: number | null;
  readonly checkbox: boolean;
  readonly select: string | null;
  readonly icon: string | null;
  readonly image: Reference<"media"> | null;
  readonly link: Link;
  readonly list: readonly StoredFields[];
  readonly entity: Reference<EntityName> | null;
  readonly entities: readonly Reference<EntityName>[];
}
interface StoredFields {
  readonly [name: string]: StoredValues[Field["kind"]];
}

/** Resolvers of field values by kind. */
const RESOLVERS: {
  readonly [K in Field["kind"]]: (
    value: StoredValues[K],
    field: Extract<Field, { readonly kind: K }>,
    context: ResolveContext,
  ) => unknown;
} = {
  text: (value) => value,
  richText: (value, _field, context) => resolveRichText(value, context),
  number: (value) => value,
  checkbox: (value) => value,
  select: (value, { options, fallback }) => options.find((option) => option === value) ?? fallback,
  icon: (value) => findIcon(value),
  image: (value, _field, context) => resolvePicture(value, context),
  link: (value, _field, context) => resolveLink(value, context),
  list: (rows, { fields }, context) => rows.map((row) => resolveFields(fields, row, context)),
  entity: (value, { entity }, context) => resolveEntity(entity, value?.document, context),
  entities: (values, { entity }, context) =>
    values.flatMap(({ document }) => resolveEntity(entity, document, context) ?? []),
};

/** Resolver of a field whose kind is known at run time only; the table above is typed by kind. */
type AnyResolver = (value: unknown, field: Field, context: ResolveContext) => unknown;

/** Resolves the stored values of a set of fields into props. */
function resolveFields<F extends Fields>(
  fields: F,
  stored: StoredFields,
  context: ResolveContext,
): PropsOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (RESOLVERS[field.kind] as AnyResolver)(stored[name], field, context),
    ]),
  ) as PropsOf<F>;
}

/** The type that the generated type of a stored slice must match for the fields of its schema. */
type StoredField<F extends Field> = F extends { readonly kind: "list"; readonly fields: infer L }
  ? readonly (L extends Fields ? StoredOf<L> : never)[]
  : F extends { readonly kind: "entity"; readonly entity: infer E extends EntityName }
    ? Reference<E> | null
    : F extends { readonly kind: "entities"; readonly entity: infer E extends EntityName }
      ? readonly Reference<E>[]
      : StoredValues[F["kind"]];
type StoredOf<F extends Fields> = { readonly [K in keyof F]: StoredField<F[K]> };
type StoredSlice = Exclude<Slice, { readonly blockType: "unknown" }>;
/**
 * Slices whose generated type differs from their schema. There are none after `npm run generate`
 * (resolve.test.tsx).
 */
export type DifferingSlice = {
  [S in SliceSlug]: Extract<StoredSlice, { readonly blockType: S }> extends StoredOf<
    SchemaOf<S>["fields"]
  >
    ? never
    : S;
}[SliceSlug];

const BY_SLUG = Object.fromEntries(SLICES.map((schema) => [schema.slug, schema])) as Readonly<
  Record<SliceSlug, AnySlice>
>;

/** Resolves one stored slice into its props, or returns the name of an unknown slice. */
export function resolveSlice(stored: Slice, context: ResolveContext): SliceResolution {
  if (stored.blockType === "unknown") return { kind: "unknown", slug: stored.name };
  const { blockType: slug, id, ...values } = stored;
  const schema = BY_SLUG[slug];
  const fields = values as unknown as StoredFields;
  const props = {
    ...resolveFields(schema.fields, fields, context),
    ...resolveFields(commonFields, fields, context),
  };
  return { kind: "slice", slice: { slug, id, props } as ResolvedSlice };
}
