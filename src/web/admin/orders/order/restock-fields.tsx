import { formatCount } from "#i18n/format-he.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/order-processing/order-details.ts";
import { CheckInput } from "../../kit/fields.tsx";
import { lineName } from "./changes.ts";
import { LineImage } from "./lines-part.tsx";
import { returnable } from "./refund-amount.ts";

const text = orderActions.refund;

type Restock = Readonly<Record<string, number>>;
type RestockFieldsProps = {
  order: OrderDetails;
  restock: Restock;
  onRestock: (restock: Restock) => void;
  problem: string | undefined;
};

/** Which bags come back on the shelf with the money. */
export function RestockFields({ order, restock, onRestock, problem }: RestockFieldsProps) {
  const lines = order.lines.filter((line) => returnable(line) > 0);
  if (lines.length === 0) return null;
  if (order.stockState === "released") return <p className="text-xs text-faint">{text.released}</p>;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{text.restock}</legend>
      {lines.map((line) => {
        const name = lineName(line);
        const most = returnable(line);
        const chosen = restock[line.id] ?? 0;
        const choose = (quantity: number) => onRestock({ ...restock, [line.id]: quantity });
        return (
          <div key={line.id} className="flex flex-wrap items-center gap-3">
            <LineImage imageUrl={line.imageUrl} />
            <div className="min-w-0 grow">
              <CheckInput
                label={name}
                checked={chosen > 0}
                onChange={({ target }) => choose(target.checked ? most : 0)}
              />
            </div>
            {most > 1 && (
              <span className="flex items-center gap-2 text-xs text-soft">
                <select
                  aria-label={text.restockCount(name)}
                  value={chosen}
                  onChange={({ target }) => choose(Number(target.value))}
                  className="num min-h-11 rounded-sm border border-line-strong bg-surface px-2 lg:min-h-9"
                >
                  {Array.from({ length: most + 1 }, (_, quantity) => (
                    <option key={quantity} value={quantity}>
                      {formatCount(quantity)}
                    </option>
                  ))}
                </select>
                {text.restockLeft(formatCount(most))}
              </span>
            )}
          </div>
        );
      })}
      {problem !== undefined && (
        <p role="alert" className="text-xs font-medium text-danger-fg">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
