import { toDay } from "#i18n/format-he.ts";
import type { Clock } from "#platform/clock.ts";
import type { HtmlCache } from "#server/http/html-cache.ts";

/** How long after midnight a page may still say the day before. */
const LOOK_EVERY_MS = 10_000;

/**
 * Has cached pages made anew when a day begins in the shop's time zone. It checks the clock
 * repeatedly, because a timer would be late after sleep or a change of the clock.
 */
export function followDays(clock: Clock, cache: Pick<HtmlCache, "expire">): () => void {
  let currentDay = toDay(clock());
  const timer = setInterval(() => {
    const today = toDay(clock());
    if (today === currentDay) return;
    currentDay = today;
    cache.expire();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
