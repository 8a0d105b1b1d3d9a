import { formatShare } from "#i18n/format-he.ts";
import { money as moneyTexts } from "#i18n/he/money.ts";
import type { Report } from "#modules/analytics/report-contract.ts";
import { AmountPair } from "../kit/money.tsx";
import { subtractAmounts } from "./buckets.ts";

const text = moneyTexts.tax;

/** Tax that was collected and went back, by market and rate. */
export function TaxTable({ taxes }: Pick<Report["money"], "taxes">) {
  return (
    <table className="num w-full text-xs">
      <caption className="sr-only">{text.title}</caption>
      <thead className="text-faint">
        <tr>
          <th scope="col" className="py-2 text-start font-medium">
            {text.market}
          </th>
          {[text.collected, text.refunded, text.left].map((name) => (
            <th key={name} scope="col" className="ps-3 py-2 text-end font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {taxes.map(({ market, name, rateBp, collected, refunded }) => (
          <tr key={`${market} ${name} ${rateBp}`}>
            <th scope="row" className="py-1.5 text-start font-text">
              {market ?? text.noMarket}{" "}
              <bdi dir="ltr" className="whitespace-nowrap">
                {name} {formatShare(rateBp / 10_000)}
              </bdi>
            </th>
            {[collected, refunded, subtractAmounts(collected, refunded)].map((amount, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the three columns
              <td key={place} className="ps-3 py-1.5 text-end">
                <AmountPair ils={amount.ils} original={amount.original} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
