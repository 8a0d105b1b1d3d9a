import { MAIN_CURRENCY, type Currency } from "#shared/money.ts";

type Owner = { asOwner: (sql: string, values: readonly unknown[]) => Promise<unknown> };

/** Enters what one dollar costs in these currencies, in place of earlier rates. */
export const setRates = (
  database: Owner,
  rates: Readonly<Partial<Record<Currency, number>>>,
): Promise<unknown> =>
  database.asOwner(
    `insert into exchange_rates (base_currency, target_currency, rate, source, updated_at)
     select $1, key, value::numeric, 'bank', '2026-02-27T12:00:00Z' from jsonb_each_text($2::jsonb)
     on conflict (base_currency, target_currency) do update
       set rate = excluded.rate, source = excluded.source, updated_at = excluded.updated_at`,
    [MAIN_CURRENCY, JSON.stringify(rates)],
  );
