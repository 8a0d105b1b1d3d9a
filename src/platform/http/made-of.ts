// What a page was made of: said by whoever reads it, heard by whoever keeps the page, with nothing handed on in between.
import { AsyncLocalStorage } from "node:async_hooks";

const marks = new AsyncLocalStorage<Set<string>>();

/** Says that what is being made now shows the data in the state `mark`. Without anybody who asks it does nothing. */
export function noteMadeOf(mark: string): void {
  marks.getStore()?.add(mark);
}

/**
 * Does `work` and hears what it was made of. Undefined when nothing was said, and when different states were: nobody knows
 * what the result shows then.
 */
export async function hearMadeOf<T>(
  work: () => Promise<T>,
): Promise<{ result: T; madeOf: string | undefined }> {
  const heard = new Set<string>();
  const result = await marks.run(heard, work);
  return { result, madeOf: heard.size === 1 ? [...heard][0] : undefined };
}
