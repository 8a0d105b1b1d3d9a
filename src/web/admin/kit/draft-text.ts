import { useState } from "react";
import { prefixes } from "#content/prefixes.ts";
import { readStored, save } from "#web/browser/browser-storage.ts";

/** Kind of a draft; the id beside it is that of the order, customer or message. */
type Subject = "order-note" | "customer-note" | "reply";

const PREFIX = `${prefixes.storage}-draft-`;
const getKey = (subject: Subject, id: string) => `${PREFIX}${subject}-${id}`;

/**
 * A text that is being written, kept in this tab until it has been sent: through other rows, other
 * pages and a reload. What it is written for must not change while it is shown.
 */
export function useDraftText(subject: Subject, id: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraftText(subject, id));
  function write(typed: string) {
    setText(typed);
    saveDraftText(subject, id, typed);
  }
  return [text, write];
}

export function readDraftText(subject: Subject, id: string): string {
  return readStored("session", getKey(subject, id)) ?? "";
}

/** Keeps what has been typed; nothing leaves nothing behind. */
export function saveDraftText(subject: Subject, id: string, text: string): void {
  save("session", getKey(subject, id), text.trim() === "" ? null : text);
}
