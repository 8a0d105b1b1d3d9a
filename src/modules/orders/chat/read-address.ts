import { chatLabels as englishLabels } from "#i18n/en/chat-words.ts";
import { chatLabels as hebrewLabels } from "#i18n/he/chat-words.ts";
import type { ChatPart } from "./chat-parts.ts";
import type { ChatLine } from "./chat-text.ts";
import { toFinding, type Finding } from "./finding.ts";
import { findApartment, findCity, findStreet, type Street } from "./find-street.ts";
import { readCountry } from "./read-country.ts";
import { listLabelled } from "./read-labels.ts";

const fields = ["line1", "line2", "city", "state", "postalCode", "country"] as const;

export type AddressFound = {
  readonly [Field in (typeof fields)[number]]?: Finding | undefined;
};

/** British, Canadian, Dutch and Polish codes. */
const shaped = [
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/,
  /\b[A-Z]\d[A-Z] \d[A-Z]\d\b/,
  /\b\d{4} [A-Z]{2}\b/,
  /(?<![\d-])\d{2}-\d{3}(?![\d-])/,
] as const;
const labels = [...englishLabels.postalCode, ...hebrewLabels.postalCode].join("|");
/** "zip 97214" */
const LABELLED = new RegExp(String.raw`(?<!\p{L})(?:${labels})\W{0,3}(\d{4,7})(?!\d)`, "iu");
/** Digits alone. Codes of Israel have seven digits, and had five. */
const BARE = /(?<![\p{L}\d]|\d[.:/-]|-)\d{4,7}(?![\p{L}\d]|[.:/-]\d|-)/u;
const BARE_AT_HOME = /(?<![\p{L}\d]|\d[.:/-]|-)(?:\d{7}|\d{5})(?![\p{L}\d]|[.:/-]\d|-)/u;

/** "Portland OR", once its code is gone. */
const STATE = /(?<!\p{L})([A-Z]{2,3})$/u;
const CITY_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;

/** Where the shipment goes, each part as it was written. */
export function readAddress(
  lines: readonly ChatLine[],
  parts: readonly ChatPart[],
  isItem: (text: string) => boolean,
): AddressFound {
  const country = readCountry(lines, parts);
  const labelled = {
    city: toFinding(listLabelled(lines, "city")),
    postalCode: toFinding(lines.flatMap(({ text }) => LABELLED.exec(text)?.[1] ?? [])),
  };
  const anywhere = toFinding(
    parts.flatMap(({ text }) => findCity(text) ?? []),
    false,
  );
  const street = findStreet(parts, isItem);
  if (street === undefined) return { country, city: labelled.city ?? anywhere };
  const around = parts
    .slice(street.index + 1, street.index + 6)
    .filter(({ kind }) => kind === "text")
    .map(({ text }) => text);
  const line2 = findApartment(street, around);
  const isHome =
    country === undefined
      ? anywhere !== undefined || /\p{Script=Hebrew}/u.test(street.line1)
      : country.value === "IL";
  const place = findPlace(street, around, isHome);
  const city = labelled.city ?? place.city ?? anywhere;
  return {
    country,
    line1: { value: street.line1, isSure: city !== undefined },
    line2: line2 === undefined ? undefined : { value: line2, isSure: true },
    city,
    state: place.state,
    postalCode: labelled.postalCode ?? place.postalCode,
  };
}

type Place = Pick<AddressFound, "city" | "state" | "postalCode">;

/** City and code: with the street, or in the parts that follow. */
function findPlace({ rest }: Street, around: readonly string[], isHome: boolean): Place {
  let found: Place = {};
  for (const text of [rest, ...around]) {
    if (found.city !== undefined && found.postalCode !== undefined) break;
    found = { ...readPlace(text, found.city !== undefined, isHome), ...found };
  }
  return found;
}

function readPlace(text: string, hasCity: boolean, isHome: boolean): Place {
  const foundCity = findCity(text);
  const shapedCode = shaped
    .map((pattern) => pattern.exec(text)?.[0])
    .find((it) => it !== undefined);
  const code = shapedCode ?? (isHome ? BARE_AT_HOME : BARE).exec(text)?.[0];
  const withoutCode = code === undefined ? text : text.replace(code, " ").trim();
  const state = code === undefined ? undefined : STATE.exec(withoutCode)?.[1];
  const name = withoutCode.slice(0, withoutCode.length - (state?.length ?? 0)).trim();
  const city = foundCity ?? (!hasCity && CITY_NAME.test(name) ? name : undefined);
  const isPlace = city !== undefined || hasCity || state !== undefined;
  const isSure = foundCity !== undefined || code !== undefined;
  // Digits alone may also be a year, a price or the code of a door.
  const isSureCode = shapedCode !== undefined || state !== undefined;
  return {
    ...(city !== undefined && { city: { value: city, isSure } }),
    ...(state !== undefined && { state: { value: state, isSure: true } }),
    ...(code !== undefined && isPlace && { postalCode: { value: code, isSure: isSureCode } }),
  };
}
