import { useEffect } from "react";
import { useRevalidator } from "react-router";

const EVERY_MS = 3_000;
/** After two minutes further polling would not help. */
const TIMES = 40;

/** Looks every few seconds whether a payment has been confirmed, as long as it is awaited. */
export function useQuietRefresh(isAwaited: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAwaited) return undefined;
    let times = 0;
    const timer = setInterval(() => {
      times += 1;
      if (times > TIMES) clearInterval(timer);
      else if (document.visibilityState === "visible" && navigator.onLine) void revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isAwaited, revalidate]);
}
