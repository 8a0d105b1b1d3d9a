import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";

const EVERY_MS = 3_000;
/** After two minutes further polling would not help. */
const TIMES = 40;

/**
 * Looks every few seconds whether a payment has been confirmed, as long as it is awaited. Returns
 * whether it has looked often enough in vain.
 */
export function useQuietRefresh(isAwaited: boolean): boolean {
  const { revalidate } = useRevalidator();
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    let times = 0;
    const timer = setInterval(() => {
      times += 1;
      if (times > TIMES) {
        clearInterval(timer);
        setEnded(true);
      } else if (document.visibilityState === "visible" && navigator.onLine) void revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isAwaited, revalidate]);
  return hasEnded;
}
