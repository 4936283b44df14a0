/** Varies a sample of the slice simulator: its choices, texts of full length, no pictures. */
import type { SampleKind } from "@orlaya/contract";
import { SLICES } from "@orlaya/slices";
import type { ViewSlice } from "../families/family.ts";

type Value = Readonly<Record<string, unknown>>;
interface FieldLike {
  readonly kind: string;
  readonly max?: number;
  readonly fields?: FieldsLike;
  readonly options?: readonly string[];
}
interface FieldsLike {
  readonly [name: string]: FieldLike;
}

/** Factor for a text without a limit. */
const FACTOR = 2;
/** Properties that are no texts for readers. */
const FIXED: ReadonlySet<string> = new Set([
  ...["src", "href", "id", "kind", "slug", "code", "currency", "date", "tel", "url", "uid"],
]);

const isRecord = (value: unknown): value is Value =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPicture = (value: unknown): boolean => isRecord(value) && "renditions" in value;

/** Repeats the words of a text up to a length. */
export function lengthen(text: string, length: number): string {
  const words = text.split(" ").filter(Boolean);
  const long = [...words];
  for (let at = 0; words.length > 0; at += 1) {
    const next = words[at % words.length] ?? "";
    if (long.join(" ").length + 1 + next.length > length) break;
    long.push(next);
  }
  return long.join(" ");
}

/** Lengthens texts whose limits are not known. A text of one word may be a code, and stays. */
function lengthenAll(value: unknown, name = ""): unknown {
  if (typeof value === "string")
    return !FIXED.has(name) && value.includes(" ") ? lengthen(value, value.length * FACTOR) : value;
  if (Array.isArray(value))
    return (value as readonly unknown[]).map((entry) => lengthenAll(entry, name));
  if (!isRecord(value) || isPicture(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, lengthenAll(entry, key)]),
  );
}

/** Lengthens the texts of a slice up to the limits of its fields. */
function lengthenFields(props: Value, fields: FieldsLike): Value {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const field = fields[name];
      if (field?.kind === "text" && typeof value === "string")
        return [name, lengthen(value, field.max ?? value.length * FACTOR)];
      if (field?.kind === "list" && Array.isArray(value)) {
        const inner = field.fields ?? {};
        const rows: readonly unknown[] = value;
        return [name, rows.map((row) => (isRecord(row) ? lengthenFields(row, inner) : row))];
      }
      return [name, lengthenAll(value, name)];
    }),
  );
}

function removePictures(value: unknown): unknown {
  if (isPicture(value)) return null;
  if (Array.isArray(value)) return value.map(removePictures);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, removePictures(entry)]),
  );
}

/** Returns the value of a variation, `field:option`, that the slice has. */
function readVariation(fields: FieldsLike, variation: string): Value {
  const [name = "", option = ""] = variation.split(":");
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field?.options?.includes(option) === true ? { [name]: option } : {};
}

/** How a sample is varied. */
export interface SampleOptions {
  readonly tone: string | null;
  readonly variation: string;
  readonly kind: SampleKind;
}

/** Returns a sample with another tone and choice, with texts of full length, or without pictures. */
export function varySample(sample: ViewSlice, { tone, variation, kind }: SampleOptions): ViewSlice {
  const schema = SLICES.find(({ slug }) => slug === sample.slug);
  const fields: FieldsLike = schema?.fields ?? {};
  const chosen: Value = {
    ...sample.props,
    ...(schema && tone !== null ? { tone } : {}),
    ...readVariation(fields, variation),
  };
  const props = {
    normal: () => chosen,
    long: () => (schema ? lengthenFields(chosen, fields) : (lengthenAll(chosen) as Value)),
    plain: () => removePictures(chosen) as Value,
  }[kind]();
  // The values keep their types; a picture may be absent in every slice.
  return { ...sample, props } as ViewSlice;
}
