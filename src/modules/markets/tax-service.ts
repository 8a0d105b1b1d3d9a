// Where the price of an order at a place comes from, and what else about markets is asked outside.
import type { Coupon } from "#modules/cart/coupons.ts";
import {
  computePlacedPrice,
  type Goods,
  type OrderPlace,
  type PlacedPrice,
} from "./price-terms.ts";
import { noRegister, type VatRegister } from "./vat-register.ts";

export type TaxService = {
  /** As `computePlacedPrice`, whose rules lines, tax and total have to follow. */
  readonly computePrice: (
    goods: readonly Goods[],
    coupon: Coupon | undefined,
    place: OrderPlace,
    agreedTotalMinor: number | null,
  ) => Promise<PlacedPrice>;
};

/** The rates and methods that the owner has entered. */
const marketRows: TaxService = {
  computePrice: async (...order) => computePlacedPrice(...order),
};

/** The services outside the shop that orders need of their market. */
export type MarketServices = {
  readonly taxService: TaxService;
  readonly vatRegister: VatRegister;
};

/** A shop without any of them. */
export const ownMarketServices: MarketServices = {
  taxService: marketRows,
  vatRegister: noRegister,
};
