import { z } from "zod";
import { formatDateTime, formatMoney } from "#i18n/format.ts";
import { returnPath } from "#modules/orders/order-path.ts";
import { fillText } from "#shared/fill-text.ts";
import { currencies, money } from "#shared/money.ts";
import { formatGreeting, formatQuotedLine, template } from "./mail-content.ts";

const about = z.object({
  /** Of the return: "A1B2C3D4" */
  number: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  currency: z.enum(currencies),
  /** Not in mails whose order is gone. */
  orderId: z.uuid().optional(),
});

const createSampleReturn = (customerName: string): z.input<typeof about> => ({
  number: "E5F6A7B8",
  orderNumber: "A1B2C3D4",
  customerName,
  currency: "USD",
  orderId: "00000000-0000-4000-8000-0000a1b2c3d4",
});

const requested = about.extend({
  kind: z.enum(["cancel", "withdraw", "claim", "warranty"]),
  /** True for a cancellation that the customer has not confirmed yet. */
  isUnconfirmed: z.boolean().default(false),
  askedAt: z.iso.datetime(),
  lines: z
    .array(z.object({ name: z.string(), variant: z.string().nullable(), quantity: z.int() }))
    .readonly(),
});

/** Confirms to a customer that the request for a return has arrived. */
export const returnRequested = template(
  "return-asked",
  requested,
  (sent, words, mail) => {
    const { own } = words;
    const at = formatDateTime(new Date(sent.askedAt));
    const fillLine = (line: string) =>
      fillText(line, { return: sent.number, number: sent.orderNumber, at });
    return {
      subject: fillLine(own.subject),
      preheader: fillLine(own.preheader),
      heading: fillLine(own.heading),
      paragraphs: [
        formatGreeting(words, sent.customerName),
        ...own.text.map(fillLine),
        ...(sent.isUnconfirmed ? own.unconfirmed.text.map(fillLine) : []),
      ],
      blocks: [
        {
          kind: "facts",
          heading: own.facts.heading,
          facts: [
            { label: own.facts.kind, text: own.kinds[sent.kind] },
            ...sent.lines.map(({ name, variant, quantity }) => ({
              label: own.facts.about,
              text: `${formatQuotedLine(variant === null ? name : `${name}, ${variant}`)} × ${quantity}`,
            })),
          ],
        },
      ],
      button: {
        label: sent.isUnconfirmed ? own.unconfirmed.button : own.button,
        href: mail.publicUrl + returnPath(mail.order.page),
      },
      afterwards: sent.isUnconfirmed ? [] : own.afterwards.map(fillLine),
      footer: words.common.order.footer,
    };
  },
  (name) => ({
    ...createSampleReturn(name),
    kind: "withdraw",
    askedAt: "2026-03-09T10:00:00.000Z",
    lines: [{ name: "Wanderpaw Backpack", variant: "Ocean Blue", quantity: 1 }],
  }),
);

const moved = about.extend({
  state: z.enum(["approved", "underway", "received", "refunded", "replaced", "refused"]),
  note: z.string().nullable(),
  amountMinor: z.int(),
});

/** Tells a customer about progress of a return. */
export const returnMoved = template(
  "return-moved",
  moved,
  (sent, words, mail) => {
    const { own } = words;
    const step = own[sent.state];
    const amount = formatMoney(money(sent.amountMinor, sent.currency));
    const fillLine = (line: string) =>
      fillText(line, { return: sent.number, number: sent.orderNumber, amount });
    return {
      subject: fillLine(step.subject),
      preheader: fillLine(step.preheader),
      heading: fillLine(step.heading),
      paragraphs: [formatGreeting(words, sent.customerName), ...step.text.map(fillLine)],
      ...(sent.note !== null && { quotes: [{ label: own.noteHeading, text: sent.note }] }),
      button: { label: own.button, href: mail.publicUrl + returnPath(mail.order.page) },
      afterwards: own.afterwards.map(fillLine),
      footer: words.common.order.footer,
    };
  },
  (name) => ({
    ...createSampleReturn(name),
    state: "approved",
    note: "Please use the small box.",
    amountMinor: 0,
  }),
);
