import { bigint, index, integer, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { privacyPolicy, shopLimits } from "../db/roles.ts";

/**
 * Counted attempts, shared by all instances. The columns are those that rate-limiter-flexible
 * expects.
 */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    /** Milliseconds since 1970; the count begins anew after it. */
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [
    index("rate_limits_expiry").on(table.expire),
    pgPolicy("rate_limits_limits", {
      for: "all",
      to: shopLimits,
      using: sql`true`,
      withCheck: sql`true`,
    }),
    privacyPolicy("rate_limits"),
  ],
);
