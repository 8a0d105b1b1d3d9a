import { eq } from "drizzle-orm";
import { chargeWords } from "#i18n/en/charges.ts";
import { formatMoney } from "#i18n/format.ts";
import { listChargeRows, type ChargeRows } from "#modules/markets/charge-rows.ts";
import type { Context } from "#modules/context.ts";
import { hasCharges, toCharges, type Charges } from "#modules/markets/charges.ts";
import { orderItems, orders } from "./tables.ts";

/** Columns of an order from which its charges follow. */
export const chargeColumns = {
  shippingMinor: orders.shippingMinor,
  shippingMethod: orders.shippingMethod,
  shippingTaxMinor: orders.shippingTaxMinor,
  shippingRateBp: orders.shippingRateBp,
  taxName: orders.taxName,
  taxNumber: orders.taxNumber,
  taxMinor: orders.taxMinor,
  isTaxIncluded: orders.isTaxIncluded,
  agreedTotalMinor: orders.agreedTotalMinor,
  dutyMinor: orders.dutyMinor,
  dutyTerms: orders.dutyTerms,
  doorDutyMinor: orders.doorDutyMinor,
};

type OrderRow = typeof orders.$inferSelect;
/** The columns of an order from which its charges are computed. */
export type ChargedOrder = Pick<OrderRow, keyof typeof chargeColumns | "currency">;
export type ChargedLine = Pick<typeof orderItems.$inferSelect, "taxRateBp" | "taxMinor">;

/**
 * What an order costs beside its goods: shipping, tax and duty. Empty where it has none of them, so
 * that pages show no such lines.
 */
export function getCharges(
  order: ChargedOrder,
  lines: readonly ChargedLine[],
): { readonly charges?: Charges } {
  const charges = toCharges(order, lines);
  return hasCharges(charges) ? { charges } : {};
}

/** The rows of these charges, in the words of the pages. */
export const toChargeRows = (charges: Charges): ChargeRows =>
  listChargeRows(charges, chargeWords, formatMoney);

/** The charges, with the lines of the order read where there is tax on them. */
export async function readCharges({ db }: Pick<Context, "db">, order: OrderRow) {
  const lines =
    order.taxMinor === 0
      ? []
      : await db
          .select({ taxRateBp: orderItems.taxRateBp, taxMinor: orderItems.taxMinor })
          .from(orderItems)
          .where(eq(orderItems.orderId, order.id));
  return getCharges(order, lines);
}
