/** Runs work under a name, and gives its result to all who ask for it meanwhile. */
export type Turns<T> = (name: string, work: (start: () => number) => Promise<T>) => Promise<T>;

/**
 * There is one piece of work at a time for each name. The work calls `begin` (which returns the
 * version) when it starts to read its data. Callers who come after the version has gone up share
 * the next run, which follows.
 */
export function createTurns<T>(currentVersion: () => number): Turns<T> {
  const latest = new Map<string, { isUpToDate: () => boolean; done: Promise<T> }>();

  return (name, work) => {
    const before = latest.get(name);
    if (before?.isUpToDate()) return before.done;
    let begunAt: number | undefined;
    const start = () => (begunAt = currentVersion());
    const previous = before?.done.catch(() => undefined) ?? Promise.resolve();
    const done = previous
      .then(() => work(start))
      .finally(() => {
        if (latest.get(name) === turn) latest.delete(name);
      });
    const turn = { isUpToDate: () => begunAt === undefined || begunAt === currentVersion(), done };
    latest.set(name, turn);
    return done;
  };
}
