import { useEffect, useMemo, useState } from "react";

/** The text once it has not changed for a while. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}

/** The same of a value that JSON can hold; `isSettled` says that it is the present one. */
export function useSettledValue<T>(
  value: T,
  pauseMs: number,
): { readonly value: T; readonly isSettled: boolean } {
  const text = JSON.stringify(value);
  const settled = useSettled(text, pauseMs);
  // The text was made of a value of this type.
  const parsed = useMemo(() => JSON.parse(settled) as T, [settled]);
  return { value: parsed, isSettled: settled === text };
}
