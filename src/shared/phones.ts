import {
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from "libphonenumber-js/min";
import { normalizeDigits } from "./plain-text.ts";

/** The country of numbers that say nothing else: the shop's own. */
const HOME: CountryCode = "IL";

/**
 * A typed phone number as "+972501234567" (E.164), which can be called from everywhere; null for a
 * text that is no number. The code of a country may have been put before a number that already has
 * one, or the zero that is dialled within the country; Italy's numbers keep theirs. `country` is
 * where a number without a code belongs.
 */
export function parsePhone(typed: string, country?: string): string | null {
  return parse(typed, country)?.number ?? null;
}

/** A phone number or a part of it, as it may be typed to search for it. */
const TYPED_PHONE = /^[+(]?\d[\d\-(). /]{3,}$/;

/**
 * The digits by which a typed number, or a part of one, is found in any form: without the country's
 * code and the zeros that it replaces. Undefined for text that is no number.
 */
export function getPhoneDigits(typed: string): string | undefined {
  const text = normalizeDigits(typed).trim();
  if (!TYPED_PHONE.test(text)) return undefined;
  return parse(text)?.nationalNumber ?? text.replaceAll(/\D/g, "").replace(/^0+(?=\d{4})/, "");
}

function parse(typed: string, country: string = HOME): PhoneNumber | undefined {
  const text = normalizeDigits(typed)
    .trim()
    .replace(/^00/, "+")
    .replace(/^\((\+\d{1,3})\)/, "$1");
  for (const reading of listReadings(text)) {
    // A country that the library does not know counts as none.
    const phone = parsePhoneNumberFromString(reading, {
      defaultCountry: country as CountryCode,
      extract: false,
    });
    if (phone?.isValid() === true) return phone;
  }
  return undefined;
}

/** The number as it was typed, and what it may stand for, the likeliest first. */
function listReadings(text: string): string[] {
  const glued = /^\+(\d{1,3})\s+(\+|00|(?=\1))(.+)$/.exec(text);
  return glued === null ? [text] : [`+${glued[3] ?? ""}`, text];
}

/**
 * A typed number with hyphens or brackets, which no program takes for another number or for a
 * formula: "050-123-4567", "(+44) 7712 345678". Undefined for text that is no number.
 */
export function formatPhoneAsText(typed: string): string | undefined {
  const phone = parse(typed);
  if (phone === undefined) return undefined;
  if (phone.country === HOME) return phone.formatNational();
  const code = `+${phone.countryCallingCode}`;
  return `(${code}) ${phone.formatInternational().slice(code.length).trim()}`;
}
