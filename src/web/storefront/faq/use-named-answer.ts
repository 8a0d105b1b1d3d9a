import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

const OTHER_ANSWER = 'details[name="faq"][open]';

/**
 * Opens the answer that the address names, now and whenever another one is named. Browsers do so by
 * themselves when a page is opened, but not on every way to it; and the question must be seen too,
 * not only its answer.
 */
export function useNamedAnswer(): void {
  const { hash, key } = useLocation();
  const answeredFor = useRef<string>(undefined);
  useEffect(() => {
    const isArrival = answeredFor.current === undefined;
    answeredFor.current = key;
    const question = document.getElementById(hash.slice(1))?.closest("details");
    if (!question) return;
    // A visitor who was faster than the scripts reads another answer already.
    if (isArrival && !question.open && document.querySelector(OTHER_ANSWER)) return;
    question.open = true;
    question.scrollIntoView();
  }, [hash, key]);
}
