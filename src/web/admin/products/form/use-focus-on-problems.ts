import { useEffect, useRef, type RefObject } from "react";
import type { Problems } from "./problems.ts";

/** A form whose first refused field gets the focus whenever there are new `problems`. */
export function useFocusOnProblems(problems: Problems): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problems]);
  return form;
}
