import type { HtmlCache } from "./platform/http/html-cache.ts";
import type { Log } from "./platform/log.ts";

/** Pages that may be out of date are not answered with for longer than this, whatever the database does. */
const PATIENCE_MS = 400;

/**
 * `look` leaves kept the pages that are made of what is there now. It looks at one time only, and once more for whatever was
 * asked meanwhile. When in doubt, because looking fails or takes too long, every page goes.
 */
export function createStockLook(parts: {
  cache: Pick<HtmlCache, "invalidate" | "keepOnly">;
  /** The state that pages would be made of now. */
  readMark: () => Promise<string>;
  log: Log;
}): { readonly look: () => void } {
  const { cache, readMark, log } = parts;
  let isAsked = false;
  let isLooking = false;
  let isLate = false;

  async function lookOn(): Promise<void> {
    isLooking = true;
    while (isAsked) {
      isAsked = false;
      const timer = setTimeout(() => {
        isLate = true;
        cache.invalidate();
      }, PATIENCE_MS);
      try {
        // oxlint-disable-next-line no-await-in-loop -- an answer that comes late must not undo a newer one
        cache.keepOnly(await readMark());
      } catch (err) {
        log.debug({ err }, "what the pages are made of could not be read");
        cache.invalidate();
      }
      clearTimeout(timer);
      isLate = false;
    }
    isLooking = false;
  }

  return {
    look() {
      isAsked = true;
      if (isLate) cache.invalidate();
      if (!isLooking) void lookOn();
    },
  };
}
