import { sql } from "drizzle-orm";
import { integer, pgPolicy, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns.ts";
import { grantedReadPolicy, shopAdmin, systemPolicy } from "#platform/db/roles.ts";

/** The integrity rules that are broken, as the last check found them. */
export const integrityFindings = pgTable(
  "integrity_findings",
  {
    rule: text("rule").primaryKey(),
    /** The number of rows that break it. */
    count: integer("count").notNull(),
    /** Numbers of orders, or stock keeping units: the first few. */
    examples: text("examples").array().notNull(),
    /** When a check first found it broken. */
    foundAt: instant("found_at").notNull(),
  },
  () => [
    pgPolicy("integrity_findings_admin", { for: "select", to: shopAdmin, using: sql`true` }),
    grantedReadPolicy("integrity_findings", "jobs.read"),
    systemPolicy("integrity_findings"),
  ],
);
