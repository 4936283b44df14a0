import type { OptionObject } from "payload";
import { writeLabel } from "../labels/write-label.ts";

/** Converts values to options with readable labels. `labels`: labels other than the value itself. */
export const buildOptions = (
  values: readonly string[],
  labels: Readonly<Record<string, string>> = {},
): OptionObject[] => values.map((value) => ({ label: labels[value] ?? writeLabel(value), value }));
