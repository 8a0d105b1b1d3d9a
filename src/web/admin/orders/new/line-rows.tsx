import { CircleAlert, Minus, Plus, Trash2 } from "lucide-react";
import { newOrder } from "#i18n/he/new-order.ts";
import { MAX_QUANTITY } from "#modules/cart/cart.ts";
import { lineTotal } from "#modules/cart/price-cart.ts";
import { money } from "#shared/money.ts";
import { classNames } from "#ui/class-names.ts";
import { RowImage } from "../../kit/row-image.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { getQuantity, type LineDraft } from "./draft.ts";
import { Price } from "./price.tsx";

const text = newOrder.lines;

type LineRowsProps = {
  lines: readonly LineDraft[];
  rate: string | null;
  problemAt: (path: string) => string | undefined;
  /** Whether a line was read from a conversation and asks for a look. */
  isUnsure: (line: LineDraft) => boolean;
  onChange: (lines: readonly LineDraft[]) => void;
};

/** What is ordered: how much of each. */
export function LineRows({ lines, rate, problemAt, isUnsure, onChange }: LineRowsProps) {
  if (lines.length === 0) return <p className="py-2 text-soft">{text.none}</p>;
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, index) => (
        <LineRow
          key={line.variant.id}
          line={line}
          name={`lines.${index}.quantity`}
          rate={rate}
          problem={problemAt(`lines.${index}.quantity`)}
          isUnsure={isUnsure(line)}
          onQuantity={(quantity) =>
            onChange(lines.map((it) => (it === line ? { ...line, quantity } : it)))
          }
          onRemove={() => onChange(lines.filter((it) => it !== line))}
        />
      ))}
    </ul>
  );
}

type LineRowProps = {
  line: LineDraft;
  name: string;
  rate: string | null;
  problem: string | undefined;
  isUnsure: boolean;
  onQuantity: (typed: string) => void;
  onRemove: () => void;
};

function LineRow({ line, name, rate, problem, isUnsure, onQuantity, onRemove }: LineRowProps) {
  const { variant } = line;
  const quantity = getQuantity(line.quantity);
  const step = (by: 1 | -1) =>
    onQuantity(String(Math.min(MAX_QUANTITY, Math.max(1, (quantity ?? 0) + by))));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <RowImage imageUrl={variant.imageUrl} />
      <span className="grid min-w-32 grow basis-0">
        <span className="font-medium">
          <bdi>{variant.variantName}</bdi>
        </span>
        <bdi dir="ltr" className="text-end text-xs wrap-anywhere text-faint">
          {variant.sku}
        </bdi>
        <span className="num text-xs text-soft">{text.stock(variant.available)}</span>
      </span>
      <ToolButton
        label={text.remove(variant.variantName)}
        onClick={onRemove}
        className="sm:order-1"
      >
        <Trash2 aria-hidden className="size-4" />
      </ToolButton>
      <span className="flex items-center gap-0.5">
        <ToolButton label={text.fewer(variant.variantName)} onClick={() => step(-1)}>
          <Minus aria-hidden className="size-4" />
        </ToolButton>
        <input
          id={name}
          name={name}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          aria-label={text.quantity(variant.variantName)}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={
            problem !== undefined ? `${name}-error` : isUnsure ? `${name}-unsure` : undefined
          }
          maxLength={2}
          value={line.quantity}
          onChange={({ target }) => onQuantity(target.value)}
          className={classNames(
            "num min-h-11 w-14 rounded-sm border bg-surface text-center focus-visible:rounded-sm focus-visible:outline-offset-0 lg:min-h-9",
            problem === undefined ? "border-line-strong" : "border-2 border-danger-solid",
          )}
        />
        <ToolButton label={text.more(variant.variantName)} onClick={() => step(1)}>
          <Plus aria-hidden className="size-4" />
        </ToolButton>
      </span>
      <span className="ms-auto min-w-24 text-end">
        <Price
          amount={lineTotal({ price: money(variant.priceMinor, "USD"), quantity: quantity ?? 0 })}
          rate={rate}
        />
      </span>
      {isUnsure && problem === undefined && (
        <p
          id={`${name}-unsure`}
          className="w-full rounded-xs bg-warn-bg px-2 py-1 text-xs text-warn-fg sm:order-2"
        >
          {newOrder.chat.unsure}
        </p>
      )}
      {problem !== undefined && (
        <p
          id={`${name}-error`}
          className="flex w-full gap-1.5 text-xs font-medium text-danger-fg sm:order-2"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          {problem}
        </p>
      )}
    </li>
  );
}
