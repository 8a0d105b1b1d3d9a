// The names that a file binds, for rules about what the values behind them are.
import { getName, isNode, listChildren, type Node } from "./syntax.ts";

/** Binds the names of a pattern to what they hold, as far as a rule knows. */
type Declare<Fact> = (scope: Scope<Fact>, pattern: Node, from: Origin) => void;
/** The value that a pattern takes apart, or the name of what has it: "product", "line". */
export type Origin = { readonly value?: Node | null; readonly owner?: string | undefined };
export type Scope<Fact> = Map<string, Fact>;

/** Visits each node with the names that are bound where it stands. */
export function visitScoped<Fact>(
  node: Node,
  { declare, visit }: { declare: Declare<Fact>; visit: (node: Node, scope: Scope<Fact>) => void },
  scope: Scope<Fact> = new Map(),
  above: readonly Node[] = [],
): void {
  const inside = isScope(node) ? new Map(scope) : scope;
  if (isFunction(node))
    for (const param of node.params)
      declare(inside, param, { owner: findOwner(param, node, above) });
  if (node.type === "VariableDeclarator") declare(inside, node.id, { value: node.init });
  visit(node, inside);
  for (const child of listChildren(node))
    visitScoped(child, { declare, visit }, inside, [node, ...above]);
}

type FunctionNode = Extract<Node, { type: "ArrowFunctionExpression" | "FunctionExpression" }>;

const isFunction = (node: Node): node is FunctionNode =>
  node.type === "ArrowFunctionExpression" ||
  node.type === "FunctionExpression" ||
  node.type === "FunctionDeclaration";

const isScope = (node: Node) => isFunction(node) || node.type === "BlockStatement";

/** "line" for `lines.map(({ name }) => …)` and for `({ name }: Line) => …`; "row" for a cell. */
function findOwner(param: Node, callback: Node, [outer]: readonly Node[]): string | undefined {
  const type = "typeAnnotation" in param ? findTypeName(param.typeAnnotation) : undefined;
  if (type !== undefined) return type;
  if (outer?.type === "Property" && getName(outer.key) === "cell") return "row";
  if (outer?.type !== "CallExpression" || outer.arguments[0] !== callback) return undefined;
  const { callee } = outer;
  if (callee.type !== "MemberExpression") return undefined;
  const list = findLastName(callee.object);
  return list === undefined ? undefined : toSingular(list);
}

/** "product" for `Product` and for `Pick<Product, "name">`. */
function findTypeName(annotation: unknown): string | undefined {
  if (!isNode(annotation)) return undefined;
  const type = annotation.type === "TSTypeAnnotation" ? annotation.typeAnnotation : annotation;
  if (type.type !== "TSTypeReference") return undefined;
  const name = getName(type.typeName);
  if (name === "Pick" || name === "Readonly") return findTypeName(type.typeArguments?.params[0]);
  return name === undefined ? undefined : name.charAt(0).toLowerCase() + name.slice(1);
}

/** "lines" of `order.lines`, `lines ?? []` and `lines.filter(…)`. */
export function findLastName(node: Node): string | undefined {
  if (node.type === "ChainExpression") return findLastName(node.expression);
  if (node.type === "LogicalExpression") return findLastName(node.left);
  if (node.type === "CallExpression")
    return node.callee.type === "MemberExpression" ? findLastName(node.callee.object) : undefined;
  return node.type === "MemberExpression" ? getName(node.property) : getName(node);
}

function toSingular(list: string): string {
  if (list.endsWith("ies")) return `${list.slice(0, -3)}y`;
  return list.endsWith("s") ? list.slice(0, -1) : list;
}
