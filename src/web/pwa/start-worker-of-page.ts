/**
 * Registers the worker, where browsers have such things. In development it would only show
 * yesterday's sources.
 */
export function startWorkerOfPage(): void {
  if (import.meta.env.DEV || !hasWorkers()) return;
  navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => {
    // Private windows refuse it; the shop then needs a connection, as before.
  });
}

/** Lets the worker keep a page that is open, with what it has loaded before the worker came. */
export async function cacheVisitedPage(pathname: string): Promise<void> {
  if (import.meta.env.DEV || !hasWorkers() || isRefused(pathname)) return;
  const { active } = await navigator.serviceWorker.ready;
  const resources = performance.getEntriesByType("resource").map(({ name }) => name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers, unlike windows, take none
  active?.postMessage({ path: pathname, resources });
}

/**
 * Whether the document that was loaded from this path is an error page: there is nothing to keep.
 */
function isRefused(pathname: string): boolean {
  return performance
    .getEntriesByType("navigation")
    .some(
      (entry) =>
        entry instanceof PerformanceNavigationTiming &&
        entry.responseStatus >= 400 &&
        new URL(entry.name).pathname === pathname,
    );
}

/** Only where connections are secure, which the types do not say. */
function hasWorkers(): boolean {
  return "serviceWorker" in navigator;
}
