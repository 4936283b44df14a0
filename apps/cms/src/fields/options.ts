import type { OptionObject } from "payload";
import { writeLabel } from "../labels/write-label.ts";

/** Converts values to options with readable labels. */
export const buildOptions = (values: readonly string[]): OptionObject[] =>
  values.map((value) => ({ label: writeLabel(value), value }));
