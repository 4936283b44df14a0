/** The alert rules, their sections and the dashboard name only metrics that the processes expose. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createReader } from "../../apps/cms/src/metrics/open-metrics.ts";
import { addProcessMetrics } from "../../apps/cms/src/service-metrics.ts";
import { createSiteMetrics } from "../../apps/site/src/metrics/site-metrics.ts";
import { ROOT } from "./steps.ts";

const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** A rule of the file. */
interface Rule {
  readonly name: string;
  readonly expr: string;
  readonly severity: string;
  readonly runbook: string;
}
/** Reads the rules. The file has one line for each value (Prettier keeps it so). */
function readRules(): readonly Rule[] {
  return read("deploy/prometheus/alerts.yml")
    .split("- alert: ")
    .slice(1)
    .map((text) => {
      const find = (key: string): string =>
        new RegExp(`^ +${key}:(?: >-)?\\s+(\\S.*(?:\\n {10,}\\S.*)*)$`, "m").exec(text)?.[1] ?? "";
      return {
        name: text.split("\n")[0] ?? "",
        expr: find("expr"),
        severity: find("severity"),
        runbook: find("runbook"),
      };
    });
}
const rules = readRules();

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}
const { panels } = JSON.parse(read("deploy/grafana/dashboard.json")) as Dashboard;

/** A section of docs/alerts.md. */
interface Section {
  readonly name: string;
  readonly text: string;
}
const sections: readonly Section[] = read("docs/alerts.md")
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ name: text.split("\n")[0] ?? "", text }));

/** Returns the metrics that an expression names. `up` is of Prometheus itself. */
const listNamed = (expr: string): readonly string[] =>
  expr.match(/\b(?:orlaya|process|nodejs)_\w+/g) ?? [];

/** Returns the names and types of the metrics that both processes expose. */
async function listTypes(): Promise<readonly (readonly [string, string])[]> {
  const site = createSiteMetrics(true);
  site.observer.watch({
    cache: { size: 0, bytes: 0 },
    outbox: { waiting: () => Promise.resolve({ count: 0, oldestMs: 0 }) },
    content: { healthy: () => true, failures: () => 0, size: () => 0 },
  });
  const texts = [await site.read(), await readService()].map(({ body }) => body);
  return [...texts.join("\n").matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(
    ([, name = "", type = ""]) => [name, type] as const,
  );
}
addProcessMetrics();
const readService = createReader();

/** Returns the names that both processes expose, with those of histograms. */
async function listExposed(): Promise<ReadonlySet<string>> {
  return new Set(
    (await listTypes()).flatMap(([name, type]) =>
      type === "histogram" ? ["_bucket", "_sum", "_count"].map((part) => name + part) : [name],
    ),
  );
}

describe("alerts and dashboard", () => {
  it("name metrics that the processes expose", async () => {
    const exposed = await listExposed();
    const named = [
      ...rules.map(({ name, expr }) => [name, expr] as const),
      ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
    ];
    expect(
      named.filter(([, expr]) => !/\bup\{/.test(expr) && listNamed(expr).length === 0),
    ).toEqual([]);
    const wrong = named.flatMap(([where, expr]) =>
      listNamed(expr)
        .filter((name) => !exposed.has(name))
        .map((name) => `${where}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it("show every metric of the project at least once", async () => {
    const shown = new Set(
      [
        ...rules.map(({ expr }) => expr),
        ...panels.flatMap((panel) => panel.targets.map((t) => t.expr)),
      ]
        .flatMap(listNamed)
        .map((name) => name.replace(/_(?:bucket|sum|count)$/, "")),
    );
    const own = (await listTypes())
      .map(([name]) => name)
      .filter((name) => name.startsWith("orlaya_"));
    for (const part of ["orlaya_site_", "orlaya_cms_"])
      expect(own.filter((name) => name.startsWith(part)).length, part).toBeGreaterThan(10);
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });

  it("each rule has a section with its severity, and each section a rule", () => {
    expect(rules.length).toBeGreaterThan(20);
    expect(sections.map(({ name }) => name)).toEqual(rules.map(({ name }) => name));
    for (const { name, severity, runbook } of rules) {
      expect(severity, name).toMatch(/^(?:page|ticket)$/);
      expect(runbook).toBe(`docs/alerts.md#${name.toLowerCase()}`);
      const text = sections.find((section) => section.name === name)?.text ?? "";
      for (const part of [`**Meaning** (${severity}). `, "**First look.** ", "**What to do.** "])
        expect(text, name).toContain(part);
    }
  });

  it("sections name rules and panels that exist", () => {
    const titles = new Set(panels.map(({ title }) => title));
    const names = new Set(rules.map(({ name }) => name));
    for (const { name, text } of sections) {
      for (const other of text.match(/\bOrlaya[A-Z]\w+/g) ?? [])
        expect(names, name).toContain(other);
      for (const [, said = ""] of text.matchAll(/(?:See|panel|panels) “([^”]+)”/g))
        expect(titles, name).toContain(said);
    }
  });
});
