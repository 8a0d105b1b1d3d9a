// The back office as syntax: its files with their imports, and their functions with what matters in
// each.
import { posix } from "node:path";
import { parseSync, type ESTree } from "vite";
import type { SourceFile } from "./sources.ts";

export type Node = ESTree.Node;
type Declarator = ESTree.VariableDeclarator;

/**
 * An element of a function, with the expressions on which it is shown and the elements around it.
 */
export type ShownElement = {
  element: ESTree.JSXElement;
  conditions: readonly Node[];
  around: readonly ESTree.JSXElement[];
};

/** A function at the top of a file: a component, a hook, or a helper. */
export type Unit = {
  key: string;
  name: string;
  module: Module;
  params: readonly Node[];
  body: Node;
  elements: readonly ShownElement[];
  variables: readonly Declarator[];
  /** Functions that stand inside of it. */
  functions: readonly ESTree.Function[];
  /** The values that it returns, and the conditions on which it returns early. */
  returned: readonly Node[];
  exits: readonly Node[];
};

export type Module = {
  path: string;
  units: Map<string, Unit>;
  /** Names that stand for something in another file. */
  imports: Map<string, { path: string; name: string }>;
  /** The values of constants and the meanings of types, by name. */
  constants: Map<string, Node>;
};

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const children = new WeakMap<Node, readonly Node[]>();

/** The nodes right below one, as they are written. */
export function getChildren(node: Node): readonly Node[] {
  const known = children.get(node);
  if (known !== undefined) return known;
  const found = Object.values(node).flat().filter(isNode);
  children.set(node, found);
  return found;
}

/** A node and all below it, in their order, but nothing below those that are `closed`. */
export function within(node: Node, isClosed: (node: Node) => boolean = () => false): Node[] {
  const found: Node[] = [];
  const visit = (each: Node): void => {
    found.push(each);
    if (!isClosed(each)) getChildren(each).forEach(visit);
  };
  visit(node);
  return found;
}

type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression;

export const isFunction = (node: Node): node is AnyFunction =>
  node.type === "ArrowFunctionExpression" ||
  node.type === "FunctionExpression" ||
  node.type === "FunctionDeclaration";

export const isJsx = (node: Node) => node.type === "JSXElement" || node.type === "JSXFragment";

/** The text of a string literal; undefined for everything else. */
export function getText(node: Node | null | undefined): string | undefined {
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

/** The name of an identifier; undefined for everything else. */
export function getName(node: Node | null | undefined): string | undefined {
  return node?.type === "Identifier" || node?.type === "JSXIdentifier" ? node.name : undefined;
}

/** Reads files; `imports` name others by their path from the root of the project. */
export function readModules(files: readonly SourceFile[]): Map<string, Module> {
  return new Map(files.map((file) => [file.path, readModule(file)]));
}

function readModule({ path, text }: SourceFile): Module {
  const module: Module = { path, units: new Map(), imports: new Map(), constants: new Map() };
  for (const statement of parseSync(path, text).program.body) {
    if (statement.type === "ImportDeclaration")
      for (const { local, ...specifier } of statement.specifiers)
        module.imports.set(local.name, {
          path: posix.join(posix.dirname(path), statement.source.value),
          name: "imported" in specifier ? (getName(specifier.imported) ?? "") : "default",
        });
    else if (statement.type === "ExportNamedDeclaration" && statement.declaration)
      declare(module, statement.declaration);
    else if (statement.type === "ExportDefaultDeclaration") declare(module, statement.declaration);
    else declare(module, statement);
  }
  return module;
}

function declare(module: Module, node: Node): void {
  if (node.type === "TSTypeAliasDeclaration")
    module.constants.set(node.id.name, node.typeAnnotation);
  if (isFunction(node)) addUnit(module, getName(node.id) ?? "default", node);
  if (node.type !== "VariableDeclaration") return;
  for (const { id, init } of node.declarations) {
    const name = getName(id);
    if (name === undefined || !init) continue;
    if (isFunction(init)) addUnit(module, name, init);
    else module.constants.set(name, init);
  }
}

function addUnit(module: Module, name: string, { params, body }: AnyFunction): void {
  if (!body) return;
  const own = within(body, (node) => node !== body && isFunction(node));
  const all = within(body);
  module.units.set(name, {
    key: `${module.path}#${name}`,
    name,
    module,
    params,
    body,
    elements: elementsIn(body),
    variables: all.filter((node) => node.type === "VariableDeclarator"),
    functions: all.flatMap((node) => (node.type === "FunctionDeclaration" ? [node] : [])),
    returned: isFunctionBody(body)
      ? own.flatMap((node) =>
          node.type === "ReturnStatement" && node.argument ? [node.argument] : [],
        )
      : [body],
    exits: own.flatMap((node) =>
      node.type === "IfStatement" && within(node.consequent).some(isReturn) ? [node.test] : [],
    ),
  });
}

const isReturn = (node: Node) => node.type === "ReturnStatement";
const isFunctionBody = (node: Node) => node.type === "BlockStatement";

function elementsIn(body: Node): ShownElement[] {
  const found: ShownElement[] = [];
  const visit = (node: Node, conditions: readonly Node[], around: readonly ESTree.JSXElement[]) => {
    if (node.type === "JSXElement") found.push({ element: node, conditions, around });
    const inside = node.type === "JSXElement" ? [...around, node] : around;
    for (const child of getChildren(node)) {
      const condition = findCondition(node, child);
      visit(child, condition ? [...conditions, condition] : conditions, inside);
    }
  };
  visit(body, [], []);
  return found;
}

/** The condition on which a part of a node is reached. */
function findCondition(node: Node, part: Node): Node | undefined {
  if (node.type === "LogicalExpression" && node.right === part) return node.left;
  if (node.type === "ConditionalExpression" && node.test !== part) return node.test;
  if (node.type === "IfStatement" && node.test !== part) return node.test;
  if (node.type === "SwitchStatement" && node.discriminant !== part) return node.discriminant;
  if (node.type === "SwitchCase" && node.test && node.test !== part) return node.test;
  return undefined;
}

/**
 * The words that a condition compares with, such as "delete" in `asks === "delete"` and in a case
 * of a switch.
 */
export function comparedWords(condition: Node): string[] {
  const own = getText(condition);
  if (own !== undefined) return [own];
  return within(condition).flatMap((node) =>
    node.type === "BinaryExpression" ? (getText(node.right) ?? []) : [],
  );
}

/**
 * Sources of expressions, directly or by way of other names: the setters of state, and the
 * properties of the function.
 */
export function findSources(unit: Unit, nodes: readonly Node[]) {
  const seen = new Set<string>();
  const setters = new Set<string>();
  const visit = (node: Node): void => {
    for (const name of within(node).flatMap((each) => getName(each) ?? [])) {
      if (seen.has(name)) continue;
      seen.add(name);
      for (const { id, init } of unit.variables) {
        const [state, setter] = id.type === "ArrayPattern" ? id.elements.map(getName) : [];
        if (state === name && setter?.startsWith("set")) setters.add(setter);
        else if (getName(id) === name && init) visit(init);
      }
    }
  };
  nodes.forEach(visit);
  const [first] = unit.params;
  const given = first?.type === "ObjectPattern" ? first.properties : [];
  const props = given.flatMap((property) =>
    property.type === "Property" &&
    within(property.value).some((each) => seen.has(getName(each) ?? ""))
      ? (getName(property.key) ?? [])
      : [],
  );
  return { setters: [...setters], props };
}
