import { CircleAlert, Minus, Plus, Trash2 } from "lucide-react";
import { newOrder } from "#i18n/he/new-order.ts";
import { MAX_QUANTITY } from "#modules/cart/cart.ts";
import { computeLineTotal } from "#modules/cart/compute-cart-price.ts";
import type { Currency } from "#shared/money.ts";
import { joinClassNames } from "#ui/class-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { RowImage } from "../../kit/row-image.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { AgreedFields } from "./agreed-fields.tsx";
import { getListPrice, getUnitPrice } from "./draft-sum.ts";
import { getQuantity, type LineDraft } from "./draft.ts";
import { Price } from "../../kit/price.tsx";

const text = newOrder.lines;

type LineRowsProps = {
  lines: readonly LineDraft[];
  currency: Currency;
  rate: string | null;
  getFieldProblem: (path: string) => string | undefined;
  /** Whether a line was read from a conversation and should be checked. */
  isUnsure: (line: LineDraft) => boolean;
  onChange: (lines: readonly LineDraft[]) => void;
};

/** Ordered variants with their quantities. */
export function LineRows({
  lines,
  currency,
  rate,
  getFieldProblem,
  isUnsure,
  onChange,
}: LineRowsProps) {
  if (lines.length === 0) return <p className="py-2 text-soft">{text.none}</p>;
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, index) => (
        <LineRow
          key={line.variant.id}
          line={line}
          name={`lines.${index}.quantity`}
          terms={{ currency, rate }}
          problem={getFieldProblem(`lines.${index}.quantity`)}
          getAgreedProblem={(field) => getFieldProblem(`lines.${index}.agreed.${field}`)}
          isUnsure={isUnsure(line)}
          onLine={(changes) =>
            onChange(lines.map((it) => (it === line ? { ...line, ...changes } : it)))
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
  terms: { currency: Currency; rate: string | null };
  problem: string | undefined;
  getAgreedProblem: (field: string) => string | undefined;
  isUnsure: boolean;
  onLine: (changes: Partial<LineDraft>) => void;
  onRemove: () => void;
};

function LineRow({
  line,
  name,
  terms,
  problem,
  getAgreedProblem,
  isUnsure,
  onLine,
  onRemove,
}: LineRowProps) {
  const { variant, agreed } = line;
  const list = getListPrice(line, terms);
  const onQuantity = (typed: string) => onLine({ quantity: typed });
  const quantity = getQuantity(line.quantity);
  const changeQuantity = (by: 1 | -1) =>
    onQuantity(String(Math.min(MAX_QUANTITY, Math.max(1, (quantity ?? 0) + by))));
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <RowImage imageUrl={variant.imageUrl} />
      <span className="grid min-w-32 grow basis-0">
        <span className="font-medium">
          <DataText>{variant.variantName}</DataText>
        </span>
        <bdi dir="ltr" className="text-page-start text-xs wrap-anywhere text-faint">
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
        <ToolButton label={text.fewer(variant.variantName)} onClick={() => changeQuantity(-1)}>
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
          className={joinClassNames(
            "num min-h-11 w-14 rounded-sm border bg-surface text-center focus-visible:rounded-sm focus-visible:outline-offset-0 lg:min-h-9",
            problem === undefined ? "border-line-strong" : "border-2 border-danger-solid",
          )}
        />
        <ToolButton label={text.more(variant.variantName)} onClick={() => changeQuantity(1)}>
          <Plus aria-hidden className="size-4" />
        </ToolButton>
      </span>
      <span className="ms-auto min-w-24 text-end">
        <Price
          amount={computeLineTotal({ price: getUnitPrice(line, terms), quantity: quantity ?? 0 })}
          rate={terms.rate}
        />
      </span>
      <div className="w-full sm:order-2">
        <AgreedFields
          prefix={name.replace(/quantity$/, "agreed.")}
          amountName="unitPriceMinor"
          agreed={agreed}
          start={list}
          words={{
            add: newOrder.agreed.button,
            addLabel: newOrder.agreed.buttonFor(variant.variantName),
            price: newOrder.agreed.price[terms.currency],
            remove: newOrder.agreed.remove,
          }}
          findProblem={getAgreedProblem}
          onChange={(changed) => onLine({ agreed: changed })}
        />
      </div>
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
