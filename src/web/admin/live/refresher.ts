/** The shortest time between two refreshes of the screen. */
const EVERY_MS = 2_000;
/** Wait, in ms, so that changes that belong together are read together. */
const GATHER_MS = 150;

/** Has the screens read again soon after something happened, and not too often. */
export function createRefresher(refresh: () => void): {
  request: () => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = -Infinity;

  function refreshNow(): void {
    timer = undefined;
    lastAt = performance.now();
    refresh();
  }
  return {
    request() {
      timer ??= setTimeout(refreshNow, Math.max(GATHER_MS, lastAt + EVERY_MS - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
