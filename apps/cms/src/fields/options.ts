import type { Option } from "payload";

/** Values as options, each called by its own words: `next_step` is “Next step”. */
export function buildOptions(values: readonly string[]): Option[] {
  return values.map((value) => ({
    label: value.charAt(0).toUpperCase() + value.slice(1).replaceAll("_", " "),
    value,
  }));
}
