import { apartmentPattern, homeCities as englishCities } from "#i18n/en/chat-words.ts";
import {
  apartmentWords,
  homeCities as hebrewCities,
  noNames,
  placePrefixes,
  streetWords,
  theLetter,
  toLetter,
} from "#i18n/he/chat-words.ts";
import type { ChatPart } from "./chat-parts.ts";

/** A street with its number, as it was written, and the text beside it in the same piece. */
export type Street = { readonly index: number; readonly line1: string; readonly rest: string };

const PLACE_PREFIX = new RegExp(`^[${placePrefixes}]`);

const cities = [...hebrewCities, ...englishCities].toSorted((a, b) => b.length - a.length);
/** A city by its whole name. Where a house number follows, it is the name of a street. */
const CITY = new RegExp(
  String.raw`(?<!\p{L})[${placePrefixes}]?(${cities.join("|")})(?![\p{L}\u05f4"\u05f3])(?!\s+\d{1,4}(?!\d))`,
  "iu",
);
const APARTMENT = new RegExp(
  String.raw`(?:^|\s)((?:${apartmentWords.join("|")})(?!\p{L}).*|(?:apt|unit|flat|floor|suite)\b.*)$`,
  "iu",
);
const NUMBER = String.raw`\d{1,4}(?:[/-]\d{1,4})?(?:[\u05d0-\u05d3](?!\p{L}))?`;
const HEBREW = new RegExp(
  String.raw`^(.*?)((?:[\p{Script=Hebrew}"'-]{2,} ){1,4})(${NUMBER})$`,
  "u",
);
/** "418 SE Alder Street", "12 rue des Lilas", but not "8001 Zurich", which is a code and a city. */
const NUMBER_FIRST =
  /^(?!\d{4,5} [^ ]+$)\d{1,5}[A-Za-z]?(?: (?:rue|des?|la|du|[\p{Lu}\d][\p{L}\d.'’-]*)){1,5}$/u;
/** "Lindenstraße 14", "ul. Długa 8", "Via Garibaldi 21" */
const NUMBER_LAST = /^(?:ul\. )?\p{Lu}[\p{L}.'’-]+(?: [\p{L}.'’-]+){0,3} \d{1,4}[a-zA-Z]?$/u;

/** The city of this country that a text names, as it is written there. */
export function findCity(text: string): string | undefined {
  return CITY.exec(text)?.[1];
}

/** The first part that is a street; parts about products are skipped. */
export function findStreet(
  parts: readonly ChatPart[],
  isItem: (text: string) => boolean,
): Street | undefined {
  for (const [index, part] of parts.entries()) {
    const { text } = part;
    const line1 = matchStreet(part, isItem);
    if (line1 !== undefined)
      return { index, line1, rest: text.replace(line1, " ").replaceAll(/ +/g, " ").trim() };
  }
  return undefined;
}

/** The street and number in a part of a line. */
export function matchStreet(part: ChatPart, isItem: (text: string) => boolean): string | undefined {
  if (part.kind !== "text") return undefined;
  const text = part.text.replace(/^[^:\d]{2,20}:\s*|^\p{L}+ - /u, "");
  const city = CITY.exec(text);
  if (city === null) return matchPiece(text, false, isItem);
  const pieces = [text.slice(0, city.index), text.slice(city.index + city[0].length)];
  return pieces.flatMap((piece) => matchPiece(piece, true, isItem) ?? [])[0];
}

function matchPiece(
  text: string,
  hasCity: boolean,
  isItem: (text: string) => boolean,
): string | undefined {
  const bare = text.replace(APARTMENT, "").trim();
  const hebrew = matchHebrew(bare, hasCity);
  if (hebrew !== undefined) {
    // "The Olive 5" in a city is a street, "olive 5" is not.
    const isNamed = hasCity && hebrew.startsWith(theLetter);
    return isNamed || !isItem(hebrew) ? hebrew : undefined;
  }
  const isLatin = NUMBER_FIRST.test(bare) || NUMBER_LAST.test(bare);
  return isLatin && !isItem(bare) ? bare : undefined;
}

/**
 * "Herzl 12" by itself, or at the end of a sentence that begins with other words: then only beside
 * a city or with the word "street".
 */
function matchHebrew(text: string, hasCity: boolean): string | undefined {
  const [, before = "", words = "", number = ""] = HEBREW.exec(text) ?? [];
  if (number === "") return undefined;
  const all = `${before} ${words}`.trim().split(/ +/);
  const streetAt = all.findIndex((word) => isStreetWord(word.replace(PLACE_PREFIX, "")));
  if (streetAt !== -1) {
    const isBare = isStreetWord(all[streetAt] ?? "");
    return readTail(text, all.slice(isBare ? streetAt : streetAt + 1), number);
  }
  const lastOther = all.findLastIndex((word) => noNames.includes(word));
  const name = all.slice(lastOther + 1);
  if (name.length === 0 || name.length > 3 || (lastOther !== -1 && !hasCity)) return undefined;
  const [first = "", ...others] = name;
  // "To Sokolov 60": the letter is no part of the street.
  const isTo = lastOther !== -1 && first.startsWith(toLetter) && first.length > 3;
  return readTail(text, [isTo ? first.slice(1) : first, ...others], number);
}

const isStreetWord = (word: string) => streetWords.some((street) => street === word);

/** The given last words of a text with the number, exactly as they are written. */
function readTail(text: string, words: readonly string[], number: string): string | undefined {
  const tail = `${words.join(" ")} ${number}`;
  return words.length > 0 && text.endsWith(tail) ? tail : undefined;
}

/** The floor, flat or entrance: beside the street, or in the parts after it. */
export function findApartment({ rest }: Street, around: readonly string[]): string | undefined {
  const beside = APARTMENT.exec(rest.replace(CITY, " ").trim())?.[1];
  if (beside !== undefined && rest.includes(beside)) return beside;
  return around
    .slice(0, 2)
    .find(
      (text) =>
        apartmentPattern.test(text) || (/^\p{Script=Hebrew}/u.test(text) && APARTMENT.test(text)),
    );
}
