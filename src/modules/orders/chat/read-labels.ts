import { chatLabels as english } from "#i18n/en/chat-words.ts";
import { chatLabels as hebrew } from "#i18n/he/chat-words.ts";
import type { ChatLine } from "./chat-text.ts";

export type ChatLabel = keyof typeof english;

// The keys of our own object.
const names = Object.keys(english) as ChatLabel[];
const byWord = new Map<string, ChatLabel>(
  names.flatMap((name) => [...english[name], ...hebrew[name]].map((word) => [word, name] as const)),
);

/** The start of another label in the line: "Name: Dana. Phone: 050…". */
const BEFORE_LABEL = /[.,;|]\s+(?=[\p{L} ]{2,20}:)/u;

/**
 * The label that a line begins with, and its text: "Name: Dana", "Phone - 050…", "Email dana@…".
 */
export function readLabel(text: string): { label: ChatLabel; rest: string } | undefined {
  const [whole = "", word = ""] = /^([^:\d]{2,20}?)\s?(?::| [-–] )/.exec(text) ?? [];
  const label = byWord.get(word.trim().toLowerCase());
  return label === undefined ? undefined : { label, rest: text.slice(whole.length).trim() };
}

/** The texts behind a label, in the conversation's order. */
export function listLabelled(lines: readonly ChatLine[], requested: ChatLabel): string[] {
  const sentences = lines.flatMap(({ text }) => text.split(BEFORE_LABEL));
  return sentences.flatMap((sentence) => {
    const read = readLabel(sentence);
    return read?.label === requested && read.rest !== "" ? [read.rest] : [];
  });
}
