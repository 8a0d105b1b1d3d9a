/** Data that the inbox passes to the open message. */
export type InboxContext = {
  /** The messages of the list, as they stand there. */
  readonly ids: readonly string[];
};

/**
 * The message after or before another one in the list; the first or last when none of the list is
 * open.
 */
export function findNeighbour(
  ids: readonly string[],
  openId: string | undefined,
  by: 1 | -1,
): string | undefined {
  const at = openId === undefined ? -1 : ids.indexOf(openId);
  if (at === -1) return by === 1 ? ids[0] : ids.at(-1);
  return at + by < 0 ? undefined : ids[at + by];
}

/** The message to open after this one: the next one, or else the one before. */
export function findNext(ids: readonly string[], doneId: string): string | undefined {
  if (!ids.includes(doneId)) return undefined;
  return findNeighbour(ids, doneId, 1) ?? findNeighbour(ids, doneId, -1);
}
