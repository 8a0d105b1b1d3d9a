import { useCallback, useEffect, useState } from "react";

/** Data of a component, or why there is none. */
export type Reading<T> = T | "loading" | "failed";

/**
 * Reads data for as long as the component is there. `read` must be the same function each time.
 * `readAgain` shows the data of before meanwhile, `retry` shows none.
 */
export function useRead<T>(read: (signal: AbortSignal) => Promise<T>) {
  const [data, setData] = useState<Reading<T>>("loading");
  const [reads, setReads] = useState(1);
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal).then(
      (found) => setData(() => found),
      () => {
        if (!leaving.signal.aborted) setData("failed");
      },
    );
    return () => leaving.abort();
  }, [read, reads]);
  const readAgain = useCallback(() => setReads((before) => before + 1), []);
  const retry = useCallback(() => {
    setData("loading");
    readAgain();
  }, [readAgain]);
  return { data, readAgain, retry };
}
