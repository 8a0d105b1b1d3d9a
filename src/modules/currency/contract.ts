import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";
import { version } from "#shared/records/version.ts";

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
