/**
 * Refused requests may be tried again after this time, because work is quick and places are free
 * again soon.
 */
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
 * Gives out `running` places at once and lets `waiting` more callers wait for one; all others are
 * refused with OverloadedError, and so are callers who have waited longer than `patienceMs`. What
 * it resolves with gives the place back.
 */
export function createPlaces(limits: ConcurrencyLimits): () => Promise<() => void> {
  let running = 0;
  const line: (() => void)[] = [];

  function waitInLine(): Promise<void> {
    if (line.length >= limits.waiting) throw new OverloadedError();
    const { promise, resolve: enter, reject } = Promise.withResolvers<void>();
    line.push(enter);
    if (limits.patienceMs === undefined) return promise;
    const timer = setTimeout(() => {
      const place = line.indexOf(enter);
      if (place === -1) return; // it has been called in this very turn
      line.splice(place, 1);
      reject(new OverloadedError());
    }, limits.patienceMs);
    return promise.finally(() => clearTimeout(timer));
  }

  // The place goes directly to the next in line, so that no newcomer can take it. Its work starts
  // in the next turn of the event loop, because a chain of synchronous work would block all others.
  function release(): void {
    const next = line.shift();
    if (next === undefined) running -= 1;
    else setImmediate(next);
  }

  return async () => {
    if (running >= limits.running) await waitInLine();
    else running += 1;
    return release;
  };
}

/**
 * Runs each piece of work when there is a place for it, as `createPlaces` gives them out. A server
 * that does everything at once finishes nothing.
 */
export function createConcurrencyLimit(
  limits: ConcurrencyLimits,
): <T>(work: () => Promise<T>) => Promise<T> {
  const enter = createPlaces(limits);
  return async (work) => {
    const release = await enter();
    try {
      return await work();
    } finally {
      release();
    }
  };
}
