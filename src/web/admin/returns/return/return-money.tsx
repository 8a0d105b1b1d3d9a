import { formatCount } from "#i18n/format-he.ts";
import { returns } from "#i18n/he/returns.ts";
import { convertToBoth } from "#shared/exchange.ts";
import type { ReturnDetails } from "#modules/returns/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { Fact } from "../../kit/fact.tsx";
import { AmountPair } from "../../kit/money.tsx";
import { Panel } from "../../kit/panel.tsx";
import { RowImage } from "../../kit/row-image.tsx";
import { SkuText } from "../../kit/sku-text.tsx";

const text = returns.details;

/** The items of a return, where they went, and their value. */
export function ReturnMoney({ shown }: { shown: ReturnDetails }) {
  return (
    <Panel title={text.lines}>
      <div className="grid gap-5 px-5 pb-5">
        <ul className="grid gap-4">
          {shown.lines.map((line) => (
            <li key={line.id} className="flex flex-wrap items-center gap-3">
              <RowImage imageUrl={line.imageUrl} />
              <span className="grid min-w-0 grow">
                <span className="wrap-anywhere">
                  <DataText>{line.name}</DataText>
                </span>
                <SkuText sku={line.sku} />
              </span>
              <Counts line={line} />
            </li>
          ))}
        </ul>
        {shown.kind !== "cancel" && (
          <dl className="grid grid-cols-2 gap-4 border-t border-line pt-4 sm:grid-cols-4">
            {(["worth", "fee", "suggested", "refunded"] as const).map((name) =>
              // Nothing is suggested for a return that is settled.
              name === "suggested" && shown.suggested.amountMinor === 0 ? null : (
                <Fact key={name} isBelow name={text[name]}>
                  <AmountPair {...convertToBoth(shown[name], shown.ilsRate)} />
                </Fact>
              ),
            )}
          </dl>
        )}
      </div>
    </Panel>
  );
}

function Counts({ line }: { line: ReturnDetails["lines"][number] }) {
  const { quantity, shelvedQuantity, damagedQuantity } = line;
  const counts = [
    { label: text.quantity, count: quantity },
    { label: text.shelved, count: shelvedQuantity },
    { label: text.damaged, count: damagedQuantity },
  ];
  return (
    <dl className="flex gap-5 text-center">
      {counts.map(({ label, count }) => (
        <Fact key={label} isBelow name={label}>
          <bdi className="num">{formatCount(count)}</bdi>
        </Fact>
      ))}
    </dl>
  );
}
