import { money as moneyTexts } from "#i18n/he/money.ts";
import type { Report } from "#modules/analytics/report-contract.ts";
import { Fact } from "../kit/fact.tsx";
import { ListFileButton } from "../kit/files/list-file-button.tsx";
import { AmountInWords } from "../kit/money.tsx";
import { Panel } from "../kit/panel.tsx";
import { ReportFileButton } from "./report-file-button.tsx";
import { MoneyTable } from "./money-table.tsx";
import { TaxTable } from "./tax-table.tsx";

const text = moneyTexts;

/** Money that came in and went back in the period, and how prices differed from the catalogue's. */
export function MoneyPanel({ report }: { report: Report }) {
  const { payments, refunds, discounts, surcharges, taxes } = report.money;
  return (
    <Panel
      title={text.title}
      note={text.note}
      action={
        <>
          <ListFileButton
            list="payments"
            filter={{ from: report.now.from, until: report.now.to }}
            label={text.each}
          />
          <ReportFileButton report="money" period={report.period} title={text.title} />
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 px-5 pb-4 xl:grid-cols-2">
        {payments.length === 0 ? (
          <p className="text-xs text-faint">{text.nothingIn}</p>
        ) : (
          <div className="overflow-x-auto">
            <MoneyTable name={text.in} rows={payments} />
          </div>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          {refunds.length > 0 && (
            <div className="overflow-x-auto">
              <MoneyTable name={text.back} rows={refunds} />
            </div>
          )}
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-xs">
            <Fact name={text.discounts}>
              <AmountInWords {...discounts} />
            </Fact>
            <Fact name={text.surcharges}>
              <AmountInWords {...surcharges} />
            </Fact>
          </dl>
          <p className="text-xs text-faint">{text.pricesHelp}</p>
          {taxes.length > 0 && (
            <div className="overflow-x-auto">
              <TaxTable taxes={taxes} />
              <p className="mt-2 text-xs text-faint">{text.tax.help}</p>
            </div>
          )}
        </div>
      </div>
    </Panel>
  );
}
