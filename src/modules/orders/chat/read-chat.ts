import { isSupportedCountry } from "libphonenumber-js/min";
import { listParts, type ChatPart } from "./chat-parts.ts";
import { normalizeChat, listCustomerLines } from "./chat-text.ts";
import type { Finding } from "./finding.ts";
import { matchStreet } from "./find-street.ts";
import { readAddress, type AddressFound } from "./read-address.ts";
import { readEmail, readPhone } from "./read-contact.ts";
import { findCountry } from "./read-country.ts";
import { readItems, type ItemsFound, type NamedVariant } from "./read-items.ts";
import { listLabelled, readLabel } from "./read-labels.ts";
import { readName } from "./read-name.ts";

/** The shop's own names, addresses and phones, and the variants that it sells. */
export type ChatShop = {
  readonly names: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly variants: readonly NamedVariant[];
};

export type ChatFindings = AddressFound &
  ItemsFound & {
    readonly name?: Finding | undefined;
    readonly email?: Finding | undefined;
    readonly phone?: Finding | undefined;
  };

/**
 * Details of an order in a pasted conversation. Every value is written in it exactly so, except the
 * two letters of a country and numbers written as words; details that it does not contain are
 * missing.
 */
export function readChat(pasted: string, shop: ChatShop): ChatFindings {
  const all = listCustomerLines(normalizeChat(pasted), shop.names);
  const lines = all.filter(({ text }) => readLabel(text)?.label !== "ignored");
  const parts = listParts(lines);
  const isItem = (text: string) => isOfItems(text, shop.variants);
  const address = readAddress(lines, parts, isItem);
  const country = address.country?.value;
  const isHome = (part: ChatPart) =>
    address.line1 !== undefined && part.text.includes(address.line1.value);
  return {
    ...address,
    ...readItems(
      parts.flatMap((part) => (isContact(part) ? [] : withoutAddress(part.text, address))),
      shop.variants,
      listLabelled(lines, "quantity"),
    ),
    email: readEmail(lines, shop.emails),
    phone: readPhone(
      lines,
      shop.phones,
      country !== undefined && isSupportedCountry(country) ? country : undefined,
    ),
    name: readName({
      lines,
      parts,
      isTaken: (part) =>
        isItem(part.text) ||
        matchStreet(part, isItem) !== undefined ||
        isContact(part) ||
        findCountry(part.text) !== undefined ||
        part.text === address.city?.value,
      isContact: (part) => isContact(part) || isHome(part),
    }),
  };
}

const isContact = ({ kind }: ChatPart) => kind !== "text";

/** A number of the address is no quantity. */
function withoutAddress(text: string, { line1, line2, postalCode }: AddressFound): string {
  const values = [line1, line2, postalCode].map((finding) => finding?.value ?? "");
  return values.reduce((rest, value) => rest.replace(value, ""), text);
}

/** "1 blue" is no street although it has a number; "Noa Green" is no product. */
function isOfItems(text: string, variants: readonly NamedVariant[]): boolean {
  const { items, unclear } = readItems([text], variants);
  return items.length > 0 || unclear.length > 0;
}
