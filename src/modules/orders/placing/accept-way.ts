import type { OrderRate } from "#modules/currency/find-order-rate.ts";
import { listOfferedWays, pickWay, type OfferedWay } from "#modules/payments/ways/offered-ways.ts";
import type { ConnectedService, Way } from "#modules/payments/ways/ways.ts";
import { computeCharge } from "#modules/payments/ways/charge.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import { getFrozenRate } from "#shared/exchange.ts";
import { isSameMoney, money, type Money } from "#shared/money.ts";
import type { OrderRequest } from "../processing/contract.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { computeDue } from "../processing/order-amounts.ts";

/**
 * The way to pay that the customer chose, or the first that the market has. Throws `invalid_fields`
 * (`payBy`) for one that is not offered, and `payments_off` where there is none.
 */
export function acceptWay(
  ways: readonly Way[],
  { payBy, expectedTotal }: Pick<OrderRequest, "payBy" | "expectedTotal">,
  place: { readonly marketId: string; readonly rate: OrderRate | undefined },
): OfferedWay {
  const { marketId, rate = null } = place;
  const offered = listOfferedWays(ways, { marketId, amount: expectedTotal, rate });
  const way = pickWay(offered, payBy);
  if (way !== undefined) return way;
  if (payBy !== undefined) throw createFieldsError({ payBy: ["not_offered"] });
  throw new AppError("payments_off", "the market has no way to pay");
}

/**
 * Throws `offer_changed` (`charge`: the amount now, in minor units) when the service would charge
 * more in its own currency than the customer was shown.
 */
export function assertCharge(
  order: Pick<OrderRow, "marketId" | "currency" | "totalMinor" | "ilsRate" | "usdRate">,
  ways: readonly Way[],
  { way, expected }: { readonly way: OfferedWay; readonly expected: Money | undefined },
): void {
  if (expected === undefined) return;
  const { marketId, currency, totalMinor } = order;
  const offered = listOfferedWays(ways, {
    marketId,
    amount: money(totalMinor, currency),
    rate: getFrozenRate(order),
  });
  const charge = pickWay(offered, way.code)?.charge ?? money(totalMinor, currency);
  if (isSameMoney(charge, expected)) return;
  throw new AppError("offer_changed", "the service would charge another amount", {
    fields: { charge: [String(charge.amountMinor)] },
  });
}

/** Whether a service charges for an order what the customer was shown, if anything was. */
export function isExpectedCharge(
  order: OrderRow,
  connected: Pick<ConnectedService, "record"> | undefined,
  expected: Money | undefined,
): boolean {
  if (connected === undefined || expected === undefined) return true;
  const charge = computeCharge(computeDue(order), getFrozenRate(order), connected.record);
  return charge !== null && isSameMoney(charge, expected);
}
