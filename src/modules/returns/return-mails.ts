import type { Context } from "#modules/context.ts";
import { toDay } from "#i18n/format-he.ts";
import { DAY_MS } from "#shared/durations.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import type { ItemRow, OrderRow } from "#modules/orders/processing/find-order.ts";
import { formatOrderNumber } from "#modules/orders/order-number.ts";
import type { ReturnState } from "#modules/orders/kinds.ts";
import { readOrderSettings } from "#modules/settings/read-settings.ts";
import type { ReturnRow } from "./tables.ts";

/**
 * Mails a customer that the request for a return has arrived, or that a cancellation waits until
 * they confirm it.
 */
export async function queueRequestMail(
  ctx: Context,
  order: OrderRow,
  row: ReturnRow,
  { lines, isUnconfirmed }: { lines: readonly ItemRow[]; isUnconfirmed: boolean },
): Promise<void> {
  await queueMail(ctx.db, {
    kind: "return-asked",
    to: order.customerEmail,
    content: {
      ...toMailContent(order, row),
      kind: row.kind,
      isUnconfirmed,
      askedAt: row.createdAt.toISOString(),
      lines: lines.map((line) => ({
        name: line.productName,
        variant: line.variantName,
        quantity: line.quantity,
      })),
    },
  });
}

/** Mails the shop about a request, unless the settings switch such mails off. */
export async function queueMailToShop(
  ctx: Context,
  order: OrderRow,
  { id, kind, message, ...row }: ReturnRow,
): Promise<void> {
  const { email_notifications, support_email } = await readOrderSettings(ctx);
  if (!email_notifications) return;
  await queueMail(ctx.db, {
    kind: "return-requested",
    to: support_email,
    content: {
      ...toMailContent(order, row),
      customerEmail: order.customerEmail,
      returnId: id,
      kind,
      message,
    },
    dedupeKey: `return-requested:${id}`,
  });
}

/**
 * The days in which customers send something back after the shop has told them where to: article 14
 * of directive 2011/83/EU.
 */
const SEND_DAYS = 14;

/** Tells a customer about progress of a return. */
export async function queueMovedMail(
  ctx: Context,
  order: OrderRow,
  row: ReturnRow,
  state: Exclude<ReturnState, "asked" | "cancelled">,
): Promise<void> {
  await queueMail(ctx.db, {
    kind: "return-moved",
    to: order.customerEmail,
    content: {
      ...toMailContent(order, row),
      state,
      note: row.note,
      amountMinor: row.refundedMinor,
      ...(state === "approved" && {
        sendBy: toDay(new Date(ctx.clock().getTime() + SEND_DAYS * DAY_MS)),
      }),
    },
  });
}

const toMailContent = (order: OrderRow, row: Pick<ReturnRow, "number">) => ({
  number: row.number ?? "",
  orderNumber: formatOrderNumber(order),
  customerName: order.customerName,
  currency: order.currency,
  orderId: order.id,
});
