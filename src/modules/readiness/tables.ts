import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#platform/db/columns.ts";
import { systemPolicy } from "#platform/db/roles.ts";

/**
 * The checks that have been done once: what is missing again afterwards needs the owner. Their keys
 * are not checked, because another version may have others.
 */
export const doneChecks = pgTable(
  "done_checks",
  {
    key: text("key").primaryKey(),
    /** When the daily look last found it done. */
    doneAt: instant("done_at").notNull(),
  },
  () => [systemPolicy("done_checks")],
);
