import { z } from "zod";
import { fillText } from "#shared/fill-text.ts";
import type { MailKind } from "../mail-kinds.ts";
import type { MailWords } from "../mail-words.ts";
import { formatGreeting, formatHours, type Delivery, type MailContent } from "./mail-content.ts";

/** The parts of a document that every mail lays out in the same way. */
type Texts = {
  readonly subject: string;
  readonly preheader?: string;
  readonly heading: string;
  readonly text?: readonly string[];
  readonly button?: string;
  readonly unsubscribe?: string;
  readonly afterwards?: readonly string[];
  readonly footer?: string;
};

type MailTraits = {
  /** The part of the shop that may queue and read it, besides accounts and the shop itself. */
  readonly from?: "forms" | "checkout";
  /**
   * Set when anyone can cause it to any address, for example with an order in its name. Mails of
   * accounts do not have it: they have limits of their own, and a stranger must not be able to keep
   * a user from getting a link to sign in.
   */
  readonly byStranger?: true;
  /** Set when the shop's own people get it, who read Hebrew. */
  readonly toShop?: true;
};

type MailRecord<Kind extends MailKind, Content, Read> = MailTraits & {
  /** The data that is stored with the mail, also by earlier versions. */
  readonly schema: z.ZodType<Read, Content>;
  /** The name in the greeting; no greeting without it. */
  readonly greet?: (sent: Read) => string;
  /** Texts of the document that stand in place of the others, by the name of their group. */
  readonly variant?: (sent: Read) => string;
  /** The values of placeholders, besides "{hours}" and "{days}" of the link. */
  readonly getValues?: (sent: Read, words: MailWords) => Readonly<Record<string, string>>;
  /** The paths of the button and of the link to unsubscribe, with "{secret}". */
  readonly button?: string;
  readonly unsubscribe?: string;
  /** Parts that are not in the document; paragraphs follow those of the document. */
  readonly add?: (
    sent: Read,
    words: MailWords<Kind>,
    delivery: Delivery & { readonly fillLine: (line: string) => string },
  ) => Partial<MailContent>;
};

/** One kind of mail, as the rest of the shop knows it. */
export type Template<Kind extends MailKind, Content = unknown> = MailTraits & {
  readonly schema: z.ZodType<unknown, Content>;
  readonly linkHours?: number | undefined;
  /** Throws when the stored data does not fit the schema. */
  readonly write: (stored: unknown, words: MailWords<Kind>, delivery: Delivery) => MailContent;
  /**
   * Sample data of a mail, about or from a person of this name: the editor of its
   * words shows it, and tests read it.
   */
  readonly createSample: (name: string) => Content;
};

/**
 * The record of a kind of mail: its document, filled with the mail's data. `linkHours` are the
 * hours that its secret link works; the mail states them, and is not sent after that time.
 */
export function defineMail<
  Kind extends MailKind = MailKind,
  Content = unknown,
  Read = unknown,
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- values stay literals
  const Sample extends Content = Content,
  const Hours extends number | undefined = undefined,
>(
  record: MailRecord<Kind, Content, Read> & {
    readonly linkHours?: Hours;
    readonly createSample: (name: string) => Sample;
  },
) {
  const { schema, createSample, linkHours, from, byStranger, toShop } = record;
  return {
    schema,
    createSample,
    linkHours: linkHours as Hours, // undefined where it is left out
    from,
    byStranger,
    toShop,
    write: (stored: unknown, words: MailWords<Kind>, delivery: Delivery): MailContent => {
      const sent = schema.parse(stored);
      const own: Readonly<Record<string, unknown>> = words.own;
      // Each document has these texts, at its top or in its groups.
      const texts = {
        ...own,
        ...(record.variant && (own[record.variant(sent)] as Texts)),
      } as Texts;
      const values = {
        ...(linkHours !== undefined &&
          linkHours < Infinity && {
            hours: formatHours(words, linkHours),
            days: `${linkHours / 24} days`,
          }),
        ...record.getValues?.(sent, words),
      };
      const fillLine = (line: string) => fillText(line, values);
      const toLink = (label?: string, path?: string) =>
        label !== undefined && path !== undefined
          ? { label, href: delivery.publicUrl + fillSecret(path, delivery.secret) }
          : undefined;
      const { paragraphs = [], ...more } =
        record.add?.(sent, words, { ...delivery, fillLine }) ?? {};
      return {
        subject: fillLine(texts.subject),
        preheader: fillLine(texts.preheader ?? texts.heading),
        heading: fillLine(texts.heading),
        paragraphs: [
          ...(record.greet ? [formatGreeting(words, record.greet(sent))] : []),
          ...(texts.text ?? []).map(fillLine),
          ...paragraphs,
        ],
        button: toLink(texts.button, record.button),
        afterwards: (texts.afterwards ?? []).map(fillLine),
        unsubscribe: toLink(texts.unsubscribe, record.unsubscribe),
        footer: texts.footer ?? words.common.footer,
        ...(toShop && {
          language: "he" as const,
          signature: words.shop.signature,
          linkBelow: words.shop.linkBelow,
        }),
        ...more,
      };
    },
  };
}

function fillSecret(path: string, secret: string | undefined): string {
  if (!path.includes("{secret}")) return path;
  return fillText(path, { secret: encodeURIComponent(z.string().parse(secret)) });
}

/** A mail without data. */
export const plain = { schema: z.object({}), createSample: () => ({}) };
