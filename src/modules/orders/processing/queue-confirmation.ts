import { eq } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import { listLawParts, readLawText, type LawPartName } from "#modules/content/law-text.ts";
import type { Context } from "#modules/context.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { findOrderLaw } from "#modules/orders/order-law.ts";
import type { RightsNotice } from "#modules/orders/rights-notice.ts";
import { orders } from "#modules/orders/tables.ts";
import type { ItemRow, OrderRow } from "./find-order.ts";
import { getOrderMailContent } from "./order-mail.ts";

/** The parts of the law that customers get in writing. */
const writtenParts: readonly LawPartName[] = ["withdrawal", "cancelling", "guarantee", "form"];

type Options = {
  /** Whether the mail asks a guest to confirm the order. */
  readonly isToConfirm?: boolean;
  /** Whether it was sent before, so that it is sent once more. */
  readonly isAgain?: boolean;
};

/**
 * Queues the mail that confirms an order, and records the rights that it tells of. The customer
 * keeps these words, so they are stored in the mail as they are now.
 */
export async function queueConfirmation(
  ctx: Pick<Context, "db" | "clock">,
  order: OrderRow,
  lines: readonly ItemRow[],
  { isToConfirm, isAgain = false }: Options = {},
): Promise<void> {
  const area = await findOrderLaw(ctx, order);
  const law = area && { area, ...(await readLawText(ctx, area)) };
  const mailId = await queueMail(ctx.db, {
    kind: "order-confirmation",
    to: order.customerEmail,
    content: {
      ...getOrderMailContent(order, lines),
      ...(isToConfirm !== undefined && { isToConfirm }),
      ...(law && { rights: listLawParts(law.text, writtenParts) }),
    },
    ...(!isAgain && { dedupeKey: `order-confirmation:${order.id}` }),
  });
  if (mailId === null || law === undefined || order.rightsNotice?.area === law.area) return;
  const rightsNotice: RightsNotice = {
    area: law.area,
    version: law.version,
    day: toDay(ctx.clock()),
  };
  await ctx.db.update(orders).set({ rightsNotice }).where(eq(orders.id, order.id));
}
