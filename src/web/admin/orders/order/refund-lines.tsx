import { formatCount } from "#i18n/format-he.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import type { ChosenUnits } from "#modules/orders/editing/compute-worth.ts";
import { CheckInput } from "../../kit/fields.tsx";
import { formatLineName } from "#modules/catalog/variant-names.ts";
import { LineImage } from "./lines-part.tsx";
import { countReturnable } from "./refund-amount.ts";

const text = orderActions.refund;

type RefundLinesProps = {
  order: OrderDetails;
  chosen: ChosenUnits;
  onChoose: (chosen: ChosenUnits) => void;
  /** Whether the chosen items return to the shelf. */
  isRestocked: boolean;
  onRestock: (isRestocked: boolean) => void;
  problem: string | undefined;
};

/** Lines that are refunded, and whether their items come back on the shelf. */
export function RefundLines(props: RefundLinesProps) {
  const { order, chosen, onChoose, isRestocked, onRestock, problem } = props;
  const lines = order.lines.filter((line) => countReturnable(line) > 0);
  if (lines.length === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{text.lines}</legend>
      {lines.map((line) => {
        const name = formatLineName(line);
        const most = countReturnable(line);
        const units = chosen[line.id] ?? 0;
        const selectQuantity = (quantity: number) => onChoose({ ...chosen, [line.id]: quantity });
        return (
          <div key={line.id} className="flex flex-wrap items-center gap-3">
            <LineImage imageUrl={line.imageUrl} />
            <div className="min-w-0 grow">
              <CheckInput
                label={name}
                checked={units > 0}
                onChange={({ target }) => selectQuantity(target.checked ? most : 0)}
              />
            </div>
            {most > 1 && (
              <span className="flex items-center gap-2 text-xs text-soft">
                <select
                  aria-label={text.lineCount(name)}
                  value={units}
                  onChange={({ target }) => selectQuantity(Number(target.value))}
                  className="num min-h-11 rounded-sm border border-line-strong bg-surface px-2 lg:min-h-9"
                >
                  {Array.from({ length: most + 1 }, (_, quantity) => (
                    <option key={quantity} value={quantity}>
                      {formatCount(quantity)}
                    </option>
                  ))}
                </select>
                {text.lineLeft(formatCount(most))}
              </span>
            )}
          </div>
        );
      })}
      {order.stockState === "released" ? (
        <p className="text-xs text-faint">{text.released}</p>
      ) : (
        <CheckInput
          label={text.restock}
          checked={isRestocked}
          onChange={({ target }) => onRestock(target.checked)}
        />
      )}
      {problem !== undefined && (
        <p role="alert" className="text-xs font-medium text-danger-fg">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
