import { MAIN_CURRENCY, type Currency } from "#shared/money.ts";

type Owner = { asOwner: (sql: string, values: readonly unknown[]) => Promise<unknown> };

/** Enters the rates of these currencies for one dollar, in place of earlier ones. */
export const setRates = (
  database: Owner,
  rates: Readonly<Partial<Record<Currency, number>>>,
  { source = "bank", updatedAt = "2026-02-27T12:00:00Z" } = {},
): Promise<unknown> =>
  database.asOwner(
    `insert into exchange_rates (base_currency, target_currency, rate, source, updated_at)
     select $1, key, value::numeric, $3, $4::timestamptz from jsonb_each_text($2::jsonb)
     on conflict (base_currency, target_currency) do update
       set rate = excluded.rate, source = excluded.source, updated_at = excluded.updated_at`,
    [MAIN_CURRENCY, JSON.stringify(rates), source, updatedAt],
  );
