// Processor time of this thread: unlike the clock's, it does not grow while other programs have the
// processor.

/** Time of the work below on the machine where the bounds were set. */
const REFERENCE_MS = 20;

export function threadTimeMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * How many times slower this machine is at present than the one where the bounds were set; at least
 * 1.
 */
export function slowness(): number {
  const rounds = Array.from({ length: 7 }, () => {
    const before = threadTimeMs();
    work();
    return threadTimeMs() - before;
  });
  return Math.max(1, Math.min(...rounds) / REFERENCE_MS);
}

/** The same kinds of work as reading requests: texts, objects and numbers. */
function work(): number {
  const text = JSON.stringify(
    Array.from({ length: 2_000 }, (_, id) => ({ id, name: `bag ${id}` })),
  );
  let sum = 0;
  for (let round = 0; round < 20; round += 1) sum += JSON.stringify(JSON.parse(text)).length;
  for (let round = 0; round < 2_000_000; round += 1) sum = (sum * 31 + round) | 0;
  return sum;
}
