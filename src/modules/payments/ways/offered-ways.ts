import type { FrozenRate } from "#shared/exchange.ts";
import { isSameMoney, type Currency, type Money } from "#shared/money.ts";
import type { Means, ServiceRecord } from "../payments.ts";
import type { ServiceCode } from "#shared/payment-services.ts";
import { computeCharge, computeShekelRate } from "./charge.ts";
import type { MANUAL } from "./way.ts";
import type { Way } from "./ways.ts";

/** A way to pay as a customer can choose it: plain data. */
export type OfferedWay = {
  readonly code: ServiceCode | typeof MANUAL;
  /** The service's name; null for the way without one. */
  readonly name: string | null;
  readonly kind: ServiceRecord["kind"] | null;
  readonly means: readonly Means[];
  /** The greatest number of instalments; 1 for none. */
  readonly maxInstalments: number;
  /** Whether its service does not answer at present. */
  readonly isAway: boolean;
  /** The amount that the service charges, where that is not the amount itself. */
  readonly charge: Money | null;
  /** The price of one unit of the amount in the currency of the charge; null without one. */
  readonly chargeRate: number | null;
};

/** The ways depend on the place of an order, on what is due, and on the rate that it freezes. */
export type Due = {
  readonly marketId: string | null;
  readonly amount: Money;
  readonly rate: FrozenRate | null;
};

/** The ways that a customer can choose for an amount, in the owner's order. */
export function listOfferedWays(ways: readonly Way[], due: Due): OfferedWay[] {
  return ways.flatMap((way) => {
    const charge = way.record ? computeCharge(due.amount, due.rate, way.record) : due.amount;
    if (charge === null || !isOffered(way, due.marketId, due.amount.currency)) return [];
    const { code, record, awaySince } = way;
    const isOther = !isSameMoney(charge, due.amount);
    return {
      code,
      name: record?.name ?? null,
      kind: record?.kind ?? null,
      means: record?.means ?? [],
      maxInstalments: record?.maxInstalments ?? 1,
      isAway: awaySince !== null,
      charge: isOther ? charge : null,
      chargeRate: isOther && due.rate ? computeShekelRate(due.amount.currency, due.rate) : null,
    };
  });
}

function isOffered(
  { isOn, markets, currencies }: Way,
  marketId: string | null,
  currency: Currency,
): boolean {
  const isInMarket = markets.length === 0 || (marketId !== null && markets.includes(marketId));
  const isInCurrency = currencies.length === 0 || currencies.includes(currency);
  return isOn && isInMarket && isInCurrency;
}

/**
 * The way that was chosen, or the first that answers where none was; undefined where the chosen one
 * is not offered.
 */
export function pickWay(
  offered: readonly OfferedWay[],
  code: string | undefined,
): OfferedWay | undefined {
  if (code !== undefined) return offered.find((way) => way.code === code);
  return offered.find(({ isAway }) => !isAway) ?? offered[0];
}

/** The preferred way while it answers, or else the first that does. */
export function pickFirstWay(
  offered: readonly OfferedWay[],
  preferred: string | undefined,
): OfferedWay | undefined {
  const way = pickWay(offered, preferred);
  return way?.isAway === false ? way : pickWay(offered, undefined);
}

/** The wallets that a phone or a browser may have. */
export const wallets = ["apple_pay", "google_pay"] as const satisfies readonly Means[];
export type Wallet = (typeof wallets)[number];

/** The wallets with which any order in this currency can be paid at present. */
export function listWallets(ways: readonly Way[], currency: Currency): Wallet[] {
  const everywhere = ways.filter((way) => way.awaySince === null && isOffered(way, null, currency));
  return wallets.filter((wallet) =>
    everywhere.some(({ record }) => record?.means.includes(wallet)),
  );
}
