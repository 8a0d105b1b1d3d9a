import { useEffect, useEffectEvent } from "react";

/** Scanners type a code and Enter, faster than people do. */
const LONGEST_PAUSE_MS = 60;
const BARCODE = /^\d{8,14}$/;

/** Hears a barcode scanner while nothing is being typed anywhere. */
export function useScanner(onScan: (barcode: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let typed = "";
    let last = 0;
    function handleKey({ key, timeStamp, target }: KeyboardEvent) {
      if (isTyping(target)) return;
      if (timeStamp - last > LONGEST_PAUSE_MS) typed = "";
      last = timeStamp;
      if (/^\d$/.test(key)) typed += key;
      else if (key === "Enter" && BARCODE.test(typed)) {
        scanned(typed);
        typed = "";
      } else typed = "";
    }
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}
