import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/min";

/**
 * The countries that a number without a country code may belong to, besides that of the address.
 */
export const usualCountries: readonly CountryCode[] = ["IL", "US", "GB"];

const MIN_DIGITS = 8;

export function isPhone(text: string, country: CountryCode): boolean {
  const phone = parsePhoneNumberFromString(text, country);
  // With a country code the number is accepted even if the list of number formats does not know it.
  return phone?.isValid() === true || (text.startsWith("+") && phone?.isPossible() === true);
}

/**
 * Where the phone number is in digits that stand together: "12 054-1234567" begins with a house
 * number, "054-1234567 3309519" ends with a postal code. Without such a number it is all of them.
 */
export function findPhone(digits: string): { readonly start: number; readonly end: number } {
  const starts = [0, ...Array.from(digits.matchAll(/ +/g), (it) => it.index + it[0].length)];
  const ends = [...Array.from(digits.matchAll(/ +/g), (it) => it.index), digits.length];
  const places = starts
    .flatMap((start) => ends.map((end) => ({ start, end })))
    .filter(({ start, end }) => digits.slice(start, end).replaceAll(/\D/g, "").length >= MIN_DIGITS)
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .toSorted((a, b) => Number(hasPrefix(digits, b.start)) - Number(hasPrefix(digits, a.start)));
  const real = places.find(({ start, end }) =>
    usualCountries.some((country) => isPhone(digits.slice(start, end), country)),
  );
  return real ?? { start: 0, end: digits.length };
}

/** The beginning of a country or area code. */
const hasPrefix = (digits: string, start: number) => "+(0".includes(digits.charAt(start));
