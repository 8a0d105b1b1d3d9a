import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the answer that the address names, now and whenever another one is named. Browsers do so by themselves when a
 * page is opened, but not on every way to it; and the question must be seen too, not only its answer.
 */
export function useNamedAnswer(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const question = document.getElementById(hash.slice(1))?.closest("details");
    if (!question) return;
    question.open = true;
    question.scrollIntoView();
  }, [hash, key]);
}
