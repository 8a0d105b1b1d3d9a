// Markets in tests: the proposals of a new shop, confirmed through the back office's API.
import type { MarketAnswer } from "#modules/markets/contract.ts";
import type { ShippingMethod } from "#modules/markets/market-entries.ts";

type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** A way to ship at one price; "Express" has the id "express". */
export const createMethod = (
  name: string,
  priceMinor: number,
  changes: Partial<ShippingMethod> = {},
): ShippingMethod => ({
  id: name.toLowerCase(),
  name,
  publicName: name,
  carrierId: null,
  kind: "flat",
  priceMinor,
  steps: [],
  freeOverMinor: null,
  daysMin: 5,
  daysMax: 10,
  isPickup: false,
  ...changes,
});

/**
 * Puts a market into effect from the beginning of 2026, with these changes: in shekels or dollars,
 * without the limit and the duty that are proposed. Returns it as it was before. `ask` sends a
 * request as an administrator.
 */
export async function confirmMarket(
  ask: Ask,
  code: string,
  changes: Partial<MarketAnswer> = {},
): Promise<MarketAnswer> {
  // Our own API answers in the shape of its contract.
  const { markets } = (await ask("GET", "/api/admin/markets")) as { markets: MarketAnswer[] };
  const market = markets.find((each) => each.code === code);
  if (market === undefined) throw new Error(`there is no market ${code}`);
  const { id, isMain, isUsed: _, ...values } = market;
  const validFrom = isMain ? values.validFrom : "2026-01-01";
  const currency = values.currency === "ILS" ? "ILS" : "USD";
  const terms = { ...values, currency, taxLimitMinor: null, duties: [] };
  await ask("PUT", `/api/admin/markets/${id}`, { ...terms, validFrom, ...changes });
  return market;
}
