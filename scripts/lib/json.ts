/** Reads JSON of which nothing is known: what is not of the kind asked for is empty. */
export type Json = Readonly<Record<string, unknown>>;
export const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? value as Json : {});
export const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(object) : []);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
