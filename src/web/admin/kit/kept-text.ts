import { useState } from "react";
import { brand } from "#content/brand.ts";

/** What texts are kept for; the id beside it says of which order, customer or message. */
type Subject = "order-note" | "customer-note" | "reply";

const PREFIX = `${brand.storagePrefix}-draft-`;
const keyOf = (subject: Subject, id: string) => `${PREFIX}${subject}-${id}`;

/**
 * A text that is being written, kept in this tab until it has been sent: through other rows, other pages and a reload. What
 * it is written for must not change while it is shown.
 */
export function useKeptText(subject: Subject, id: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readKept(subject, id));
  function write(typed: string) {
    setText(typed);
    keep(subject, id, typed);
  }
  return [text, write];
}

export function readKept(subject: Subject, id: string): string {
  try {
    return sessionStorage.getItem(keyOf(subject, id)) ?? "";
  } catch {
    return "";
  }
}

/** Keeps what has been typed; nothing leaves nothing behind. */
export function keep(subject: Subject, id: string, text: string): void {
  try {
    if (text.trim() === "") sessionStorage.removeItem(keyOf(subject, id));
    else sessionStorage.setItem(keyOf(subject, id), text);
  } catch {
    // A browser that forbids storage: the draft lasts as long as the page.
  }
}
