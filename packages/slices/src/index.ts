export * from "./schema.ts";
export type * from "./entities.ts";
export type { PropsOf, SliceProps } from "./fields.ts";
