import { useEffect, useState } from "react";
import { readStatus } from "./use-second-factor.ts";

/**
 * Whether a second factor is on. If that cannot be found out, the answer to the password will tell.
 */
export function useAsksForCode(): boolean {
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    readStatus(leaving.signal).then(
      ({ since }) => setAsks(since !== null),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return asks;
}
