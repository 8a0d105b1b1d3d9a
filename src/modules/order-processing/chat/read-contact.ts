import { parsePhoneNumberFromString, type CountryCode } from "libphonenumber-js/min";
import { isEmailShaped } from "#shared/plain-text.ts";
import { listPhones, type ChatLine } from "./chat-text.ts";
import { firstOf, type Finding } from "./finding.ts";

const EMAIL = /[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/g;

/** Where a number without a country's code may be from, besides the country of the address. */
const usualCountries: readonly CountryCode[] = ["IL", "US", "GB"];

/** The customer's address for mails; never one of the shop's. */
export function readEmail(lines: readonly ChatLine[], own: readonly string[]): Finding | undefined {
  const found = lines.flatMap(({ text }) => text.match(EMAIL) ?? []);
  return firstOf(found.filter((email) => isEmailShaped(email) && !own.includes(email)));
}

/** The customer's phone, as it was written. A number of the shop is none. */
export function readPhone(
  lines: readonly ChatLine[],
  own: readonly string[],
  country: CountryCode | undefined,
): Finding | undefined {
  const ownDigits = own.map(toDigits).filter((digits) => digits !== "");
  const senders = lines.flatMap(({ sender }) => sender ?? []);
  const written = [...lines.map(({ text }) => text), ...senders].flatMap(listPhones);
  const countries = country === undefined ? usualCountries : [country, ...usualCountries];
  const valid = written.filter(
    (phone) =>
      !ownDigits.includes(toDigits(phone)) && countries.some((each) => isPhone(phone, each)),
  );
  const [first] = valid;
  if (first === undefined) return undefined;
  // Abroad the same digits may be somebody else's.
  return firstOf(valid, isPhone(first, country ?? "IL"));
}

function isPhone(text: string, country: CountryCode): boolean {
  const phone = parsePhoneNumberFromString(text, country);
  // With its country's code the customer has told more than lists of numbers know.
  return phone?.isValid() === true || (text.startsWith("+") && phone?.isPossible() === true);
}

const toDigits = (text: string) => text.replaceAll(/\D/g, "");
