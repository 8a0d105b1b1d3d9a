import { z } from "zod";
import { currencies } from "#shared/money.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { version } from "#shared/records/version.ts";
import { currencyUses } from "./uses.ts";

export const currencyRowSchema = z
  .object({
    code: z.enum(currencies),
    /** True when prices and orders may be in this currency. */
    isEnabled: z.boolean(),
    /** Why it cannot be switched off; null when it can. */
    use: z.enum(currencyUses).nullable(),
    version,
  })
  .meta({ id: "Currency", description: "A currency that the shop can sell in" });

export const rateSchema = z
  .object({
    baseCurrency: z.string(),
    targetCurrency: z.string(),
    version,
    /** A decimal text: the price of one unit of the base. */
    rate: z.string(),
    /** The host that it was fetched from, "manual", or "sample" in a demo. */
    source: z.string(),
    updatedAt: isoMoment,
    /** Older than three days. */
    isStale: z.boolean(),
  })
  .meta({ id: "ExchangeRate" });
