import { fillText } from "#shared/fill-text.ts";
import type { MailWords } from "../mail-words.ts";

/** A label with a value. In HTML the link is used in place of the text. */
export type Fact = {
  readonly label: string;
  readonly text: string;
  readonly href?: string | undefined;
};

/** A block of a mail: ordered products, an address, or a few facts. */
export type Block =
  | {
      readonly kind: "table";
      readonly head: readonly [string, string];
      readonly lines: readonly {
        readonly name: string;
        readonly detail: string;
        readonly amount: string;
      }[];
      readonly sums: readonly (Fact & { readonly isTotal?: true })[];
    }
  | {
      readonly kind: "facts";
      readonly heading?: string | undefined;
      readonly paragraphs?: readonly string[];
      readonly facts: readonly Fact[];
    }
  | { readonly kind: "address"; readonly heading: string; readonly lines: readonly string[] };

/** A file attached to a mail, by its key in the storage. */
export type MailFile = { readonly key: string; readonly name: string; readonly type: string };

/** The content of a mail, before it is laid out as HTML and as plain text. */
export type MailContent = {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The text that a person of the shop wrote, with its own line breaks. */
  readonly body?: string;
  /** Texts of a customer, as they were typed. */
  readonly quotes?: readonly Fact[];
  /** Other parts of the mail, shown above the button. */
  readonly blocks?: readonly Block[];
  readonly button?: { readonly label: string; readonly href: string } | undefined;
  /** Below the button, in small print. */
  readonly afterwards: readonly string[];
  /** Parts at the end, which are stored rather than read at once. */
  readonly lastBlocks?: readonly Block[];
  /** The link to unsubscribe. Mail programs get it in the headers as well. */
  readonly unsubscribe?: { readonly label: string; readonly href: string } | undefined;
  /** Why the recipient gets this mail, with `{shop}` and `{email}`. */
  readonly footer: string;
  /** The address for answers, if not the shop's. */
  readonly replyTo?: string;
  readonly files?: readonly MailFile[];
  /** Only of a letter that a person wrote: the ids of the earlier ones, the oldest first. */
  readonly answers?: readonly string[];
  /** The language of the words around what people wrote, if not English. */
  readonly language?: "he";
  /** The signature in that language, and the text above the address of the button. */
  readonly signature?: string;
  readonly linkBelow?: string;
};

/** A mail with the parts that all mails share, ready for layout. */
export type WholeMail = MailContent & {
  /** The name of the shop, above the words. */
  readonly sender: string;
  readonly signature: string;
  /** The text above the address of the button. */
  readonly linkBelow: string;
};

/** The keys in a mail about an order: of its page, and of the button that confirms it. */
export type OrderSecrets = { readonly page: string; readonly confirm: string };

export type Delivery = {
  /** The secret in the mail's link, for the kinds that have one. */
  readonly secret: string | undefined;
  /** The keys of the order that the mail is about. */
  readonly order: OrderSecrets;
  /** Begins the links, without a slash at the end. */
  readonly publicUrl: string;
};

/** A name as people read it in a mail: on one line, and not longer than a greeting should be. */
const MAX_NAME = 100;
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
/**
 * Characters by which mail programs recognise links: a stranger must not be able to have the shop
 * mail links of theirs to an address of their choice.
 */
const ofLinks = /[:/\\@]|\.(?=[\p{L}\p{N}])/gu;

/** "Hello …," for a name that a stranger chose. */
export function formatGreeting({ common }: Pick<MailWords, "common">, name: string): string {
  return fillText(common.greeting, { name: toShownName(name) });
}

/**
 * A stranger's name for a line of ours, without characters that would reverse or hide the text
 * around it, or make a link.
 */
export function toShownName(name: string): string {
  const printable = name.replaceAll(unprintable, " ").replaceAll(ofLinks, " ");
  return printable.replaceAll(/\s+/g, " ").trim().slice(0, MAX_NAME).toWellFormed();
}

/**
 * Characters that would reverse or hide the text around them. Line breaks and tabs are allowed, and
 * joiners, which emoji and some scripts need.
 */
const unprintableInText = /(?![\n\t\u200c-\u200f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const joinsLinks = /:(?=\/)|[.@](?=[\p{L}\p{N}])/gu;

/**
 * A stranger's text of any length without clickable links: an invisible character (U+2060, word
 * joiner) follows each character by which mail programs recognise links.
 */
export function formatQuote(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(unprintableInText, "")
    .replaceAll(joinsLinks, "$&\u2060");
}

/** A stranger's text that belongs on one line. */
export function formatQuotedLine(text: string): string {
  return formatQuote(text.replaceAll(/\s+/g, " ").trim());
}

/** How long a link works, in words: "24 hours". */
export function formatHours({ common }: Pick<MailWords, "common">, hours: number): string {
  return hours === 1 ? common.hour : fillText(common.hours, { count: String(hours) });
}

/** The filled-in fields of a form, in the order of `labels`; empty fields are left out. */
export function getQuotes<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  sent: Readonly<Partial<Record<Field, string | undefined>>>,
): { label: string; text: string }[] {
  return (Object.keys(labels) as Field[]).flatMap((field) => {
    const text = sent[field];
    if (text === undefined) return [];
    // The address has been checked, and is there to be copied.
    return [{ label: labels[field], text: field === "email" ? text : formatQuote(text) }];
  });
}
