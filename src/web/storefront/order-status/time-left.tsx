import { useSyncExternalStore } from "react";
import { orderStatus as text } from "#i18n/en/order-status.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { nowMs } from "#web/browser/clock.ts";

/**
 * The remaining time is the same in every time zone; the server's page cannot know when it is read.
 */
export function TimeLeft({ until }: { until: string }) {
  const minutes = useSyncExternalStore(
    runEverySecond,
    () => Math.max(1, Math.ceil((Date.parse(until) - nowMs()) / MINUTE_MS)),
    () => undefined,
  );
  return (
    // Its line is reserved, so that nothing below moves when the page comes to life.
    <strong className="mt-1 block min-h-[1lh] font-strong text-text">
      {minutes && text.cancel.left(Math.floor(minutes / 60), minutes % 60)}
    </strong>
  );
}

function runEverySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000);
  return () => clearInterval(timer);
}
