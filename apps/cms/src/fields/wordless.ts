/** Texts without words: addresses, codes and keys. They are not translated. */
/** Property `custom` of a text field without words. */
export const WORDLESS = { wordless: true } as const;

/** Text fields that Payload adds to rows. */
const ADDED_BY_PAYLOAD: ReadonlySet<string> = new Set(["id", "blockName"]);

interface TextField {
  readonly name: string;
  readonly custom?: Readonly<Record<string, unknown>>;
  readonly hasMany?: boolean | undefined;
  readonly virtual?: unknown;
  readonly admin?: { readonly readOnly?: boolean; readonly hidden?: boolean } | undefined;
}

/** Returns whether editors write words in a text field. */
export function hasWords({ name, custom, hasMany, virtual, admin }: TextField): boolean {
  return !(
    ADDED_BY_PAYLOAD.has(name) ||
    custom?.["wordless"] === true ||
    custom?.["technical"] === true ||
    hasMany === true ||
    virtual ||
    admin?.readOnly === true ||
    admin?.hidden === true
  );
}
