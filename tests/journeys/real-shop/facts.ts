// The people and things of a real shop's journey, and its mails as a mail server received them.
import { expect } from "@playwright/test";
import { paths } from "#web/paths.ts";
import { readHeader, type MailServer } from "../../support/mail-server.ts";

export const shopName = "Kerze & Docht";
export const shopEmail = "hello@kerze.example";
export const iban = "DE89 3704 0044 0532 0130 00";
export const candle = {
  name: "Soy candle",
  description: "Forty hours of light.",
  price: "24.50",
  variant: "Linden Red",
  path: paths.product("linden-red"),
  stock: 5,
};
export const owner = { name: "Noa Levi", email: "noa@kerze.example", password: "Correct-Horse-7!" };
export const packer = { name: "Tal Gal", email: "tal@kerze.example", password: "Carry-Me-2026!" };
export const guest = {
  fullName: "Maya Brenner",
  email: "maya@people.example",
  phoneNumber: "503 555 0100",
  addressLine1: "14 Alder Lane",
  city: "Portland",
  postalCode: "97205",
} as const;
export const trackingNumber = "JD014600003828392837";

/** Subject and text of each mail that an address has got. */
export function listMails({ received }: MailServer, to: string): string[] {
  return received
    .filter(({ envelope }) => envelope.to.includes(to))
    .map(
      ({ headers, parts }) => `${readHeader(headers.get("subject"))}\n${parts.get("text/plain")}`,
    );
}

/** Waits for a mail to an address in which `words` stand. */
export async function readMail(mails: MailServer, to: string, words: string): Promise<string> {
  const find = () => listMails(mails, to).find((text) => text.includes(words));
  await expect.poll(find, { timeout: 60_000, message: `"${words}" to ${to}` }).toBeDefined();
  return find() ?? "";
}

export function findLink(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[0];
  if (found === undefined) throw new Error(`no link like ${String(pattern)} in:\n${text}`);
  return found;
}
