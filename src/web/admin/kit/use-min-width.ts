import { useSyncExternalStore } from "react";

/** The width of a printed page between its margins: 182 mm. */
const PAPER_REM = 43;

let isPrinting = false;

/**
 * True when the window is at least so wide or, while it is printed, the paper. Browsers tell the
 * width of the paper only once they have counted the pages, so a change then would print an empty
 * page.
 */
export function useMinWidth(rem: number): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(formatQuery(rem));
      const stop = new AbortController();
      const options = { signal: stop.signal };
      media.addEventListener("change", onChange, options);
      for (const event of ["beforeprint", "afterprint"])
        addEventListener(
          event,
          () => {
            isPrinting = event === "beforeprint";
            onChange();
          },
          options,
        );
      return () => stop.abort();
    },
    () => (isPrinting ? rem <= PAPER_REM : matchMedia(formatQuery(rem)).matches),
    () => true,
  );
}

const formatQuery = (rem: number) => `(min-width: ${rem}rem)`;
