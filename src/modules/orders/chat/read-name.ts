import * as english from "#i18n/en/chat-words.ts";
import * as hebrew from "#i18n/he/chat-words.ts";
import { cutEnd } from "#shared/cut-end.ts";
import type { ChatPart } from "./chat-parts.ts";
import type { ChatLine } from "./chat-text.ts";
import { toFinding, type Finding } from "./finding.ts";
import { listLabelled, readLabel } from "./read-labels.ts";

const noNames = new Set([...english.noNames, ...hebrew.noNames]);
const GREETING = new RegExp(
  String.raw`^(?:${[...english.greetings, ...hebrew.greetings].join("|")})\s+`,
  "i",
);
const MAX_NAME = 100;

type Names = {
  lines: readonly ChatLine[];
  parts: readonly ChatPart[];
  /** Whether a part was recognised as something else: a street, a phone, a color. */
  isTaken: (part: ChatPart) => boolean;
  /** Where an address or phone begins; names are right before or after it. */
  isContact: (part: ChatPart) => boolean;
};

/** "Dana Levi" of "Dana Levi <dana@mail.example>". */
function withoutAddress(text: string): string {
  const start = text.lastIndexOf("<");
  return start >= 0 && text.endsWith(">") ? text.slice(0, start).trimEnd() : text;
}

/** The name of the customer, as it was written. */
export function readName({ lines, parts, isTaken, isContact }: Names): Finding | undefined {
  const labelled = listLabelled(lines, "name").map(withoutAddress);
  const [said] = labelled.filter((name) => name.length <= MAX_NAME);
  if (said !== undefined) return { value: said, isSure: true };
  const introduced = readIntroduced(lines);
  const [sender] = lines.flatMap((line) => line.sender ?? []);
  const beside = listBeside(parts, isTaken, isContact);
  if (introduced?.isSure) return introduced;
  if (sender !== undefined && isNameShaped(sender))
    return { value: sender, isSure: beside.includes(sender) };
  const full = [introduced?.value, ...beside].find((name) => name?.includes(" "));
  return toFinding(
    [full ?? introduced?.value ?? beside[0] ?? readClosing(lines)].flatMap((it) => it ?? []),
    false,
  );
}

/** "My name is Dana Levi", "this is Gil", "Gil here". */
function readIntroduced(lines: readonly ChatLine[]): Finding | undefined {
  const sentences = lines.flatMap(({ text }) => text.split(/[,.!?;:\n]/));
  for (const sentence of sentences) {
    const sure = readAfter(withoutGreeting(sentence), [
      ...english.nameIntros.sure,
      ...hebrew.nameIntros.sure,
    ]);
    if (sure !== undefined) return { value: sure, isSure: true };
  }
  for (const sentence of sentences) {
    const name =
      readAfter(withoutGreeting(sentence), [
        ...english.nameIntros.unsure,
        ...hebrew.nameIntros.unsure,
      ]) ?? readBefore(sentence, hebrew.nameIntros.after);
    if (name !== undefined) return { value: name, isSure: false };
  }
  return undefined;
}

/** The name that follows one of these at the beginning of a sentence. */
function readAfter(sentence: string, intros: readonly string[]): string | undefined {
  const text = sentence.trim();
  const intro = intros.find((each) => text.toLowerCase().startsWith(`${each} `));
  return intro === undefined ? undefined : readNameIn(text.slice(intro.length));
}

function readBefore(sentence: string, words: readonly string[]): string | undefined {
  const word = words.find((each) => sentence.includes(` ${each}`));
  const before = word === undefined ? "" : sentence.slice(0, sentence.indexOf(` ${word}`)).trim();
  return isNameShaped(before) ? before : undefined;
}

function withoutGreeting(sentence: string): string {
  return sentence.trim().replace(GREETING, "");
}

/** The words at the beginning of a text that may be a name, as they are written. */
function readNameIn(text: string): string | undefined {
  const taken: string[] = [];
  for (const word of text.trim().split(" ")) {
    const isFrom = taken.length > 0 && word.startsWith(hebrew.fromLetter);
    if (taken.length === 3 || !isNameWord(word) || isFrom) break;
    taken.push(word);
  }
  return taken.length === 0 ? undefined : taken.join(" ");
}

/** The line after "best regards". */
function readClosing(lines: readonly ChatLine[]): string | undefined {
  const closings: readonly string[] = [...english.closings, ...hebrew.closings];
  const at = lines.findIndex(({ text }) =>
    closings.some((word) => cutEnd(text.toLowerCase(), ",.!").endsWith(word)),
  );
  const name = at === -1 ? undefined : lines[at + 1]?.text;
  return name !== undefined && isNameShaped(name) ? name : undefined;
}

/** Names beside an address or a phone, in their order. */
function listBeside(
  parts: readonly ChatPart[],
  isTaken: (part: ChatPart) => boolean,
  isContact: (part: ChatPart) => boolean,
): string[] {
  const at = parts.flatMap((part, index) => (isContact(part) ? [index] : []));
  const [first] = at;
  if (first === undefined) return [];
  const within = parts.slice(Math.max(0, first - 2), (at.at(-1) ?? first) + 2);
  return within.flatMap((part) => {
    const text = part.text.replace(/^(?:.*\s)?to\s+(?=\p{Lu})/iu, "");
    const isName = !isTaken(part) && readLabel(part.text) === undefined && isNameShaped(text);
    return isName ? [text] : [];
  });
}

/** Up to four words, each of which may be a part of a name. */
function isNameShaped(text: string): boolean {
  const words = text.trim().split(" ");
  return words.length <= 4 && words.every(isNameWord);
}

function isNameWord(word: string): boolean {
  const isPlain = [word, word.replace(hebrew.andLetter, "")].every(
    (it) => !noNames.has(it.toLowerCase()),
  );
  // Latin names begin with a capital, except "van" and the like; Hebrew has no capitals.
  return (
    isPlain &&
    (/^\p{Lu}[\p{L}’'-]*\.?$/u.test(word) ||
      /^(?:van|von|de|da|di|del|der|&|bin|ben)$/.test(word) ||
      /^\p{Script=Hebrew}[\p{Script=Hebrew}’'-]+$/u.test(word))
  );
}
