import { mailWords } from "#content/mails.ts";

/** What a mail says, before it is laid out as HTML and as plain text. */
export type Letter = {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly href: string };
  /** Below the button, in small print. */
  readonly afterwards: readonly string[];
};

/** Turns what is stored of a mail into a letter. Throws when it does not fit. */
export type Template = (mail: {
  readonly content: unknown;
  readonly secret: string | undefined;
  /** Begins the links, without a slash at the end. */
  readonly publicUrl: string;
}) => Letter;

/** A name as people read it in a mail: on one line, and not longer than a greeting should be. */
const MAX_NAME = 100;
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
/** What mail programs make links of: the shop must not carry those of strangers to whomever they name. */
const ofLinks = /[:/\\@]|\.(?=[\p{L}\p{N}])/gu;

/** "Hello …," for a name that a stranger chose: what would turn or hide the text around it, or make a link, is left out. */
export function greeting(name: string): string {
  const printable = name.replaceAll(unprintable, " ").replaceAll(ofLinks, " ");
  const shown = printable.replaceAll(/\s+/g, " ").trim().slice(0, MAX_NAME);
  return mailWords.greeting.replace("{name}", () => shown.toWellFormed());
}

export function withHours(text: string, hours: number): string {
  const shown = hours === 1 ? mailWords.hour : mailWords.hours.replace("{count}", String(hours));
  return text.replace("{hours}", shown);
}
