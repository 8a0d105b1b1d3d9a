import type { OrderRate } from "#modules/currency/find-order-rate.ts";
import { listOfferedWays, pickWay, type OfferedWay } from "#modules/payments/ways/offered-ways.ts";
import { findServiceRecord } from "#modules/payments/services/records.ts";
import { computeCharge } from "#modules/payments/ways/charge.ts";
import type { Way } from "#modules/payments/ways/ways.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import { getFrozenRate } from "#shared/exchange.ts";
import { isSameMoney, type Money } from "#shared/money.ts";
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

/** The charge of a way for the rest of an order; null where it cannot. */
function findCharge(order: OrderRow, code: OfferedWay["code"]): Money | null {
  const due = computeDue(order);
  const record = findServiceRecord(code);
  return record ? computeCharge(due, getFrozenRate(order), record) : due;
}

/** Whether a way charges for an order what the customer was shown, if anything was. */
export function isExpectedCharge(
  order: OrderRow,
  code: OfferedWay["code"],
  expected: Money | undefined,
): boolean {
  const charge = findCharge(order, code);
  return expected === undefined || (charge !== null && isSameMoney(charge, expected));
}

/**
 * Throws `offer_changed` (`charge`: the amount now, in minor units) when a way would charge another
 * amount than the customer was shown.
 */
export function assertCharge(
  order: OrderRow,
  code: OfferedWay["code"],
  expected: Money | undefined,
): void {
  if (isExpectedCharge(order, code, expected)) return;
  const charge = findCharge(order, code) ?? computeDue(order);
  throw new AppError("offer_changed", "the service would charge another amount", {
    fields: { charge: [String(charge.amountMinor)] },
  });
}
