import { brand } from "#content/brand.ts";
import { mailWords } from "#content/mails.ts";
import type { Letter } from "./letter.ts";

/** The letter for readers without HTML. */
export function plainTextOf(letter: Letter, publicUrl: string): string {
  return [
    letter.heading,
    ...letter.paragraphs,
    `${letter.button.label}:\n${letter.button.href}`,
    ...letter.afterwards,
    `-- \n${mailWords.signature}\n${footerOf(publicUrl)}`,
  ].join("\n\n");
}

export function footerOf(publicUrl: string): string {
  return mailWords.footer
    .replace("{shop}", () => new URL(publicUrl).host)
    .replace("{email}", brand.email);
}
