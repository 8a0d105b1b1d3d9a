import type { CatalogVariant } from "#modules/catalog/contract.ts";
import { computeLineTotal } from "#modules/cart/compute-cart-price.ts";
import type { HowToPay } from "#modules/checkout/how-to-pay.ts";
import type { Confirmation } from "#modules/checkout/confirmation.ts";
import type { ChargeRows } from "#modules/markets/charge-rows.ts";
import type { ConfirmedOrder } from "#modules/orders/order-page/order-page.ts";
import { formatNameWithSize } from "#modules/catalog/variant-names.ts";
import type { Money } from "#shared/money.ts";
import { paths } from "#web/paths.ts";

type ShownLine = {
  readonly id: string;
  readonly name: string;
  readonly variant: string | null;
  readonly slug: string | null;
  readonly image: string | null;
  readonly quantity: number;
  readonly carriesPets: boolean;
  readonly isGift: boolean;
  readonly leavesBy?: string | null | undefined;
};

/** An order as the confirmation page shows it. */
export type ShownOrder = Confirmation & {
  /** "A1B2C3D4", as in mails and My Orders; for an order that only an address names, its id. */
  readonly number: string;
  readonly lines: readonly ShownLine[];
  readonly discount:
    | { readonly code: string; readonly percent: number | null; readonly amount: Money }
    | undefined;
  /** The first item of it that has a page; undefined when none is still sold. */
  readonly sold: { readonly slug: string; readonly sku: string } | undefined;
  /** Missing for an order that ships free, without tax and duty. */
  readonly chargeRows?: ChargeRows | undefined;
  readonly total: Money | undefined;
  /** Whether it is still to be paid, as agreed. */
  readonly isUnpaid: boolean;
  /** Whether the mail asks a guest to confirm it. */
  readonly isToConfirm: boolean;
  /** Until when its items wait meanwhile, as an ISO text; null without a limit. */
  readonly heldUntil: string | null;
  readonly howToPay: HowToPay | null;
  /** The order's own page; undefined for one that only an address tells of. */
  readonly path: string | undefined;
};

/**
 * While payment is off there is only what the address says: pieces of one variant at the catalog's
 * price.
 */
export function toClaimedOrder(
  confirmation: Confirmation,
  variant: CatalogVariant | undefined,
): ShownOrder {
  const { quantity } = confirmation;
  const line = variant && {
    id: variant.slug,
    name: variant.productName,
    variant: formatNameWithSize(variant),
    slug: variant.slug,
    image: variant.images[0] ?? null,
    quantity,
    carriesPets: variant.carriesPets,
    isGift: false,
  };
  return {
    ...confirmation,
    slug: confirmation.slug ?? variant?.slug,
    sold: variant,
    number: confirmation.orderId,
    lines: line ? [line] : [],
    discount: undefined,
    total: variant && computeLineTotal({ price: variant.price, quantity }),
    isUnpaid: false,
    isToConfirm: false,
    heldUntil: null,
    howToPay: null,
    path: undefined,
  };
}

/** The order as the shop knows it. */
export function toPlacedOrder(
  order: ConfirmedOrder,
  accessKey: string,
): ShownOrder & { readonly path: string } {
  const { coupon, discount } = order;
  const [sold] = order.lines.flatMap(({ slug, sku }) => (slug === null ? [] : [{ slug, sku }]));
  return {
    orderId: order.confirmationId,
    number: order.number,
    email: order.email,
    name: order.name,
    slug: order.slug ?? undefined,
    quantity: order.quantity,
    lines: order.lines,
    sold,
    discount: coupon ? { ...coupon, amount: discount } : undefined,
    chargeRows: order.chargeRows,
    total: order.total,
    isUnpaid: !order.isPaid,
    isToConfirm: order.canConfirm,
    heldUntil: order.heldUntil,
    howToPay: order.howToPay,
    path: paths.orderStatus(accessKey),
  };
}
