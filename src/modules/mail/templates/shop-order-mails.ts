// Mails to the shop about orders and stock.
import { z } from "zod";
import { formatCountry } from "#i18n/format-country.ts";
import { formatAmount, formatDayMonth } from "#i18n/format-he.ts";
import { formatNumber } from "#i18n/format-number.ts";
import { getFrozenRate, convertToBoth } from "#shared/exchange.ts";
import { money } from "#shared/money.ts";
import type { MailWords } from "../mail-words.ts";
import { formatQuotedLine, toShownName, type Delivery, type MailContent } from "./mail-content.ts";
import { defineMail } from "./mail-record.ts";
import { createSampleOrder, orderMailContent, type OrderMailContent } from "./order-mail.ts";
import { createAddressBlock, getTable, getValues } from "./order-table.ts";

const ofOrder = {
  from: "checkout",
  toShop: true,
  schema: orderMailContent,
  getValues: (order: OrderMailContent) => getValues(order, getPair),
  add: write,
  createSample: (customerName: string) => createSampleOrder({ customerName }),
} as const;

export const shopOrderMails = {
  "new-order": defineMail(ofOrder),
  "order-cancelled-by-customer": defineMail({
    ...ofOrder,
    schema: orderMailContent.and(
      z.object({
        /** The amount that staff have to transfer by hand. */
        waitingMinor: z.int().default(0),
      }),
    ),
    getValues: (order) => ({
      ...getValues(order, getPair),
      waiting: getPair(order, order.waitingMinor),
    }),
    add: (order, words: MailWords<"order-cancelled-by-customer">, delivery) => ({
      ...write(order, words, delivery),
      ...(order.waitingMinor > 0 && {
        paragraphs: [delivery.fillLine(words.own.toTransfer)],
      }),
    }),
    createSample: (customerName) => ({
      ...createSampleOrder({ customerName, isPaid: true }),
      waitingMinor: 7_499,
    }),
  }),
  "stock-alert": defineMail({
    from: "checkout",
    toShop: true,
    schema: z.object({
      sku: z.string(),
      name: z.string(),
      level: z.enum(["low", "critical", "out"]),
      /** Units that can still be sold. */
      available: z.int(),
    }),
    variant: ({ level }) => level,
    getValues: ({ name, available }) => ({
      bag: name,
      available: formatNumber(available, "he-IL"),
    }),
    add: ({ sku }, { own }: MailWords<"stock-alert">, { fillLine }) => ({
      blocks: [
        {
          kind: "facts",
          facts: [
            { label: own.table.sku, text: sku },
            { label: own.table.available, text: fillLine("{available}") },
          ],
        },
      ],
    }),
    createSample: () => ({
      sku: "SAMPLE_BLUE",
      name: "Ocean Blue",
      level: "critical",
      available: 2,
    }),
  }),
  "paid-without-stock": defineMail({
    ...ofOrder,
    createSample: (customerName) => createSampleOrder({ customerName, isPaid: true }),
  }),
};

function write(
  order: OrderMailContent,
  { shop: texts }: Pick<MailWords, "shop">,
  { publicUrl }: Pick<Delivery, "publicUrl">,
): Partial<MailContent> {
  const { heading, ...labels } = texts.customer;
  const facts = [
    { label: labels.name, text: toShownName(order.customerName) },
    // The address has been checked, and is there to be copied.
    ...(order.customerEmail === null ? [] : [{ label: labels.email, text: order.customerEmail }]),
    ...(order.customerPhone
      ? [{ label: labels.phone, text: formatQuotedLine(order.customerPhone) }]
      : []),
    { label: labels.payment, text: order.isPaid ? labels.paid : labels.unpaid },
  ];
  return {
    blocks: [
      getTable(order, texts, { getShown: getPair, getDay: formatDayMonth }),
      { kind: "facts", heading, facts },
      ...createAddressBlock({ ...order, shipTo: getAddressLines(order) }, texts),
    ],
    button: { label: texts.orderButton, href: publicUrl + order.adminPath },
    footer: texts.orderFooter,
    ...(order.customerEmail !== null && { replyTo: order.customerEmail }),
  };
}

/** The lines of the address with the country in Hebrew, which the mail names last. */
function getAddressLines({ shipTo, country = null }: OrderMailContent): readonly string[] {
  return country === null ? shipTo : [...shipTo.slice(0, -1), formatCountry(country, "he-IL")];
}

/** In shekels by the rate of the order, with the dollars beside. */
function getPair(order: OrderMailContent, amountMinor: number): string {
  const rate = getFrozenRate({
    ilsRate: order.ilsRate ?? null,
    usdRate: order.usdRate ?? null,
  });
  const { ils, original } = convertToBoth(money(amountMinor, order.currency), rate);
  return ils === null ? formatAmount(original) : `${formatAmount(ils)} (${formatAmount(original)})`;
}
