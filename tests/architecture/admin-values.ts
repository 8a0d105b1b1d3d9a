// Which changes the expressions of the back office lead to, as far as is known of the names in
// them.
import {
  getAllEffects,
  toEffects,
  mergeValues,
  nothing,
  onlyEffects,
  getPropertyValue,
  whole,
  type Value,
} from "./admin-effects.ts";
import {
  getChildren,
  isFunction,
  getName,
  getText,
  within,
  type Module,
  type Node,
  type Unit,
} from "./admin-syntax.ts";

/** Known facts about a function. */
export type Facts = {
  /** Its properties, or the properties of its first argument. */
  props: Map<string, Value>;
  /** Its own names; "()" is what calling it leads to. */
  names: Map<string, Value>;
  guards: Map<string, ReadonlySet<string>>;
};

export type World = {
  getFacts: (unit: Unit) => Facts;
  findUnit: (module: Module, name: string | undefined) => Unit | undefined;
  /** Whether an endpoint changes something that not everybody may. */
  isChange: (endpoint: string) => boolean;
};

/** Names that tell about a call, or end one, and begin none. */
const passive: readonly string[] = [
  "isPending",
  "isError",
  "isSuccess",
  "error",
  "data",
  "variables",
  "drop",
];
export const isPassive = (name: string) => passive.includes(name);

/**
 * The way back in a message about what was done: a control of its own. It is a property of the
 * message's action, or the second argument of the kit's function.
 */
const WAY_BACK = "act";
const UNDOABLE = "toastUndoable";

/** Calls that are made without `callApi`, with their endpoints. */
const otherCalls: Readonly<Record<string, string>> = {
  uploadImage: "POST /api/admin/products/:id/images",
};

export function findValue(world: World, unit: Unit, node: Node): Value {
  if (node.type === "Identifier") return findValueOfName(world, unit, node.name);
  if (node.type === "CallExpression") return findValueOfCall(world, unit, node);
  if (node.type === "MemberExpression") {
    const name = getName(node.property) ?? "";
    return isPassive(name) ? nothing : getPropertyValue(findValue(world, unit, node.object), name);
  }
  if (node.type === "ObjectExpression")
    return mergeValues(
      ...node.properties.map((property) => {
        if (property.type === "SpreadElement") return findValue(world, unit, property.argument);
        const name = getName(property.key) ?? "";
        return name === WAY_BACK
          ? nothing
          : new Map([[name, getAllEffects(findValue(world, unit, property.value))]]);
      }),
    );
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression")
    return findValue(world, unit, node.expression);
  // Elements are read one by one, and types lead to nothing.
  if (node.type.startsWith("JSX") || node.type.startsWith("TS")) return nothing;
  return whole(
    new Map(
      getChildren(node).flatMap((child) => [...getAllEffects(findValue(world, unit, child))]),
    ),
  );
}

function findValueOfName(world: World, unit: Unit, name: string): Value {
  const own = world.getFacts(unit).names.get(name);
  if (own !== undefined) return own;
  const other = world.findUnit(unit.module, name);
  return other === undefined ? nothing : getResult(world, other);
}

function getResult(world: World, unit: Unit): Value {
  return world.getFacts(unit).names.get("()") ?? nothing;
}

function findValueOfCall(
  world: World,
  unit: Unit,
  node: Extract<Node, { type: "CallExpression" }>,
): Value {
  const name = getName(node.callee) ?? "";
  const isApiCall = name === "useApiAction" || name === "callApi";
  const endpoint = isApiCall ? getText(node.arguments[0]) : otherCalls[name];
  // The code that handles the answer follows from the same press.
  const read = name === UNDOABLE ? node.arguments.slice(0, 1) : node.arguments;
  const given = read.map((argument) => whole(getAllEffects(findValue(world, unit, argument))));
  if (endpoint !== undefined)
    return mergeValues(whole(toEffects(world.isChange(endpoint) ? [{ endpoint }] : [])), ...given);
  const isOwnName = world.getFacts(unit).names.has(name);
  const called = isOwnName ? undefined : world.findUnit(unit.module, name);
  if (called !== undefined)
    return called.elements.length > 0 ? nothing : mergeValues(getResult(world, called), ...given);
  return mergeValues(
    whole(getAllEffects(chosen(findValue(world, unit, node.callee), name, node.arguments))),
    ...given,
  );
}

/** Calls that a function leads to with these arguments: `setOpen(undefined)` opens nothing. */
function chosen(value: Value, name: string, given: readonly Node[]): Value {
  const [first] = given;
  const isNothing =
    getName(first) === "undefined" ||
    (first?.type === "Literal" && (first.value === null || first.value === false));
  if (isNothing && name.startsWith("set")) return nothing;
  const labels = given.flatMap((node) =>
    within(node, isFunction).flatMap((each) => getText(each) ?? []),
  );
  return onlyEffects(
    value,
    ({ when }) => when === undefined || labels.length === 0 || labels.includes(when),
  );
}

/** Calls that a call of a function leads to: for hooks and components, those of its results. */
export function resultOfBody(world: World, unit: Unit): Value {
  const returned = unit.returned.map((node) => findValue(world, unit, node));
  const isHelper = /^[a-z]/.test(unit.name) && !/^(?:use[A-Z]|default$)/.test(unit.name);
  const does =
    isHelper && !unit.elements.length
      ? whole(getAllEffects(findValue(world, unit, unit.body)))
      : nothing;
  return mergeValues(...returned, does);
}
