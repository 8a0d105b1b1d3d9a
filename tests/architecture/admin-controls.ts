// Follows what the back office can change from the calls to the controls that begin them, and finds
// the controls that do not ask for the right. A call flows through variables, the results of hooks,
// and the properties of components. A dialog that does not ask counts for the controls that open
// it: those that set the state on which it is shown.
import type { ESTree } from "vite";
import {
  getAllEffects,
  createKnowledge,
  toEffects,
  nothing,
  onlyEffects,
  getPropertyValue,
  whole,
  type Effect,
  type Value,
} from "./admin-effects.ts";
import { askedAround, askedAt, guardsIn } from "./admin-guards.ts";
import {
  comparedWords,
  getName,
  findSources,
  within,
  type Module,
  type Node,
  type ShownElement,
  type Unit,
} from "./admin-syntax.ts";
import { isPassive, resultOfBody, findValue, type Facts, type World } from "./admin-values.ts";

export type Rights = {
  /** Whether an endpoint changes something that not everybody may. */
  isChange: (endpoint: string) => boolean;
  /**
   * Whether asking for this, such as "orders.write" or "can.refund", is asking for what the
   * endpoint needs.
   */
  isGuard: (guard: string, endpoint: string) => boolean;
};

type OwnFacts = Facts & { loose: Map<string, Value>; isUsed: boolean };
type Attribute = ESTree.JSXAttributeItem;

const handler = /^on[A-Z]/;
const isNamed = (attribute: Attribute, name: string) =>
  attribute.type === "JSXAttribute" && getName(attribute.name) === name;
/**
 * The controls that begin a change without asking for its right: the function that shows them, and
 * the endpoint.
 */
export function unguardedControls(modules: ReadonlyMap<string, Module>, rights: Rights): string[] {
  const facts = new Map<Unit, OwnFacts>();
  for (const { units } of modules.values())
    for (const unit of units.values()) facts.set(unit, emptyFacts());
  const { add, addWords, hasGrown } = createKnowledge();
  // Every function of the modules is among them.
  const getFacts = (unit: Unit) => facts.get(unit) as OwnFacts;
  const world: World = {
    isChange: rights.isChange,
    getFacts,
    findUnit(module, name = "") {
      const imported = module.imports.get(name);
      return imported
        ? modules.get(imported.path)?.units.get(imported.name)
        : module.units.get(name);
    },
  };

  /** Gives the names of a pattern their value, and remembers what it asks for. */
  function bind(unit: Unit, pattern: Node, value: Value, asked: readonly string[]): void {
    const { names, guards } = getFacts(unit);
    if (pattern.type === "Identifier") {
      add(names, pattern.name, value);
      addWords(guards, pattern.name, asked);
    }
    if (pattern.type === "AssignmentPattern") bind(unit, pattern.left, value, asked);
    if (pattern.type === "ArrayPattern")
      for (const element of pattern.elements)
        if (element) bind(unit, element, whole(getAllEffects(value)), asked);
    if (pattern.type === "ObjectPattern")
      for (const property of pattern.properties)
        if (property.type === "RestElement") bind(unit, property.argument, value, asked);
        else {
          const name = getName(property.key) ?? "";
          bind(
            unit,
            property.value,
            isPassive(name) ? nothing : getPropertyValue(value, name),
            asked,
          );
        }
  }

  /** Gives a function what it is called or shown with. */
  function bindProps(unit: Unit): void {
    const { props } = getFacts(unit);
    const [first] = unit.params;
    const all: Value = new Map([...props].map(([name, value]) => [name, getAllEffects(value)]));
    if (first?.type === "Identifier") bind(unit, first, all, []);
    if (first?.type !== "ObjectPattern") return;
    for (const property of first.properties)
      if (property.type === "RestElement") bind(unit, property.argument, all, []);
      else {
        const name = getName(property.key) ?? "";
        bind(unit, property.value, props.get(name) ?? nothing, askedByAll(unit, name));
      }
  }

  /** Rights that a property asks for in every place that shows the component. */
  function askedByAll(unit: Unit, prop: string): string[] {
    const [first = [], ...others] = (places.get(unit) ?? []).map(({ user, element }) =>
      element.openingElement.attributes
        .filter((attribute) => isNamed(attribute, prop))
        .flatMap((attribute) => guardsIn(user, getFacts(user).guards, attribute)),
    );
    return first.filter((guard) => others.every((asked) => asked.includes(guard)));
  }

  const without = (asked: readonly string[]) => (effect: Effect) =>
    !asked.some((guard) => rights.isGuard(guard, effect.endpoint));

  /**
   * A right that is not asked for here must be asked for by the code that sets the state on which
   * the element is shown, or else by the code that gives this function its properties.
   */
  function passOn(unit: Unit, value: Value, shownWhile: readonly Node[]): void {
    const left = [...getAllEffects(value).values()];
    if (left.length === 0) return;
    const [word] = shownWhile.flatMap((node) => comparedWords(node));
    const effects = whole(
      toEffects(left.map((effect) => ({ ...effect, when: effect.when ?? word }))),
    );
    const { names, loose } = getFacts(unit);
    const { setters, props } = findSources(unit, shownWhile);
    for (const setter of setters) add(names, setter, effects);
    if (setters.length === 0) add(loose, props.join(" "), effects);
  }

  /** Follows what an element is given: to the component that it shows, or to a press. */
  function readElement(unit: Unit, shown: ShownElement): void {
    const { guards } = getFacts(unit);
    const { name, attributes } = shown.element.openingElement;
    const target = world.findUnit(unit.module, getName(name));
    const around = askedAround(unit, guards, shown);
    const isLeft = without([...around, ...askedAt(unit, guards, shown.element)]);
    const opening = [shown.element, ...shown.around].flatMap(({ openingElement }) =>
      openingElement.attributes.filter((each) => isNamed(each, "isOpen")),
    );
    for (const attribute of attributes)
      for (const [prop, value] of givenBy(unit, attribute)) {
        const left = onlyEffects(value, isLeft);
        if (target !== undefined) add(getFacts(target).props, prop, left);
        else if (handler.test(prop))
          passOn(unit, left, opening.length > 0 ? [...shown.conditions, ...opening] : []);
      }
    if (target === undefined) return;
    // Its own controls ask with what they are given, so here it counts only whether it is shown at
    // all.
    for (const [props, value] of markUsed(target).loose) {
      const given = attributes.filter((each) =>
        props.split(" ").some((prop) => isNamed(each, prop)),
      );
      const left = onlyEffects(value, without(around));
      passOn(unit, left, [...shown.conditions, ...opening, ...given]);
    }
  }

  function markUsed(target: Unit): OwnFacts {
    const known = getFacts(target);
    known.isUsed = true;
    return known;
  }

  /** The properties that an attribute gives, with their values. */
  function givenBy(unit: Unit, attribute: Attribute): [string, Value][] {
    if (attribute.type === "JSXSpreadAttribute")
      return [...findValue(world, unit, attribute.argument)].map(([name, it]) => [name, whole(it)]);
    if (attribute.value?.type !== "JSXExpressionContainer") return [];
    return [[getName(attribute.name) ?? "", findValue(world, unit, attribute.value.expression)]];
  }

  /**
   * A function that is called for elements, such as the columns of a table, shows them with what it
   * is given.
   */
  function readCalls(unit: Unit): void {
    for (const node of within(unit.body)) {
      if (node.type !== "CallExpression") continue;
      const target = world.findUnit(unit.module, getName(node.callee));
      if (target === undefined) continue;
      const { props, loose } = markUsed(target);
      if (target.elements.length === 0) continue;
      for (const argument of node.arguments)
        for (const [prop, it] of findValue(world, unit, argument)) add(props, prop, whole(it));
      for (const value of loose.values()) passOn(unit, value, []);
    }
  }

  function readUnit(unit: Unit): void {
    const { names, guards } = getFacts(unit);
    bindProps(unit);
    for (const { id, init } of unit.variables)
      if (init) {
        // The answer to a call begins none.
        const value = init.type === "AwaitExpression" ? nothing : findValue(world, unit, init);
        bind(unit, id, value, guardsIn(unit, guards, init));
      }
    for (const { id, body } of unit.functions)
      if (id && body)
        bind(
          unit,
          id,
          whole(getAllEffects(findValue(world, unit, body))),
          guardsIn(unit, guards, body),
        );
    for (const shown of unit.elements) readElement(unit, shown);
    readCalls(unit);
    add(names, "()", resultOfBody(world, unit));
  }

  /** Where each component is shown. */
  const places = Map.groupBy(
    [...facts.keys()].flatMap((user) => user.elements.map(({ element }) => ({ user, element }))),
    ({ user, element }) => world.findUnit(user.module, getName(element.openingElement.name)),
  );
  do for (const unit of facts.keys()) readUnit(unit);
  while (hasGrown());
  return [...facts].flatMap(([unit, { loose, isUsed }]) => {
    const left = isUsed
      ? []
      : [...loose.values()].flatMap((value) => [...getAllEffects(value).values()]);
    return [...new Set(left.map(({ endpoint }) => `${unit.key}: ${endpoint}`))];
  });
}

const emptyFacts = (): OwnFacts => ({
  props: new Map(),
  names: new Map(),
  guards: new Map(),
  loose: new Map(),
  isUsed: false,
});
