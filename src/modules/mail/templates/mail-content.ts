import type { z } from "zod";
import { fillText } from "#shared/fill-text.ts";
import type { MailKind } from "../mail-kinds.ts";
import type { MailWords } from "../mail-words.ts";

/** Something with a name. A link stands in place of the text, where it can be clicked. */
export type Fact = {
  readonly label: string;
  readonly text: string;
  readonly href?: string | undefined;
};

/** A part of a mail with a shape of its own: what was ordered, an address, a few facts. */
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

/** A file that goes along with a mail, by its key in the storage. */
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
  /** Texts that somebody sent in, as they typed them. */
  readonly quotes?: readonly Fact[];
  /** Other parts of the mail, shown above the button. */
  readonly blocks?: readonly Block[];
  readonly button?: { readonly label: string; readonly href: string };
  /** Below the button, in small print. */
  readonly afterwards: readonly string[];
  /** The way out of a list. Mail programs get it in the headers as well. */
  readonly unsubscribe?: { readonly label: string; readonly href: string };
  /** Why the recipient gets this mail, with `{shop}` and `{email}`. */
  readonly footer: string;
  /** The address for answers, if not the shop's. */
  readonly replyTo?: string;
  readonly files?: readonly MailFile[];
  /** The language of the words around what people wrote, if not English. */
  readonly language?: "he";
  /** The signature in that language, and the text above the address of the button. */
  readonly signature?: string;
  readonly linkBelow?: string;
};

/** A mail with what all mails say, as it is laid out. */
export type WholeMail = MailContent & {
  /** The name of the shop, above the words. */
  readonly sender: string;
  readonly signature: string;
  /** The text above the address of the button. */
  readonly linkBelow: string;
};

type Delivery = {
  /** The secret in the mail's link, for the kinds that have one. */
  readonly secret: string | undefined;
  /** Begins the links, without a slash at the end. */
  readonly publicUrl: string;
};

/** One kind of mail: what is stored of it, and what it says. */
export type Template<Kind extends MailKind, Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  /** Throws when what is stored does not fit. */
  readonly write: (stored: unknown, words: MailWords<Kind>, delivery: Delivery) => MailContent;
};

/**
 * `schema` is of what the mail tells; `write` gets that as it has been stored, and the words of the
 * shop.
 */
export function template<Kind extends MailKind, Schema extends z.ZodType>(
  _kind: Kind,
  schema: Schema,
  write: (content: z.output<Schema>, words: MailWords<Kind>, delivery: Delivery) => MailContent,
): Template<Kind, Schema> {
  return {
    schema,
    write: (stored, words, delivery) => write(schema.parse(stored), words, delivery),
  };
}

/** The texts around the content of a mail to the shop's own people: they read Hebrew. */
export function toOwnPeople({ shop }: Pick<MailWords, "shop">) {
  return { language: "he", signature: shop.signature, linkBelow: shop.linkBelow } as const;
}

/** A name as people read it in a mail: on one line, and not longer than a greeting should be. */
const MAX_NAME = 100;
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
/**
 * Signs by which mail programs recognise links: the shop must not carry a stranger's links to an
 * address that the stranger has chosen.
 */
const ofLinks = /[:/\\@]|\.(?=[\p{L}\p{N}])/gu;

/** "Hello …," for a name that a stranger chose. */
export function greeting({ common }: Pick<MailWords, "common">, name: string): string {
  return fillText(common.greeting, { name: shownName(name) });
}

/**
 * A stranger's name on a line of ours: what would turn or hide the text around it, or make a link,
 * is left out.
 */
export function shownName(name: string): string {
  const printable = name.replaceAll(unprintable, " ").replaceAll(ofLinks, " ");
  return printable.replaceAll(/\s+/g, " ").trim().slice(0, MAX_NAME).toWellFormed();
}

/**
 * Characters that would turn or hide the text around them. Line breaks and tabs are part of a text,
 * joiners part of emoji and scripts.
 */
const unprintableInText = /(?![\n\t\u200c-\u200f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const joinsLinks = /:(?=\/)|[.@](?=[\p{L}\p{N}])/gu;

/**
 * A stranger's text of any length, to be read and not to be clicked: an invisible character
 * (U+2060, which holds words together) after each sign that mail programs recognise links by.
 */
export function quoted(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(unprintableInText, "")
    .replaceAll(joinsLinks, "$&\u2060");
}

/** A stranger's text that belongs on one line. */
export function quotedLine(text: string): string {
  return quoted(text.replaceAll(/\s+/g, " ").trim());
}

/** How long a link works, in words: "24 hours". */
export function inHours({ common }: Pick<MailWords, "common">, hours: number): string {
  return hours === 1 ? common.hour : fillText(common.hours, { count: String(hours) });
}

/**
 * The fields of a form as somebody filled them in, in the order of `labels`; empty fields are left
 * out.
 */
export function getQuotes<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  sent: Readonly<Partial<Record<Field, string | undefined>>>,
): { label: string; text: string }[] {
  return (Object.keys(labels) as Field[]).flatMap((field) => {
    const text = sent[field];
    if (text === undefined) return [];
    // The address has been checked, and is there to be copied.
    return [{ label: labels[field], text: field === "email" ? text : quoted(text) }];
  });
}
