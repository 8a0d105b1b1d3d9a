import { z } from "zod";
import { formatDateTime, formatMoney } from "#i18n/format.ts";
import { fillText } from "#shared/fill-text.ts";
import { currencies, money } from "#shared/money.ts";
import { greeting, quotedLine, template } from "./mail-content.ts";

const about = z.object({
  /** Of the return: "A1B2C3D4" */
  number: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  currency: z.enum(currencies),
  /** The path of the page of the order's returns, with its key. */
  path: z.string(),
});

const asked = about.extend({
  kind: z.enum(["cancel", "withdraw", "claim", "warranty"]),
  askedAt: z.iso.datetime(),
  lines: z.array(z.object({ name: z.string(), variant: z.string().nullable(), quantity: z.int() })),
});

/** The receipt of what a customer has asked for. */
export const returnAsked = template("return-asked", asked, (told, words, mail) => {
  const { own } = words;
  const at = formatDateTime(new Date(told.askedAt));
  const filled = (line: string) =>
    fillText(line, { return: told.number, number: told.orderNumber, at });
  return {
    subject: filled(own.subject),
    preheader: filled(own.preheader),
    heading: filled(own.heading),
    paragraphs: [greeting(words, told.customerName), ...own.text.map(filled)],
    blocks: [
      {
        kind: "facts",
        heading: own.facts.heading,
        facts: [
          { label: own.facts.kind, text: own.kinds[told.kind] },
          ...told.lines.map(({ name, variant, quantity }) => ({
            label: own.facts.about,
            text: `${quotedLine(variant === null ? name : `${name}, ${variant}`)} × ${quantity}`,
          })),
        ],
      },
    ],
    button: { label: own.button, href: mail.publicUrl + told.path },
    afterwards: own.afterwards.map(filled),
    footer: words.common.order.footer,
  };
});

const moved = about.extend({
  state: z.enum(["approved", "underway", "received", "refunded", "replaced", "refused"]),
  note: z.string().nullable(),
  amountMinor: z.int(),
});

/** Tells a customer how far a return has come. */
export const returnMoved = template("return-moved", moved, (told, words, mail) => {
  const { own } = words;
  const step = own[told.state];
  const amount = formatMoney(money(told.amountMinor, told.currency));
  const filled = (line: string) =>
    fillText(line, { return: told.number, number: told.orderNumber, amount });
  return {
    subject: filled(step.subject),
    preheader: filled(step.preheader),
    heading: filled(step.heading),
    paragraphs: [greeting(words, told.customerName), ...step.text.map(filled)],
    ...(told.note !== null && { quotes: [{ label: own.noteHeading, text: told.note }] }),
    button: { label: own.button, href: mail.publicUrl + told.path },
    afterwards: own.afterwards.map(filled),
    footer: words.common.order.footer,
  };
});
