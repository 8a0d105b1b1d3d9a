import { sql, type SQL } from "drizzle-orm";
import type { MarketRow } from "./tables.ts";

/** Costs that an order may have beside its goods. */
export type OnTop = "shipping" | "tax" | "duty";

/** A market that holds, as far as its costs go. */
export type HoldingMarket = Pick<
  MarketRow,
  "isDelivered" | "taxMode" | "dutyTerms" | "shippingMethods"
>;

/** The markets that hold on a day, the main one among them, for a column of a statement. */
export const selectHolding = (day: SQL): SQL => sql`
  select json_agg(json_build_object(
    'isDelivered', m.is_delivered, 'taxMode', m.tax_mode, 'dutyTerms', m.duty_terms,
    'shippingMethods', m.shipping_methods
  ))
  from markets m where m.valid_from <= ${day}`;

/**
 * The kinds of costs that the address of an order adds to the prices that visitors read. Undefined
 * in a shop that sends everything everywhere free, without tax and duty: there is nothing to ask
 * then.
 */
export function listOnTop(holding: readonly HoldingMarket[]): readonly OnTop[] | undefined {
  if (holding.length === 1 && holding.every(isPlain)) return undefined;
  const served = holding.filter(({ isDelivered }) => isDelivered);
  return [
    ...(served.some(isShippingPaid) ? (["shipping"] as const) : []),
    ...(served.some(({ taxMode }) => taxMode === "added") ? (["tax"] as const) : []),
    ...(served.some(({ dutyTerms }) => dutyTerms !== "none") ? (["duty"] as const) : []),
  ];
}

/** True for a market that adds nothing to the prices: neither tax nor duty nor shipping. */
export const isPlain = ({
  taxMode,
  dutyTerms,
  shippingMethods,
}: Pick<HoldingMarket, "taxMode" | "dutyTerms" | "shippingMethods">) =>
  taxMode === "none" && dutyTerms === "none" && shippingMethods.length === 0;

const isShippingPaid = ({ shippingMethods }: HoldingMarket) =>
  shippingMethods.some(
    ({ priceMinor, steps }) => priceMinor > 0 || steps.some((step) => step.priceMinor > 0),
  );
