import { formatCount } from "#i18n/format-he.ts";
import { analytics } from "#i18n/he/analytics.ts";
import { money as moneyTexts } from "#i18n/he/money.ts";
import { moneyKindLabels } from "#i18n/he/money-kinds.ts";
import type { Report } from "#modules/analytics/report-contract.ts";
import { Amount, AmountPair } from "../kit/money.tsx";
import { sumByKind, sumMoney, type MoneySum } from "./money-sums.ts";

const text = moneyTexts;

/** Money that came in or went back, by kind and together; as it was paid, and in all. */
export function MoneyTable({ name, rows }: { name: string; rows: Report["money"]["payments"] }) {
  return (
    <table className="num w-full text-xs">
      <caption className="sr-only">{name}</caption>
      <thead className="text-faint">
        <tr>
          <th scope="col" className="py-2 text-start font-medium">
            {name}
          </th>
          <th scope="col" className="px-3 py-2 text-end font-medium">
            {text.count}
          </th>
          <th scope="col" className="px-3 py-2 text-end font-medium">
            {text.asPaid}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {text.total}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {sumByKind(rows).map((sum) => (
          <MoneyRow key={sum.kind} name={moneyKindLabels[sum.kind]} sum={sum} />
        ))}
      </tbody>
      <tfoot className="border-t border-line-strong font-medium">
        <MoneyRow name={text.together} sum={sumMoney(rows)} />
      </tfoot>
    </table>
  );
}

function MoneyRow({ name, sum: { count, paid, amount } }: { name: string; sum: MoneySum }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 text-start font-text">
        {name}
      </th>
      <td className="px-3 py-1.5 text-end">
        <bdi>{formatCount(count)}</bdi>
      </td>
      <td className="px-3 py-1.5">
        <span className="grid justify-items-end">
          {paid.length === 0
            ? analytics.none
            : paid.map((part) => <Amount key={part.currency} amount={part} />)}
        </span>
      </td>
      <td className="py-1.5 text-end">
        <AmountPair ils={amount.ils} original={amount.original} />
      </td>
    </tr>
  );
}
