import type { ChatLine, ChatPart } from "./chat-text.ts";
import { toFinding, type Finding } from "./finding.ts";
import { findApartment, findCity, findStreet, type Street } from "./find-street.ts";
import { readCountry } from "./read-country.ts";
import { listLabelled } from "./read-labels.ts";

const fields = ["line1", "line2", "city", "state", "postalCode", "country"] as const;

export type AddressFound = {
  readonly [Field in (typeof fields)[number]]?: Finding | undefined;
};

/** British, Canadian, Dutch and Polish codes, and those of digits alone. */
const codes = [
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/,
  /\b[A-Z]\d[A-Z] \d[A-Z]\d\b/,
  /\b\d{4} [A-Z]{2}\b/,
  /(?<![\d-])\d{2}-\d{3}(?![\d-])/,
  /(?<![\d-])\d{4,7}(?![\d-])/,
] as const;

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
    postalCode: toFinding(listLabelled(lines, "postalCode")),
  };
  const anywhere = toFinding(
    parts.flatMap(({ text }) => findCity(text) ?? []),
    false,
  );
  const street = findStreet(parts, isItem);
  if (street === undefined) return { country, city: labelled.city ?? anywhere };
  const around = parts.slice(street.index + 1, street.index + 6).map(({ text }) => text);
  const line2 = findApartment(street, around);
  const place = findPlace(street, around);
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
function findPlace({ rest }: Street, around: readonly string[]): Place {
  let found: Place = {};
  for (const text of [rest, ...around]) {
    if (found.city !== undefined && found.postalCode !== undefined) break;
    found = { ...readPlace(text, found.city !== undefined), ...found };
  }
  return found;
}

function readPlace(text: string, hasCity: boolean): Place {
  const foundCity = findCity(text);
  const code = codes.map((pattern) => pattern.exec(text)?.[0]).find((it) => it !== undefined);
  const withoutCode = code === undefined ? text : text.replace(code, " ").trim();
  const state = code === undefined ? undefined : STATE.exec(withoutCode)?.[1];
  const name = withoutCode.slice(0, withoutCode.length - (state?.length ?? 0)).trim();
  const city = foundCity ?? (!hasCity && CITY_NAME.test(name) ? name : undefined);
  const isPlace = city !== undefined || hasCity || state !== undefined;
  const isSure = foundCity !== undefined || code !== undefined;
  return {
    ...(city !== undefined && { city: { value: city, isSure } }),
    ...(state !== undefined && { state: { value: state, isSure: true } }),
    ...(code !== undefined && isPlace && { postalCode: { value: code, isSure: true } }),
  };
}
