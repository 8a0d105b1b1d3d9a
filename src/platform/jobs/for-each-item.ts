import { AppError } from "#shared/errors.ts";

/**
 * Does `work` for each item, one after the other, and returns how often it says that something was
 * done. One that fails is told to `onError` and has to wait for the next time. Throws when the
 * database is away: the others would fail as well, and the worker tries again soon.
 */
export async function runForEachItem<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
  onError: (err: unknown, item: Item) => void,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each has a transaction of its own
      if (await work(item)) done += 1;
    } catch (err) {
      if (err instanceof AppError && err.code === "unavailable") throw err;
      onError(err, item);
    }
  }
  return done;
}
