/** Removes a rule or a declaration from the text of a style sheet. */
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";
import type { Broken, Change } from "./mutate.ts";

/**
 * Removes a rule, or the declarations of a property in a rule.
 * @param name full selector of the rule (for an at-rule its name and parameters, such as
 * `@media print`), followed by ` @ property` for a declaration directly in the rule. When several
 * rules have the selector, the first one is used, or the first one with the declaration.
 */
export function breakStyle(text: string, name: string, change: Change): Broken {
  if (change !== "gone") return { problem: `"${change}" does not fit CSS, only "gone" does` };
  const [, selector = name, property] = /^(.*) @ (\S+)$/s.exec(name) ?? [];
  let root: Root;
  try {
    root = postcss.parse(text);
  } catch (error) {
    return { problem: `the file cannot be read: ${String(error)}` };
  }
  const rules = rulesOf(root).filter((rule) => isCalled(rule, selector));
  if (rules.length === 0) return { problem: `there is no rule "${selector}"` };
  if (property === undefined) return { text: cutOut(text, rules.slice(0, 1)) };
  const found = rules
    .map((rule) => declarationsOf(rule, property))
    .find(({ length }) => length > 0);
  return found
    ? { text: cutOut(text, found) }
    : { problem: `the rule "${selector}" has no declaration of ${property}` };
}

function rulesOf(root: Root): readonly (Rule | AtRule)[] {
  const rules: (Rule | AtRule)[] = [];
  root.walk((node) => {
    if (node.type === "rule" || node.type === "atrule") rules.push(node);
  });
  return rules;
}

function isCalled(rule: Rule | AtRule, selector: string): boolean {
  const own = rule.type === "rule" ? rule.selector : `@${rule.name} ${rule.params}`;
  return normalizeSpace(own) === normalizeSpace(selector);
}

const normalizeSpace = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/**
 * Returns all declarations of a property directly in a rule. If only one were removed, another one
 * would take effect.
 */
function declarationsOf(rule: Rule | AtRule, property: string): readonly ChildNode[] {
  return (rule.nodes ?? []).filter((node) => node.type === "decl" && node.prop === property);
}

function cutOut(text: string, nodes: readonly ChildNode[]): string {
  return nodes.reduceRight((rest, { source }) => {
    const [from, to] = [source?.start?.offset ?? 0, source?.end?.offset ?? 0];
    return rest.slice(0, from) + rest.slice(to);
  }, text);
}
