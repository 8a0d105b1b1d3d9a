/** More work arrived than fits in the queue. */
export class OverloadedError extends Error {
  constructor() {
    super("Too much work is waiting");
    this.name = "OverloadedError";
  }
}

/**
 * Runs at most `running` pieces of work at once and lets `waiting` more stand in line; any more are
 * refused with OverloadedError. A server that does everything at once answers nobody.
 */
export function createConcurrencyLimit(limits: {
  running: number;
  waiting: number;
}): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];

  return async (work) => {
    if (running >= limits.running) {
      if (line.length >= limits.waiting) throw new OverloadedError();
      // The place is handed over by whoever leaves, so nobody can slip in between.
      await new Promise<void>((enter) => line.push(enter));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
