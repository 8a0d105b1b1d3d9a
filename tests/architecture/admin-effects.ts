// Which calls a value of the back office leads to.

/** A call that changes something; `when` is the word that chooses it, as in `setOpen("delete")`. */
export type Effect = { endpoint: string; when?: string | undefined };

/** Effects without repeats. */
export type Effects = ReadonlyMap<string, Effect>;

/** Calls that each property of a value leads to, by its name; those of the whole are under "". */
export type Value = ReadonlyMap<string, Effects>;

export const noEffects: Effects = new Map();
export const nothing: Value = new Map();

export function toEffects(list: Iterable<Effect>): Effects {
  return new Map(
    [...list].map((effect) => [`${effect.endpoint} ${effect.when ?? ""}`, effect] as const),
  );
}

/** A value without known properties. */
export function whole(effects: Effects): Value {
  return effects.size === 0 ? nothing : new Map([["", effects]]);
}

/** Everything that any use of a value leads to. */
export function getAllEffects(value: Value): Effects {
  return new Map([...value.values()].flatMap((effects) => [...effects]));
}

/** The calls that a property of a value leads to. */
export function getPropertyValue(value: Value, name: string): Value {
  return whole(value.get(name) ?? value.get("") ?? noEffects);
}

/** A value that may be any of these. */
export function mergeValues(...values: readonly Value[]): Value {
  const result = new Map<string, Effects>();
  for (const value of values)
    for (const [name, effects] of value)
      result.set(name, new Map([...(result.get(name) ?? []), ...effects]));
  return result;
}

export function onlyEffects(value: Value, isWanted: (effect: Effect) => boolean): Value {
  return new Map(
    [...value].map(([name, effects]) => [
      name,
      new Map([...effects].filter(([, effect]) => isWanted(effect))),
    ]),
  );
}

/** Adds to the known facts; `hasGrown` says whether any were new since it was last asked. */
export function createKnowledge() {
  let grown = false;
  /** Adds to what is known under a name. */
  function add(map: Map<string, Value>, name: string, value: Value): void {
    const before = map.get(name) ?? nothing;
    const after = mergeValues(before, value);
    if (getSize(after) === getSize(before)) return;
    map.set(name, after);
    grown = true;
  }
  function addWords(map: Map<string, ReadonlySet<string>>, name: string, labels: Iterable<string>) {
    const before = map.get(name) ?? new Set();
    const after = new Set([...before, ...labels]);
    if (after.size === before.size) return;
    map.set(name, after);
    grown = true;
  }
  function hasGrown(): boolean {
    const answer = grown;
    grown = false;
    return answer;
  }
  return { add, addWords, hasGrown };
}

const getSize = (value: Value) =>
  [...value.values()].reduce((sum, effects) => sum + effects.size, 0);
