// Finds the places in the code that ask for a right before the back office does something.
import type { ESTree } from "vite";
import {
  isJsx,
  getName,
  getText,
  within,
  type Node,
  type ShownElement,
  type Unit,
} from "./admin-syntax.ts";

/** The names of a function that hold the answer to such a question, with what they ask. */
export type AskingNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Elements that are sent by a button within them. */
const forms: readonly unknown[] = ["form", "Form"];
/** The functions that ask whether somebody may do something. */
const asking: readonly string[] = ["may", "useMay", "useDisabledReason"];

/**
 * Rights that an expression or an attribute asks for, elements in it aside: "orders.write" for
 * `needs="orders.write"` and `useMay()("orders.write")`, "can.refund" for an ability that the
 * server sends, as in `order.can.refund`.
 */
export function guardsIn(unit: Unit, names: AskingNames, node: Node): string[] {
  return within(node, isJsx).flatMap((each) => [...guardsAt(unit, names, each)]);
}

function* guardsAt(unit: Unit, names: AskingNames, node: Node): Generator<string> {
  if (node.type === "Identifier") yield* names.get(node.name) ?? [];
  if (node.type === "JSXAttribute" && getName(node.name) === "needs")
    yield* needed(unit, node.value);
  if (node.type === "Property" && getName(node.key) === "needs") yield* needed(unit, node.value);
  if (node.type === "CallExpression") {
    const asked = node.callee.type === "CallExpression" ? node.callee.callee : node.callee;
    const right = getText(node.arguments[0]);
    if (right !== undefined && asking.includes(getName(asked) ?? "")) yield right;
  }
  if (node.type === "MemberExpression") {
    const { object } = node;
    const owner = object.type === "MemberExpression" ? object.property : object;
    if (getName(owner) === "can") yield `can.${getName(node.property)}`;
  }
}

/** A right that is written as it is, or under the name of a constant. */
function* needed(unit: Unit, node: Node | null): Generator<string> {
  const value = node?.type === "JSXExpressionContainer" ? node.expression : node;
  const right = getText(value) ?? getText(unit.module.constants.get(getName(value) ?? ""));
  if (right !== undefined) yield right;
}

/** Rights that an element itself asks for; for a form, its submit buttons as well. */
export function askedAt(unit: Unit, names: AskingNames, element: ESTree.JSXElement): string[] {
  const { name, attributes } = element.openingElement;
  const senders = (forms.includes(getName(name)) ? within(element) : []).flatMap((each) =>
    each.type === "JSXOpeningElement" && each.attributes.some(isSubmit) ? each.attributes : [],
  );
  return [...attributes, ...senders].flatMap((node) => guardsIn(unit, names, node));
}

/** Rights that are asked for before an element is shown, or at the button that opens its menu. */
export function askedAround(
  unit: Unit,
  names: AskingNames,
  { conditions, around }: ShownElement,
): string[] {
  const triggers = around
    .flatMap(({ openingElement }) => openingElement.attributes)
    .filter((each) => each.type === "JSXAttribute" && getName(each.name) === "trigger")
    .flatMap((each) => within(each).filter(({ type }) => type === "JSXAttribute"));
  return [...conditions, ...unit.exits, ...triggers].flatMap((node) => guardsIn(unit, names, node));
}

const isSubmit = (attribute: ESTree.JSXAttributeItem) =>
  attribute.type === "JSXAttribute" &&
  getName(attribute.name) === "type" &&
  getText(attribute.value) === "submit";
