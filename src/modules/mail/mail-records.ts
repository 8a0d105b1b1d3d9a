import { z } from "zod";
import { HOUR_MS } from "#shared/durations.ts";
import { mailKinds, type MailKind } from "./mail-kinds.ts";
import { accountMails } from "./templates/account-mails.ts";
import { adminMails } from "./templates/admin-mails.ts";
import { formMails } from "./templates/form-mails.ts";
import { listMails } from "./templates/list-mails.ts";
import { defineMail, plain, type Template } from "./templates/mail-record.ts";
import { orderMails } from "./templates/order-mails.ts";
import { returnMails } from "./templates/return-mails.ts";
import { shopOrderMails } from "./templates/shop-order-mails.ts";
import type { OrderKeys } from "#modules/orders/order-keys.ts";
import type { OrderSecrets } from "./templates/mail-content.ts";

const records = {
  ...accountMails,
  ...adminMails,
  ...formMails,
  ...listMails,
  ...orderMails,
  ...shopOrderMails,
  ...returnMails,
} satisfies { readonly [Kind in MailKind]?: Template<Kind> };

const plainMail = defineMail(plain);

/** The record of each kind of mail. One that only has texts needs none of its own. */
export const mailRecords = {
  ...(Object.fromEntries(mailKinds.map((kind) => [kind, plainMail])) as Record<
    MailKind, // its keys
    typeof plainMail
  >),
  ...records,
};

/** The data of each kind of mail. */
export type MailContents = {
  [Kind in MailKind]: z.input<(typeof mailRecords)[Kind]["schema"]>;
};

type Templates = { readonly [Kind in MailKind]: Template<Kind> };
export const getRecord = <Kind extends MailKind>(kind: Kind): Templates[Kind] => {
  const byKind: Templates = mailRecords;
  return byKind[kind];
};

const listKinds = (test: (record: Template<never>) => unknown) =>
  (Object.keys(records) as (keyof typeof records)[]).filter((kind) => test(records[kind])); // its own keys

/** Mails that the public forms may queue. */
export const formMailKinds = listKinds(({ from }) => from === "forms");

/** Mails that the checkout may queue. */
export const checkoutMailKinds = listKinds(({ from }) => from === "checkout");

/** Mails that anyone can cause to any address. */
export const strangerMailKinds = listKinds(({ byStranger }) => byStranger);

/** True for a mail to a customer about an order: it links to the order's page. */
export function hasOrderLink(kind: MailKind): boolean {
  const { from, toShop } = getRecord(kind);
  return from === "checkout" && !toShop;
}

/** The kinds whose link carries a secret. */
export type MailWithSecret = {
  [Kind in MailKind]: (typeof mailRecords)[Kind]["linkHours"] extends number ? Kind : never;
}[MailKind];

export function hasSecret(kind: MailKind): kind is MailWithSecret {
  return getRecord(kind).linkHours !== undefined;
}

/** How long the link of a mail works, in ms; Infinity for a mail without a link that expires. */
export function getLinkLifetimeMs(kind: MailKind): number {
  return (getRecord(kind).linkHours ?? Infinity) * HOUR_MS;
}

const aboutOrder = z.object({ orderId: z.uuid() });

/** The keys in the links of a mail about an order; undefined for other mails. */
export function getOrderSecrets(orderKeys: OrderKeys, content: unknown): OrderSecrets | undefined {
  const { data } = aboutOrder.safeParse(content);
  if (data === undefined) return undefined;
  return {
    page: orderKeys.create(data.orderId, { for: "page" }),
    confirm: orderKeys.create(data.orderId, { for: "confirm" }),
  };
}
