import { desc, eq } from "drizzle-orm";
import { AppError } from "#shared/errors.ts";
import type { PrivacyContext } from "./context.ts";
import { erasures } from "./tables.ts";

/** More than a shop erases in years. */
const MOST = 500;

/** The erasures, the newest first, at most 500: who made each and when, not the person erased. */
export async function listErasures(ctx: PrivacyContext) {
  return ctx.asPrivacy(async ({ db }) => {
    const rows = await db
      .select()
      .from(erasures)
      .orderBy(desc(erasures.createdAt), desc(erasures.id))
      .limit(MOST);
    return { erasures: rows.map(toRow) };
  });
}

/** The receipt of one erasure. Throws `not_found`. */
export async function readErasure(ctx: PrivacyContext, id: string) {
  return ctx.asPrivacy(async ({ db }) => {
    const [found] = await db.select().from(erasures).where(eq(erasures.id, id));
    if (found === undefined) throw new AppError("not_found", `there is no erasure ${id}`);
    return { ...toRow(found), addressHash: found.addressHash.toString("hex") };
  });
}

const toRow = (row: typeof erasures.$inferSelect) => ({
  ...row,
  at: row.createdAt,
  orders: row.report.orders.length,
  needsLooking: row.report.traces.some(({ why }) => why === "left"),
});
