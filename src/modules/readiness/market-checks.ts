// The questions about markets before the launch, a record each.
import { countries } from "#modules/checkout/countries.ts";
import { readContent } from "#modules/content/read-content.ts";
import { findMarketOf, findMarketsOf } from "#modules/markets/find-market.ts";
import { listOpenPoints, type OpenPoints } from "#modules/markets/list-open-points.ts";
import { listRecentDestinations } from "#modules/orders/list-recent-destinations.ts";
import { DAY_MS } from "#shared/durations.ts";
import {
  createAnswer,
  createMissing,
  done,
  formatNames,
  type Answer,
  type Check,
  type Checks,
} from "./answer.ts";

type Markets = OpenPoints["own"];

/** Advice about these markets, if there are any. */
const createAdvice = (reason: Answer["reason"], about: Markets): Answer =>
  about.length === 0 ? done : createAnswer("advice", reason, formatNames(about));

/** Returns the check that advises on those of some markets for which `isOpen` holds. */
function createMarketCheck(
  reason: Answer["reason"],
  among: "taxed" | "own",
  isOpen: (market: Markets[number]) => boolean,
): Check {
  return async ({ asCaller }) => {
    const found = (await asCaller((ctx) => listOpenPoints(ctx, [])))[among];
    return found.length === 0 ? undefined : createAdvice(reason, found.filter(isOpen));
  };
}

const RECENT_MS = 90 * DAY_MS;

export const marketChecks: Checks<
  "destinations" | "markets" | "taxNumbers" | "duties" | "accessibility"
> = {
  async destinations({ asCaller }) {
    return asCaller(async (ctx) => {
      const found = await findMarketsOf(
        ctx,
        countries.map(([code]) => code),
      );
      if (!found.some(({ market }) => market.isDelivered)) return createMissing("no_destination");
      const { areDelivered } = await listOpenPoints(ctx, []);
      return areDelivered ? createAnswer("advice", "markets_as_delivered") : done;
    });
  },

  async markets({ asCaller }) {
    return asCaller(async (ctx) => {
      const since = new Date(ctx.clock().getTime() - RECENT_MS);
      const destinations = await listRecentDestinations(ctx, since);
      if (destinations.length === 0) return undefined;
      const { proposed } = await listOpenPoints(ctx, destinations);
      return createAdvice("market_proposed", proposed);
    });
  },

  taxNumbers: createMarketCheck("no_tax_number", "taxed", ({ taxNumber }) => taxNumber === null),
  duties: createMarketCheck("duty_unknown", "own", ({ dutyTerms }) => dutyTerms === "unknown"),

  // The law of Israel wants the coordinator named; that of other places does not.
  async accessibility({ asCaller }) {
    return asCaller(async (ctx) => {
      const { market } = await findMarketOf(ctx, { country: "IL" });
      if (!market.isDelivered) return undefined;
      const { brand } = await readContent(ctx, ["brand"]);
      const [name, ...ways] = [
        brand.accessibility.coordinator,
        brand.accessibility.phone,
        brand.accessibility.email,
      ].map((text) => text.trim() !== "");
      return name === true && ways.includes(true) ? done : createMissing("no_coordinator");
    });
  },
};
