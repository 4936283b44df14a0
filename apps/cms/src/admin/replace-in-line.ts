/** Replaces a value in one line of a text. The cell is quoted when the name needs it. */
export function replaceInLine(text: string, line: number, value: string, name: string): string {
  const quoted = /[",;\t]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
  return text
    .split("\n")
    .map((each, at) => (at === line - 1 ? each.replace(value, () => quoted) : each))
    .join("\n");
}
