import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { assertVersion } from "#modules/audit/assert-version.ts";
import type { Context } from "#modules/context.ts";
import { toVersion } from "#platform/to-version.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import { HOME_CURRENCY, MAIN_CURRENCY, type Currency } from "#shared/money.ts";
import type { Versioned } from "#shared/records/version.ts";
import type { currencyRowSchema } from "./contract.ts";
import { currencies } from "./tables.ts";
import type { CurrencyUse } from "./uses.ts";

type CurrencyAnswer = z.input<typeof currencyRowSchema>;
type CurrencyRow = typeof currencies.$inferSelect;

/** The currencies that markets have, and those that orders wait to be paid in. */
export type UsedCurrencies = {
  readonly market: readonly Currency[];
  readonly unpaid_orders: readonly Currency[];
};

/** All currencies, those that the shop began with first. */
export async function listCurrencies(
  { db }: Pick<Context, "db">,
  used: UsedCurrencies,
): Promise<CurrencyAnswer[]> {
  const rows = await db.select().from(currencies).orderBy(asc(currencies.position));
  return rows.map((row) => toAnswer(row, used));
}

/**
 * Switches a currency on or off. Throws `not_found`, `conflict` when it is no longer as the staff
 * member saw it, and `invalid_fields` (`isEnabled`: why it cannot be switched off).
 */
export async function setCurrency(
  ctx: Pick<Context, "db" | "clock">,
  code: Currency,
  { isEnabled, version }: { readonly isEnabled: boolean } & Versioned,
  used: UsedCurrencies,
): Promise<CurrencyAnswer> {
  const { db } = ctx;
  const isThis = eq(currencies.code, code);
  // An order that is being written in it meanwhile holds the row.
  const [row] = await db.select().from(currencies).where(isThis).for("update");
  if (row === undefined) throw new AppError("not_found", `the shop knows no ${code}`);
  const before = toAnswer(row, used);
  await assertVersion(ctx, { entity: "currencies", id: code }, before, { version, isEnabled });
  if (!isEnabled && before.use !== null) throw createFieldsError({ isEnabled: [before.use] });
  await db.update(currencies).set({ isEnabled }).where(isThis);
  return toAnswer({ ...row, isEnabled }, used);
}

function toAnswer({ code, isEnabled }: CurrencyRow, used: UsedCurrencies): CurrencyAnswer {
  return { code, isEnabled, version: toVersion(isEnabled), use: findUse(code, used) };
}

function findUse(code: Currency, used: UsedCurrencies): CurrencyUse | null {
  if (code === MAIN_CURRENCY) return "main";
  if (code === HOME_CURRENCY) return "home";
  if (used.market.includes(code)) return "market";
  return used.unpaid_orders.includes(code) ? "unpaid_orders" : null;
}
