/** However much happens, what is on the screen is read again this often at most. */
const EVERY_MS = 2_000;
/** What belongs together arrives together. */
const GATHER_MS = 150;

/** Gathers what is to be read again, and hands it over now and then. */
export function createRefresher(refresh: (paths: readonly string[]) => void): {
  add: (paths: readonly string[]) => void;
  stop: () => void;
} {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = -Infinity;

  function flush(): void {
    timer = undefined;
    lastAt = performance.now();
    const paths = [...waiting];
    waiting.clear();
    refresh(paths);
  }
  return {
    add(paths) {
      for (const path of paths) waiting.add(path);
      timer ??= setTimeout(flush, Math.max(GATHER_MS, lastAt + EVERY_MS - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
