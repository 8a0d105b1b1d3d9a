import { toDay } from "#i18n/format-he.ts";
import type { Context } from "#modules/context.ts";
import type { PaymentKind } from "#modules/orders/kinds.ts";
import type { Currency } from "#shared/money.ts";
import { createFieldsError } from "#shared/errors.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { acceptPayment } from "../payments/accept-payment.ts";

/** Money that a staff member says has come in. */
export type PaymentByHand = {
  readonly amountMinor: number;
  readonly kind?: PaymentKind | undefined;
  readonly currency?: Currency | undefined;
  readonly reference?: string | null | undefined;
  readonly paidOn?: string | null | undefined;
  readonly idempotencyKey?: string | undefined;
};

/**
 * Records a payment by hand for an order that is locked, and returns the order after it. Throws
 * `invalid_fields` for the fields of `path`: more than is due (`amountMinor`: "too_large"), another
 * currency than the order's (`currency`: "other_currency"), a day in the future (`paidOn`:
 * "in_future"), and the reference of another payment (`reference`: "taken").
 */
export async function acceptByHand(
  ctx: Context,
  order: OrderRow,
  payment: PaymentByHand,
  { path = "", notifyCustomer }: { readonly path?: string; readonly notifyCustomer: boolean },
): Promise<OrderRow> {
  const { amountMinor, currency = order.currency, ...rest } = payment;
  const today = toDay(ctx.clock());
  const paidOn = payment.paidOn ?? today;
  const dueMinor = order.totalMinor - order.paidMinor;
  // Sums are in the order's currency; staff and customer have to agree on the value of another one.
  if (currency !== order.currency)
    throw createFieldsError({ [`${path}currency`]: ["other_currency"] });
  if (amountMinor > dueMinor) throw createFieldsError({ [`${path}amountMinor`]: ["too_large"] });
  if (paidOn > today) throw createFieldsError({ [`${path}paidOn`]: ["in_future"] });
  const isNew = await acceptPayment(ctx, order, {
    ...rest,
    method: "manual",
    amountMinor,
    paidOn,
    notifyCustomer,
  });
  if (!isNew) throw createFieldsError({ [`${path}reference`]: ["taken"] });
  return { ...order, paidMinor: order.paidMinor + amountMinor };
}
