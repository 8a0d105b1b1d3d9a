/** Result for one item: `error` is there when it failed. */
export type Outcome<Item> = { readonly item: Item } & (
  | { readonly error?: never }
  | { readonly error: unknown }
);

/**
 * Does something with each of many, a few at a time; one that fails does not stop the others.
 * `work` may return the item as it is then. `onOutcome` hears of each as soon as it is over.
 * Returns what became of them, in their order; never throws.
 */
export async function runEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Item | void>,
  { atOnce, onOutcome }: { atOnce: number; onOutcome?: (outcome: Outcome<Item>) => void },
): Promise<Outcome<Item>[]> {
  const outcomes = new Map<Item, Outcome<Item>>();
  const waiting = items.values();
  async function runNext() {
    // Workers share one iterator: each takes the next item.
    for (const item of waiting) {
      const outcome = await work(item).then(
        (after): Outcome<Item> => ({ item: after ?? item }),
        (error: unknown): Outcome<Item> => ({ item, error }),
      );
      outcomes.set(item, outcome);
      onOutcome?.(outcome);
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, runNext));
  return items.flatMap((item) => outcomes.get(item) ?? []);
}
