import { brand } from "#content/brand.ts";
import { mailWords } from "#content/mails.ts";
import type { Letter } from "./letter.ts";

/** The letter for readers without HTML. */
export function plainTextOf(letter: Letter, publicUrl: string): string {
  const { quotes = [], button, unsubscribe } = letter;
  const links = [button, unsubscribe].map((link) => link && `${link.label}:\n${link.href}`);
  const [buttonLine, unsubscribeLine] = links;
  return [
    letter.heading,
    ...letter.paragraphs,
    ...quotes.map(({ label, text }) => `${label}:\n${text}`),
    buttonLine,
    ...letter.afterwards,
    unsubscribeLine,
    `-- \n${mailWords.signature}\n${footerOf(letter, publicUrl)}`,
  ]
    .filter((part) => part !== undefined)
    .join("\n\n");
}

export function footerOf(letter: Letter, publicUrl: string): string {
  return letter.footer
    .replace("{shop}", () => new URL(publicUrl).host)
    .replace("{email}", brand.email);
}
