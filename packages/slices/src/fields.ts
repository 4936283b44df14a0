/**
 * Field types of slice schemas. One schema defines three things: the form in the content service,
 * the generated type of the stored slice (packages/content), and the type of the props of its view
 * (`SliceProps`).
 */
import type { IconName, LinkData, PictureData, RichTextData } from "@orlaya/ui";
import type { Entities, EntityName } from "./entities.ts";

interface Base {
  /** Label of the field in the editor, in plain language. */
  readonly label: string;
  /** One sentence of help for the editor. */
  readonly help?: string;
}
export interface TextField extends Base {
  readonly kind: "text";
  readonly required: boolean;
  readonly multiline: boolean;
  readonly max?: number;
}
export interface RichTextField extends Base {
  readonly kind: "richText";
}
export interface NumberField extends Base {
  readonly kind: "number";
  readonly min?: number;
  readonly max?: number;
}
export interface CheckboxField extends Base {
  readonly kind: "checkbox";
}
export interface SelectField<O extends string = string> extends Base {
  readonly kind: "select";
  readonly options: readonly O[];
  readonly fallback: O;
}
export interface IconField extends Base {
  readonly kind: "icon";
}
export interface ImageField extends Base {
  readonly kind: "image";
}
export interface LinkField extends Base {
  readonly kind: "link";
}
export interface ListField<F extends Fields = Fields> extends Base {
  readonly kind: "list";
  readonly fields: F;
  /** Label of one entry. Without it, the name of the field is used. */
  readonly item?: string;
  readonly min?: number;
  readonly max?: number;
}
export interface EntityField<E extends EntityName = EntityName> extends Base {
  readonly kind: "entity";
  readonly entity: E;
}
export interface EntitiesField<E extends EntityName = EntityName> extends Base {
  readonly kind: "entities";
  readonly entity: E;
  readonly max?: number;
}

export type Field =
  | TextField
  | RichTextField
  | NumberField
  | CheckboxField
  | SelectField
  | IconField
  | ImageField
  | LinkField
  | ListField
  | EntityField
  | EntitiesField;
export interface Fields {
  readonly [name: string]: Field;
}

/**
 * Type of the prop of a field: always a value that can be rendered, never a record of the content
 * service.
 */
export type PropOf<F extends Field> = F extends TextField
  ? string
  : F extends RichTextField
    ? RichTextData
    : F extends NumberField
      ? number | null
      : F extends CheckboxField
        ? boolean
        : F extends SelectField<infer O>
          ? O
          : F extends IconField
            ? IconName | null
            : F extends ImageField
              ? PictureData | null
              : F extends LinkField
                ? LinkData | null
                : F extends ListField<infer L>
                  ? readonly PropsOf<L>[]
                  : F extends EntityField<infer E>
                    ? Entities[E] | null
                    : F extends EntitiesField<infer E>
                      ? readonly Entities[E][]
                      : never;
/** Types of the props of a set of fields. */
export type PropsOf<F extends Fields> = { readonly [K in keyof F]: PropOf<F[K]> };

interface TextOptions {
  readonly help?: string;
  readonly required?: boolean;
  readonly max?: number;
}
/**
 * Defines a single-line text. The view receives an empty string when the editor leaves it empty.
 */
export function text(label: string, o: TextOptions = {}): TextField {
  return {
    kind: "text",
    label,
    required: false,
    multiline: false,
    ...o,
  };
}
/** Defines a multi-line text without formatting. */
export function paragraph(label: string, o: TextOptions = {}): TextField {
  return {
    kind: "text",
    label,
    required: false,
    multiline: true,
    ...o,
  };
}
/** Defines a rich text. */
export function richText(label: string, help?: string): RichTextField {
  return {
    kind: "richText",
    label,
    ...(help ? { help } : {}),
  };
}
export const number = (
  label: string,
  o: { help?: string; min?: number; max?: number } = {},
): NumberField => ({ kind: "number", label, ...o });
export function checkbox(label: string, help?: string): CheckboxField {
  return {
    kind: "checkbox",
    label,
    ...(help ? { help } : {}),
  };
}
/** Defines a choice of one option. `fallback` replaces a stored value that is not an option. */
export const select = <const O extends string>(
  label: string,
  options: readonly O[],
  fallback: NoInfer<O>,
  help?: string,
): SelectField<O> => ({ kind: "select", label, options, fallback, ...(help ? { help } : {}) });
export const icon = (label: string): IconField => ({ kind: "icon", label });
export function image(label: string, help?: string): ImageField {
  return {
    kind: "image",
    label,
    ...(help ? { help } : {}),
  };
}
export function link(label: string, help?: string): LinkField {
  return {
    kind: "link",
    label,
    ...(help ? { help } : {}),
  };
}
export const list = <const F extends Fields>(
  label: string,
  fields: F,
  o: { help?: string; item?: string; min?: number; max?: number } = {},
): ListField<F> => ({ kind: "list", label, fields, ...o });
/** Defines a reference to one document of another collection. The view receives its view model. */
export const entity = <const E extends EntityName>(
  label: string,
  name: E,
  help?: string,
): EntityField<E> => ({ kind: "entity", label, entity: name, ...(help ? { help } : {}) });
/** Defines references to several documents of another collection, in the order of the editor. */
export const entities = <const E extends EntityName>(
  label: string,
  name: E,
  o: { help?: string; max?: number } = {},
): EntitiesField<E> => ({ kind: "entities", label, entity: name, ...o });

/** Background colours of slices (design §5.4). */
export const TONES = ["linen", "white", "mist", "pine", "ember"] as const;
export type Tone = (typeof TONES)[number];

/** Fields of every slice in addition to its own. */
export const commonFields = {
  tone: select(
    "Background",
    TONES,
    "linen",
    "Neighbouring slices should differ; one dark band (pine) a page.",
  ),
  anchor: text("Anchor", {
    help: "Lower-case word for links to this place, for example plans.",
    max: 40,
  }),
} as const satisfies Fields;
export type CommonFields = typeof commonFields;

/** Schema of a slice that an editor can place. */
export interface SliceSchema<S extends string = string, F extends Fields = Fields> {
  /** Block type in the content service, snake_case. */
  readonly slug: S;
  readonly label: string;
  /** One sentence for editors on when to use the slice. */
  readonly help: string;
  readonly fields: F;
}
/** Defines a slice: its slug and its fields. The types of the view props derive from them. */
export const defineSlice = <const S extends string, const F extends Fields>(
  schema: SliceSchema<S, F>,
): SliceSchema<S, F> => schema;

/** Props that a slice view receives from its document, without the context. */
export type SliceProps<S extends SliceSchema> = PropsOf<S["fields"]> & PropsOf<CommonFields>;
