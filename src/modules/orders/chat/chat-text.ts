// A pasted conversation as lines that customers wrote.
import { readStamp } from "./time-stamps.ts";

/** Invisible marks of text direction and joining that programs put between letters. */
const MARKS = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const TAG = /<\/?[a-z][^<>@]{0,200}>/gi;

/** No person writes longer lines, and searching them could take seconds. */
const MAX_LINE = 300;
const PIECES = new RegExp(String.raw`.{1,${MAX_LINE}}(?:\s|$)|.{${MAX_LINE}}`, "gu");

function cutLine(line: string): string[] {
  return line.length <= MAX_LINE ? [line] : (line.match(PIECES) ?? []).map((piece) => piece.trim());
}

export type ChatLine = {
  /** The name of the writer in the chat program; undefined in a text without names. */
  readonly sender: string | undefined;
  readonly text: string;
};

/**
 * A text without marks and tags. Characters are only removed, so all that remains was in the pasted
 * text.
 */
export function normalizeChat(pasted: string): string {
  return pasted
    .replaceAll(MARKS, "")
    .replaceAll(TAG, "")
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll("\r", "");
}

/** The lines of a conversation that were not written by the shop. */
export function listCustomerLines(cleaned: string, shopNames: readonly string[]): ChatLine[] {
  const own = shopNames.map((name) => name.toLowerCase()).filter((name) => name !== "");
  let sender: string | undefined;
  const lines = cleaned.split("\n").flatMap((line): ChatLine[] => {
    const stamped = readStamp(line.trim());
    if (stamped === undefined) return [{ sender, text: line.trim() }];
    sender = stamped.sender;
    // Messages of the chat program itself have no sender.
    return sender === undefined ? [] : [stamped];
  });
  return lines
    .filter((line) => !own.some((name) => line.sender?.toLowerCase().includes(name)))
    .flatMap(({ sender: writer, text }) =>
      cutLine(text).map((piece) => ({ sender: writer, text: piece })),
    )
    .filter(({ text }) => text !== "");
}

/** With the Hebrew marks of abbreviations, geresh and gershayim. */
const WORDS = /[\p{L}\p{N}]+(?:[’'\u05f4"\u05f3.-][\p{L}\p{N}]+)*['\u05f3]?/gu;

/** The words of a text, without punctuation around them. */
export function listWords(text: string): string[] {
  return text.match(WORDS) ?? [];
}
