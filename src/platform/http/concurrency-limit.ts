/** Those who are refused may come again after this: the work is quick, so places come free soon. */
export const BUSY_RETRY_SECONDS = 1;

/** More work arrived than fits in the queue, or a place in it took too long to come. */
export class OverloadedError extends Error {
  constructor() {
    super("Too much work is waiting");
    this.name = "OverloadedError";
  }
}

export type ConcurrencyLimits = {
  readonly running: number;
  readonly waiting: number;
  /** How long a piece of work may wait for its place; without end when it is left out. */
  readonly patienceMs?: number;
};

/**
 * Runs at most `running` pieces of work at once and lets `waiting` more stand in line; any more are
 * refused with OverloadedError, and so is work that has waited for longer than `patienceMs`. A
 * server that does everything at once answers nobody.
 */
export function createConcurrencyLimit(
  limits: ConcurrencyLimits,
): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];

  function standInLine(): Promise<void> {
    if (line.length >= limits.waiting) throw new OverloadedError();
    const { promise, resolve: enter, reject: leave } = Promise.withResolvers<void>();
    line.push(enter);
    if (limits.patienceMs === undefined) return promise;
    const timer = setTimeout(() => {
      const place = line.indexOf(enter);
      if (place === -1) return; // it has been called in this very turn
      line.splice(place, 1);
      leave(new OverloadedError());
    }, limits.patienceMs);
    return promise.finally(() => clearTimeout(timer));
  }

  return async (work) => {
    // The place is handed over by whoever leaves, so nobody can slip in between. It is taken a turn
    // of the event loop later: work that waits for nothing would hold up everybody else's.
    if (running >= limits.running) await standInLine();
    else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) running -= 1;
      else setImmediate(next);
    }
  };
}
