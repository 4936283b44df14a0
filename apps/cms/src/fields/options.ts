import type { Option } from "payload";

/** Converts values to options with readable labels: `next_step` becomes “Next step”. */
export function buildOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({
    label: value.charAt(0).toUpperCase() + value.slice(1).replaceAll("_", " "),
    value,
  }));
}
