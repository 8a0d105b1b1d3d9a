import { listOfferedWays, pickWay, type OfferedWay } from "#modules/payments/ways/offered-ways.ts";
import type { ConnectedService, Way } from "#modules/payments/ways/ways.ts";
import { MANUAL } from "#modules/payments/ways/way.ts";
import { AppError } from "#shared/errors.ts";
import { getFrozenRate } from "#shared/exchange.ts";
import type { CheckoutContext } from "../processing/context.ts";
import type { OrderRow } from "../processing/find-order.ts";
import { computeDue } from "../processing/order-amounts.ts";

/** The ways in which the rest of an order can be paid online. */
export const listOnlineWays = (ways: readonly Way[], order: OrderRow): OfferedWay[] =>
  listOfferedWays(ways, {
    marketId: order.marketId,
    amount: computeDue(order),
    rate: getFrozenRate(order),
  }).filter(({ name }) => name !== null);

/**
 * The service of the chosen way to pay an order, or of the first one; undefined where the order can
 * be paid in no way online, or is not to be. Throws `unavailable` for a way that is not offered, or
 * not connected. `ways` are those of the shop, where they have been read.
 */
export async function findConnectedWay(
  ctx: CheckoutContext,
  order: OrderRow,
  chosen: { readonly code: string | undefined; readonly ways?: readonly Way[] },
): Promise<ConnectedService | undefined> {
  const { code } = chosen;
  return ctx.asCheckout(async (checkout) => {
    const ways = chosen.ways ?? (await ctx.payments.readWays(checkout));
    const offered = listOnlineWays(ways, order);
    if (offered.length === 0 || code === MANUAL) return undefined;
    const way = pickWay(offered, code);
    const connected = way && (await ctx.payments.findService(checkout, way.code));
    if (connected === undefined)
      throw new AppError("unavailable", `the way to pay ${code ?? ""} is not there`);
    return connected;
  });
}
