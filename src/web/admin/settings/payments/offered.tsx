import { currencyNames } from "#i18n/he/currencies.ts";
import { paymentWays as text } from "#i18n/he/payment-ways.ts";
import type { WayRow } from "#modules/payments/ways/way-contract.ts";
import { useApi } from "../../api/use-api.ts";
import { DataTexts } from "#ui/data-texts.tsx";

/** The markets and currencies for which a way is offered. */
export function Offered({ row: { markets, currencies } }: { row: WayRow }) {
  const { data } = useApi("GET /api/admin/markets", {}, { enabled: markets.length > 0 });
  const named = data?.markets.filter(({ id }) => markets.includes(id)) ?? [];
  return (
    <span className="grid gap-0.5">
      <span>
        {markets.length === 0 ? (
          text.everywhere
        ) : (
          <DataTexts parts={named.map(({ name }) => name)} />
        )}
      </span>
      {currencies.length > 0 && (
        <span className="text-xs text-soft">
          {currencies.map((code) => currencyNames[code]).join(", ")}
        </span>
      )}
    </span>
  );
}
