/**
 * Finds declarations and values by name in TypeScript and JSON, and changes the text of the file.
 */
import ts from "typescript";
import type { Broken, Change } from "./mutate.ts";

interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}
type Splices = readonly Splice[] | { readonly problem: string };

/**
 * Applies a change to the node at a path of names, such as `PLAN.list.1`. It edits the text and
 * does not print the syntax tree, so the rest of the text stays the same.
 */
export function breakSource(text: string, file: string, path: string, change: Change): Broken {
  const source = parse(text, file);
  if (isDamaged(source)) return { problem: "the file cannot be read" };
  const target = findTarget(source, path.split("."));
  if (!target) return { problem: `there is no ${path}` };
  const splices = spliceFor(target, change);
  if ("problem" in splices) return splices;
  const changed = [...splices]
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { from, to, text: put }) => rest.slice(0, from) + put + rest.slice(to), text);
  return isDamaged(parse(changed, file))
    ? { problem: `after "${change}" the file cannot be read` }
    : { text: changed };
}

function parse(text: string, file: string): ts.SourceFile {
  const kind = file.endsWith(".json")
    ? ts.ScriptKind.JSON
    : file.endsWith(".tsx")
      ? ts.ScriptKind.TSX
      : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind);
}

/** Whether the text has syntax errors. `parseDiagnostics` is missing in the published types. */
function isDamaged(source: ts.SourceFile): boolean {
  const { parseDiagnostics } = source as unknown as {
    readonly parseDiagnostics: readonly unknown[];
  };
  return parseDiagnostics.length > 0;
}

/**
 * Finds a node by a path of names. A name may contain dots, so joined names such as `a.b` are tried
 * as well.
 */
function findTarget(from: ts.Node, names: readonly string[]): ts.Node | undefined {
  for (let count = 1; count <= names.length; count += 1) {
    const found = find(from, names.slice(0, count).join("."));
    const rest = names.slice(count);
    const end = found && rest.length > 0 ? findTarget(found, rest) : found;
    if (end) return end;
  }
  return undefined;
}

/**
 * Finds a node by one name. In TypeScript the first name is a top-level declaration; in JSON every
 * name is a key of the parent object.
 */
function find(from: ts.Node, name: string): ts.Node | undefined {
  if (isJson(from)) return findKey(from, name);
  return ts.isSourceFile(from) ? findTopLevel(from, name) : findInside(from, name);
}

const isJson = (node: ts.Node): boolean => node.getSourceFile().fileName.endsWith(".json");

function findTopLevel(source: ts.SourceFile, name: string): ts.Node | undefined {
  const declarations = source.statements.flatMap((statement): readonly ts.Node[] =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement],
  );
  return declarations.find(
    (node) => isCalled(node, name) || (name === "default" && isDefault(node)),
  );
}

function isDefault(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return true;
  if (!ts.isFunctionDeclaration(node) && !ts.isClassDeclaration(node)) return false;
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}

/** Returns the first descendant with this name; for a number, that element of an array literal. */
function findInside(from: ts.Node, name: string): ts.Node | undefined {
  const value = valueOf(from);
  if (value && ts.isArrayLiteralExpression(value) && /^\d+$/.test(name)) {
    return value.elements[Number(name)];
  }
  return findDescendant(from, (node) => isCalled(node, name));
}

function findDescendant(from: ts.Node, fits: (node: ts.Node) => boolean): ts.Node | undefined {
  return ts.forEachChild(from, (child) => (fits(child) ? child : findDescendant(child, fits)));
}

/** Returns the value of a key in a JSON object, or the element of an array at a number. */
function findKey(from: ts.Node, name: string): ts.Node | undefined {
  const value = valueOf(from);
  if (!value) return undefined;
  if (ts.isObjectLiteralExpression(value)) {
    return value.properties.find((property) => isCalled(property, name));
  }
  return ts.isArrayLiteralExpression(value) && /^\d+$/.test(name)
    ? value.elements[Number(name)]
    : undefined;
}

/**
 * Whether a node declares this name. Functions with a body, classes, constants, properties and
 * methods count; types and parameters do not.
 */
function isCalled(node: ts.Node, name: string): boolean {
  if (isFunctionNode(node)) return node.body !== undefined && nameOf(node.name) === name;
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isClassDeclaration(node);
  return declares && nameOf(node.name) === name;
}

function nameOf(name: ts.Node | undefined): string | undefined {
  if (name === undefined) return undefined;
  if (ts.isComputedPropertyName(name)) return nameOf(name.expression);
  return ts.isIdentifier(name) ||
    ts.isPrivateIdentifier(name) ||
    ts.isStringLiteralLike(name) ||
    ts.isNumericLiteral(name)
    ? name.text
    : undefined;
}

type FunctionNode =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration
  | ts.AccessorDeclaration;

function isFunctionNode(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isAccessor(node)
  );
}

/** Returns the value of a node without surrounding parentheses, `as`, `satisfies` and `!`. */
function valueOf(node: ts.Node): ts.Expression | undefined {
  let value = initialOf(node);
  while (
    value &&
    (ts.isParenthesizedExpression(value) ||
      ts.isAsExpression(value) ||
      ts.isSatisfiesExpression(value) ||
      ts.isNonNullExpression(value))
  ) {
    value = value.expression;
  }
  return value && ts.isExpression(value) ? value : undefined;
}

/**
 * Returns the initialiser of a declaration, the root value of a JSON file, or the node itself, for
 * example an array element.
 */
function initialOf(node: ts.Node): ts.Node | undefined {
  if (ts.isSourceFile(node)) return node.statements[0] && initialOf(node.statements[0]);
  if (ts.isExpressionStatement(node) || ts.isExportAssignment(node)) return node.expression;
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isPropertyDeclaration(node);
  return declares ? node.initializer : node;
}

function spliceFor(target: ts.Node, change: Change): Splices {
  if (change === "gone") return removeNode(target);
  if (change === "other") return replaceValue(target);
  const own = isFunctionNode(target) ? target : valueOf(target);
  if (!own || !isFunctionNode(own) || !own.body) {
    return { problem: `"${change}" fits a function only` };
  }
  return change === "nothing" ? [replace(own.body, "{}")] : negate(own.body);
}

function replace(node: ts.Node, text: string): Splice {
  return {
    from: node.getStart(),
    to: node.end,
    text,
  };
}

/** Negates every returned value of a function. */
function negate(body: ts.ConciseBody): Splices {
  const results = ts.isBlock(body) ? returnsOf(body) : [body];
  if (results.length === 0) return { problem: '"not" fits a function that returns something' };
  return results.map((result) => replace(result, `!(${result.getText()})`));
}

/** Returns the expressions of all return statements, without those of nested functions. */
function returnsOf(node: ts.Node): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  ts.forEachChild(node, (child) => {
    if (ts.isFunctionLike(child)) return;
    if (ts.isReturnStatement(child)) found.push(...(child.expression ? [child.expression] : []));
    else found.push(...returnsOf(child));
  });
  return found;
}

function replaceValue(target: ts.Node): Splices {
  if (ts.isShorthandPropertyAssignment(target)) {
    return [replace(target, `${target.name.text}: undefined as never`)];
  }
  const value = valueOf(target);
  if (!value) return { problem: '"other" fits a constant only' };
  if (ts.isArrayLiteralExpression(value)) return removeFrom(value.elements, 0);
  if (ts.isObjectLiteralExpression(value)) return removeFrom(value.properties, 0);
  if (ts.isStringLiteralLike(value)) {
    const end = value.end - 1;
    return [{ from: end, to: end, text: /^[a-z0-9_-]*$/.test(value.text) ? "-broken" : " broken" }];
  }
  return [replace(value, otherThan(value))];
}

/** Returns source text for a different value. */
function otherThan(value: ts.Expression): string {
  const text = value.getText();
  if (ts.isNumericLiteral(value)) return String(Number(value.text) + 1);
  if (isNegative(value)) return String(1 - Number(value.operand.text));
  if (ts.isRegularExpressionLiteral(value)) {
    return `/(?!)/${text.slice(text.lastIndexOf("/") + 1)}`;
  }
  if (text === "true") return "false";
  if (text === "false") return "true";
  if (text === "null" || text === "undefined") return isJson(value) ? '"broken"' : "'broken'";
  return "undefined as never";
}

function isNegative(
  value: ts.Expression,
): value is ts.PrefixUnaryExpression & { readonly operand: ts.NumericLiteral } {
  return (
    ts.isPrefixUnaryExpression(value) &&
    value.operator === ts.SyntaxKind.MinusToken &&
    ts.isNumericLiteral(value.operand)
  );
}

function removeNode(target: ts.Node): Splices {
  const { parent } = target;
  if (ts.isObjectLiteralExpression(parent)) return removeListed(parent.properties, target);
  if (ts.isArrayLiteralExpression(parent)) return removeListed(parent.elements, target);
  if (ts.isClassLike(parent)) return [replace(target, "")];
  return { problem: '"gone" fits a property, an element or a method only' };
}

function removeListed(list: ts.NodeArray<ts.Node>, target: ts.Node): Splices {
  return removeFrom(
    list,
    list.findIndex((node) => node === target),
  );
}

/** Removes an entry of a list together with one adjacent comma. */
function removeFrom(list: ts.NodeArray<ts.Node>, at: number): Splices {
  const [entry, before, after] = [list[at], list[at - 1], list[at + 1]];
  if (!entry) return { problem: "there is nothing in it to remove" };
  if (after) return [{ from: entry.getStart(), to: after.getStart(), text: "" }];
  return [
    before
      ? { from: before.end, to: entry.end, text: "" }
      : { from: entry.getStart(), to: list.end, text: "" },
  ];
}
