// Columns for the place of an order, so that later rates do not change it.
import type { OrderPlace, PlacedPrice } from "#modules/markets/price-terms.ts";
import type { OrderRow } from "../processing/find-order.ts";
import type { LineTax } from "./requested-lines.ts";

type PlaceColumns = Pick<
  OrderRow,
  | "marketId"
  | "shippingMinor"
  | "shippingMethod"
  | "shippingLeastMinor"
  | "shippingTaxMinor"
  | "shippingRateBp"
  | "taxMinor"
  | "isTaxIncluded"
  | "taxName"
  | "taxNumber"
  | "taxLimitMinor"
  | "dutyMinor"
  | "dutyTerms"
  | "isReverseCharge"
>;

/** The columns of an order that its place decides on. */
export function toPlaceColumns(
  { market, isReverseCharge = false }: OrderPlace,
  { price, terms, method, leastShippingMinor }: PlacedPrice,
): PlaceColumns {
  const isTaxed = market.taxMode !== "none";
  return {
    marketId: market.id,
    shippingMinor: price.shipping.amountMinor,
    shippingMethod: method?.publicName ?? null,
    shippingLeastMinor: leastShippingMinor,
    shippingTaxMinor: price.shippingTax.amountMinor,
    shippingRateBp: terms.shippingRateBp,
    taxMinor: price.tax.amountMinor,
    isTaxIncluded: terms.isTaxIncluded,
    taxName: isTaxed ? market.taxName : null,
    taxNumber: isTaxed ? market.taxNumber : null,
    taxLimitMinor: isTaxed ? terms.taxLimitMinor : null,
    dutyMinor: price.duty.amountMinor,
    dutyTerms: market.dutyTerms,
    isReverseCharge,
  };
}

/** The tax of each line and its rates, for its row. */
export function toLineTaxes({ lines, price }: PlacedPrice): LineTax[] {
  return lines.map(({ taxRateBp, dutyRateBp, dutyFlatMinor }, index) => ({
    taxRateBp,
    dutyRateBp,
    dutyFlatMinor,
    taxMinor: price.lineTaxes[index]?.amountMinor ?? 0,
  }));
}
