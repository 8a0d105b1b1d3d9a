import { sql } from "drizzle-orm";
import type { Coupon } from "#modules/cart/coupons.ts";
import { computeCartPrice } from "#modules/cart/compute-cart-price.ts";
import type { Context } from "#modules/context.ts";
import type { Change } from "#modules/orders/rehearsal/frozen-order.ts";
import { rehearse } from "#modules/orders/rehearsal/rehearse.ts";
import { convertTo } from "#shared/exchange.ts";
import { MAIN_CURRENCY } from "#shared/money.ts";
import type { CouponInput } from "./coupon.ts";

const DAYS = 30;

/**
 * The discount that a coupon would have given on the orders of the last 30 days, if all had used
 * it: in their order, within its limits, and with the checkout's rules.
 */
export async function estimateCoupon(
  ctx: Pick<Context, "db" | "clock">,
  { after }: { readonly after?: string | undefined },
  input: CouponInput,
) {
  const change = createChange(await toCoupon(ctx, input), input);
  return rehearse(ctx, { days: DAYS, change, after });
}

type Limits = Pick<CouponInput, "maxUses" | "maxUsesPerAddress" | "firstOrderOnly">;

/** The change for orders that come one after the other, because each of them uses the coupon up. */
function createChange(coupon: Coupon, limits: Limits): Change {
  const usesByMailbox = new Map<string | null, number>();
  let allUses = 0;
  return ({ lines, mailbox, isFirst, rate }) => {
    const uses = usesByMailbox.get(mailbox) ?? 0;
    if (allUses >= (limits.maxUses ?? Infinity)) return null;
    if (uses >= (limits.maxUsesPerAddress ?? Infinity)) return null;
    if (limits.firstOrderOnly && !isFirst) return null;
    const { subtotal, discount, total } = computeCartPrice(
      lines.map(({ variantId, price, quantity }) => ({
        id: variantId ?? "",
        // The amounts of a coupon are in dollars.
        price: convertTo(price, MAIN_CURRENCY, rate),
        quantity,
      })),
      coupon,
    );
    if (discount.amountMinor === 0) return null;
    usesByMailbox.set(mailbox, uses + 1);
    allUses += 1;
    return { before: subtotal, after: total };
  };
}

/** The coupon in the form of the cart's pricing, for lines identified by variant id. */
async function toCoupon({ db }: Pick<Context, "db">, input: CouponInput): Promise<Coupon> {
  const { code, kind, value, minimumMinor, itemVariantId, productIds, variantIds } = input;
  const isForAll = itemVariantId === null && productIds.length + variantIds.length === 0;
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.id from product_variants v where v.product_id = any(${toIdArray(productIds)})`);
  const only = [
    ...rows.map(({ id }) => id),
    ...variantIds,
    ...(itemVariantId ? [itemVariantId] : []),
  ];
  return { code, kind, value, minimumMinor, only: isForAll ? null : only };
}

const toIdArray = (ids: readonly string[]) => sql`string_to_array(${ids.join(",")}, ',')::uuid[]`;
