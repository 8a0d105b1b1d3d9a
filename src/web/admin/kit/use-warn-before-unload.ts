import { useEffect } from "react";

/** Lets the browser ask before the tab is closed or reloaded, while something would be lost. */
export function useWarnBeforeUnload(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const openQuestion = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", openQuestion);
    return () => removeEventListener("beforeunload", openQuestion);
  }, [wouldLose]);
}
