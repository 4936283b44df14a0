/** `diff`: prints what changes for visitors from one source to another. */
import { diffData } from "../../src/eligibility/index.ts";
import { describeChange } from "../describe-change.ts";
import type { Flags } from "../flags.ts";
import { count, print, printJson } from "../output.ts";
import type { Source } from "../source.ts";

const RECORDS = {
  countries: "country",
  profiles: "profile",
  products: "product",
  funnels: "funnel of",
} as const;

/** Prints the journeys and the records that change. @returns the exit code */
export function runDiff(a: Source, b: Source, flags: Flags): number {
  const diff = diffData(a.data, b.data, flags);
  if (flags.json) {
    printJson(diff);
    return 0;
  }
  print(
    `${count(diff.changed)} of ${count(diff.journeys)} journeys change, in ${count(diff.boxes.length)} boxes`,
  );
  const named = (["countries", "products", "profiles", "funnels"] as const).flatMap((table) =>
    [a, b].flatMap(({ data }) => data[table].map(({ id, Name }) => [id, Name] as const)),
  );
  const names = new Map(named);
  const shown = flags.all ? diff.boxes : diff.boxes.slice(0, 40);
  for (const box of shown) print(`  ${describeChange(box, (id) => names.get(id) ?? id)}`);
  if (shown.length < diff.boxes.length)
    print(`  and ${count(diff.boxes.length - shown.length)} more (--all)`);
  for (const { table, id, change, columns } of diff.records)
    print(
      `  ${RECORDS[table]} ${names.get(id) ?? id} ${change}${columns.length > 0 ? `: ${columns.join(", ")}` : ""}`,
    );
  return 0;
}
