import { market, type MarketDraft } from "#modules/markets/market.ts";
import type { Currency } from "#shared/money.ts";
import { readDraft } from "#shared/records/record.ts";
import { withCurrency } from "#shared/records/with-currency.ts";
import { RehearsalNote } from "../../kit/rehearsal/rehearsal-note.tsx";

type MarketRehearsalProps = { id: string | null; draft: MarketDraft; currency: Currency };

/** The effect that the terms would have had on past orders, once the draft is complete. */
export function MarketRehearsal({ id, draft, currency }: MarketRehearsalProps) {
  const read = readDraft(withCurrency(market, currency), draft);
  return (
    <RehearsalNote
      call="POST /api/admin/markets/rehearsal"
      input={read.ok ? { query: {}, body: { ...read.data, id } } : null}
    />
  );
}
