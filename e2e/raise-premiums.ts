/** Changes the table of premiums of a plan with its price. */

/**
 * Adds an amount to each premium of a table, so that its lowest premium rises by it. The first line
 * has headings, and the first three columns age, area and excess.
 */
export function raisePremiums(text: string, amount: number): string {
  return text
    .split("\n")
    .map((line, at) =>
      line
        .split("\t")
        .map((cell, column) =>
          at === 0 || column < 3 ? cell : String(Number((Number(cell) + amount).toFixed(2))),
        )
        .join("\t"),
    )
    .join("\n");
}
