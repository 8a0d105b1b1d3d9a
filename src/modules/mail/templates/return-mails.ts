// Mails to a customer, and to the shop, about a return.
import { z } from "zod";
import { formatDay } from "#i18n/en/delivery.ts";
import { formatDateTime, formatMoney } from "#i18n/format.ts";
import { returnKinds } from "#modules/orders/kinds.ts";
import { adminReturnPath, returnPath } from "#modules/orders/order-path.ts";
import { joinPresent } from "#shared/join-present.ts";
import { currencies, MAIN_CURRENCY, money } from "#shared/money.ts";
import { isolateText } from "#shared/isolate-text.ts";
import type { MailWords } from "../mail-words.ts";
import { formatQuotedLine, toShownName, type MailContent } from "./mail-content.ts";
import { defineMail } from "./mail-record.ts";

const about = z.object({
  /** Of the return: "A1B2C3D4" */
  number: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  currency: z.enum(currencies),
  /** Not in mails whose order is gone. */
  orderId: z.uuid().optional(),
});
type About = z.output<typeof about>;

const ofReturn = { from: "checkout", greet: (sent: About) => sent.customerName } as const;
const formatPart = (text: string | null) =>
  text === null ? null : isolateText(formatQuotedLine(text));
const getNumbers = (sent: About) => ({ return: sent.number, number: sent.orderNumber });

/** Where a customer sends something back to; nothing while the owner has not entered an address. */
function listDestination(
  { name, imprint }: MailWords["brand"],
  heading: string,
): NonNullable<MailContent["blocks"]> {
  const address = imprint.postalAddress.trim();
  if (address === "") return [];
  return [{ kind: "address", heading, lines: [name, ...address.split("\n")] }];
}

const createSampleReturn = (customerName: string): z.input<typeof about> => ({
  number: "E5F6A7B8",
  orderNumber: "A1B2C3D4",
  customerName,
  currency: MAIN_CURRENCY,
  orderId: "00000000-0000-4000-8000-0000a1b2c3d4",
});

export const returnMails = {
  /** Confirms to a customer that the request for a return has arrived. */
  "return-asked": defineMail({
    ...ofReturn,
    byStranger: true,
    schema: about.extend({
      kind: z.enum(["cancel", "withdraw", "claim", "warranty"]),
      /** True for a cancellation that the customer has not confirmed yet. */
      isUnconfirmed: z.boolean().default(false),
      askedAt: z.iso.datetime(),
      lines: z
        .array(z.object({ name: z.string(), variant: z.string().nullable(), quantity: z.int() }))
        .readonly(),
    }),
    getValues: (sent) => ({ ...getNumbers(sent), at: formatDateTime(new Date(sent.askedAt)) }),
    add: (sent, { own, common }: MailWords<"return-asked">, { publicUrl, order, fillLine }) => ({
      blocks: [
        {
          kind: "facts",
          heading: own.facts.heading,
          facts: [
            { label: own.facts.kind, text: own.kinds[sent.kind] },
            ...sent.lines.map(({ name, variant, quantity }) => ({
              label: own.facts.about,
              text: `${joinPresent([name, variant].map(formatPart), ", ")} × ${quantity}`,
            })),
          ],
        },
      ],
      button: {
        label: sent.isUnconfirmed ? own.unconfirmed.button : own.button,
        href: publicUrl + returnPath(order.page),
      },
      ...(sent.isUnconfirmed && {
        paragraphs: own.unconfirmed.text.map(fillLine),
        afterwards: [],
      }),
      footer: common.order.footer,
    }),
    createSample: (name) => ({
      ...createSampleReturn(name),
      kind: "withdraw",
      askedAt: "2026-03-09T10:00:00.000Z",
      lines: [{ name: "Sample", variant: "Ocean Blue", quantity: 1 }],
    }),
  }),
  /** Tells the shop about a request of a customer. */
  "return-requested": defineMail({
    from: "checkout",
    toShop: true,
    schema: about.extend({
      customerEmail: z.string().nullable(),
      returnId: z.uuid(),
      kind: z.enum(returnKinds),
      /** In the customer's words. */
      message: z.string().nullable(),
    }),
    variant: ({ kind }) => kind,
    getValues: (sent) => ({ ...getNumbers(sent), name: toShownName(sent.customerName) }),
    add: (sent, { own }: MailWords<"return-requested">, { publicUrl }) => ({
      ...(sent.message !== null && { quotes: [{ label: own.message, text: sent.message }] }),
      button: { label: own.button, href: publicUrl + adminReturnPath(sent.returnId) },
      ...(sent.customerEmail !== null && { replyTo: sent.customerEmail }),
    }),
    createSample: (name) => ({
      ...createSampleReturn(name),
      customerEmail: "noa@mail.example",
      returnId: "00000000-0000-4000-8000-0000e5f6a7b8",
      kind: "claim",
      message: "The zip is torn.",
    }),
  }),
  /** Tells a customer about progress of a return. */
  "return-moved": defineMail({
    ...ofReturn,
    schema: about.extend({
      state: z.enum(["approved", "underway", "received", "refunded", "replaced", "refused"]),
      note: z.string().nullable(),
      amountMinor: z.int(),
      /** The day until which the customer sends it; undefined where nothing is to be sent. */
      sendBy: z.iso.date().optional(),
    }),
    variant: ({ state }) => state,
    getValues: (sent) => ({
      ...getNumbers(sent),
      amount: formatMoney(money(sent.amountMinor, sent.currency)),
      day: sent.sendBy === undefined ? "" : formatDay(sent.sendBy),
    }),
    add: (
      { note, sendBy },
      { own, common, brand }: MailWords<"return-moved">,
      { publicUrl, order, fillLine },
    ) => ({
      ...(sendBy !== undefined && {
        blocks: listDestination(brand, own.sendTo.heading),
        paragraphs: [fillLine(own.sendTo.by)],
      }),
      ...(note !== null && { quotes: [{ label: own.noteHeading, text: note }] }),
      button: { label: own.button, href: publicUrl + returnPath(order.page) },
      footer: common.order.footer,
    }),
    createSample: (name) => ({
      ...createSampleReturn(name),
      state: "approved",
      note: "Please use the small box.",
      amountMinor: 0,
      sendBy: "2026-03-23",
    }),
  }),
};
