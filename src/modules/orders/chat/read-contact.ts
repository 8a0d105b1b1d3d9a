import type { CountryCode } from "libphonenumber-js/min";
import { isEmailShaped } from "#shared/plain-text.ts";
import { cutEnd } from "#shared/cut-end.ts";
import type { ChatLine } from "./chat-text.ts";
import { listPhones } from "./chat-parts.ts";
import { toFinding, type Finding } from "./finding.ts";
import { isPhone, usualCountries } from "./phone-numbers.ts";

/** Characters of an e-mail address; a sentence may end with one. */
const WORD = /[A-Za-z0-9._%+@-]+/g;

/** The customer's e-mail address; never one of the shop's. */
export function readEmail(lines: readonly ChatLine[], own: readonly string[]): Finding | undefined {
  const words = lines.flatMap(({ text }) => text.match(WORD) ?? []);
  const found = words.map((word) => cutEnd(word.replace(/^[._%+-]+/, ""), "._%+-"));
  return toFinding(found.filter((email) => isEmailShaped(email) && !own.includes(email)));
}

/** The customer's phone number, as it was written; never one of the shop's. */
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
  // In another country the same digits may be another person's number.
  return toFinding(valid, isPhone(first, country ?? "IL"));
}

const toDigits = (text: string) => text.replaceAll(/\D/g, "");
