import type { Context } from "#modules/context.ts";
import { findPageOfPayment, isTrialPayment } from "#modules/payments/page-rows.ts";
import { findOnlinePayment } from "#modules/payments/payment-rows.ts";
import { sendCall } from "#modules/payments/service-away.ts";
import type { ConnectedService } from "#modules/payments/ways/ways.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import { convertFrozen, getFrozenRate } from "#shared/exchange.ts";
import { HOME_CURRENCY, money } from "#shared/money.ts";
import type { CheckoutContext } from "../processing/context.ts";
import type { MatchedPayment } from "../processing/contract.ts";
import { lockOrder, type OrderRow } from "../processing/find-order.ts";
import { acceptPayment } from "./accept-payment.ts";
import { closePaymentPages } from "./close-payment-page.ts";
import { toOrderSum, type OrderSum } from "./to-order-sum.ts";

type MatchContext = Pick<CheckoutContext, "clock" | "log" | "payments" | "setOff"> & {
  readonly asCaller: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
};
type Found = { readonly amountMinor: number; readonly currency: string };

/**
 * Counts a payment that a service took for an order without the shop's page, by its number there.
 * The service says how much it was, and money goes back through it. The same payment again changes
 * nothing. Throws `not_found`, `conflict` when there is nothing left to pay, `unavailable` when the
 * service does not answer, and `invalid_fields`: `service` "not_connected", `reference`
 * "unknown_payment", "taken" by another order or a trial, "other_currency" and "too_large" for more
 * than is due.
 */
export async function matchPayment(
  ctx: MatchContext,
  id: string,
  { service, reference, notifyCustomer }: MatchedPayment,
): Promise<void> {
  const connected = await ctx.asCaller(async (caller) => {
    assertDue(await lockOrder(caller, id), await isCounted(caller, id, { service, reference }));
    return ctx.payments.findService(caller, service);
  });
  if (connected === undefined) throw createFieldsError({ service: ["not_connected"] });
  const found = await fetchFound(ctx, connected, reference);
  if (found === undefined) throw createFieldsError({ reference: ["unknown_payment"] });
  await ctx.asCaller(async (caller) => {
    const order = await lockOrder(caller, id);
    const isStored = await isCounted(caller, id, { service, reference });
    assertDue(order, isStored);
    if (isStored) return;
    const sum = await convertFound(caller, order, { service, found });
    if (sum.amountMinor > order.totalMinor - order.paidMinor)
      throw createFieldsError({ reference: ["too_large"] });
    const { means } = found;
    const payment = { ...sum, method: service, reference, means, notifyCustomer };
    await acceptPayment(caller, order, payment);
    // The payment page asks for the old amount, so it is closed.
    await closePaymentPages(caller, order);
  });
}

function assertDue({ totalMinor, paidMinor }: OrderRow, isStored: boolean): void {
  if (!isStored && paidMinor >= totalMinor)
    throw new AppError("conflict", "there is nothing left to pay");
}

/** Whether the order has this payment; throws where it is another one's, or a trial's. */
async function isCounted(
  ctx: Context,
  orderId: string,
  { service, reference }: Pick<MatchedPayment, "service" | "reference">,
): Promise<boolean> {
  const stored = await findOnlinePayment(ctx, { method: service, reference });
  if (stored?.orderId === orderId) return true;
  if (stored !== undefined || (await isTrialPayment(ctx, { service, reference })))
    throw createFieldsError({ reference: ["taken"] });
  return false;
}

/** No transaction is open meanwhile. */
async function fetchFound(ctx: MatchContext, connected: ConnectedService, reference: string) {
  const { clock, log, setOff } = ctx;
  try {
    return await sendCall({ clock, log, run: (work) => setOff(work) }, connected, (service) =>
      service.findPayment(reference),
    );
  } catch (error) {
    throw new AppError("unavailable", "the payment service cannot be asked", { cause: error });
  }
}

/** By the amounts of a page, or else in shekels by the rate of the order. */
async function convertFound(
  ctx: Context,
  order: OrderRow,
  { service, found }: { readonly service: string; readonly found: Found },
): Promise<OrderSum> {
  const { amountMinor, currency } = found;
  const page = await findPageOfPayment(ctx, {
    orderId: order.id,
    service,
    chargedMinor: amountMinor,
  });
  const frozen = toOrderSum(order, found, page);
  if (frozen !== undefined) return frozen;
  const converted =
    currency === HOME_CURRENCY
      ? convertFrozen(money(amountMinor, HOME_CURRENCY), order.currency, getFrozenRate(order))
      : null;
  if (converted === null || converted.amountMinor < 1)
    throw createFieldsError({ reference: ["other_currency"] });
  return {
    amountMinor: converted.amountMinor,
    chargedMinor: amountMinor,
    chargedCurrency: HOME_CURRENCY,
  };
}
