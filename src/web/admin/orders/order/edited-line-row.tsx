import { RotateCcw, Trash2 } from "lucide-react";
import { newOrder } from "#i18n/he/new-order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderCorrections } from "#i18n/he/order-corrections.ts";
import { TextInput } from "../../kit/fields.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import { AgreedFields } from "../new/agreed-fields.tsx";
import { formatLineName } from "#modules/catalog/variant-names.ts";
import { DataText } from "#ui/data-text.tsx";
import { LineImage } from "./lines-part.tsx";
import { getListPrice, type EditedDraft } from "./lines-draft.ts";

const text = orderCorrections.lines;

type EditedLineRowProps = {
  edited: EditedDraft;
  /** Whether another price can be agreed for it. */
  hasPrice: boolean;
  problem: string | undefined;
  getAgreedProblem: (field: string) => string | undefined;
  onChange: (edited: EditedDraft) => void;
};

/** A line of an order in the form: its quantity and price, or that it is removed. */
export function EditedLineRow(props: EditedLineRowProps) {
  const { edited, hasPrice, problem, getAgreedProblem, onChange } = props;
  const { line, quantity, agreed, isRemoved } = edited;
  const name = formatLineName(line);
  const list = getListPrice(line);
  if (isRemoved)
    return (
      <div className="flex items-center gap-3">
        <LineImage imageUrl={line.imageUrl} />
        <p className="min-w-0 grow wrap-anywhere">
          <del>
            <DataText>{name}</DataText>
          </del>
          <span className="block text-xs text-soft">{text.removed}</span>
          {problem !== undefined && <span className="block text-danger-fg">{problem}</span>}
        </p>
        <ToolButton
          label={text.restore(name)}
          onClick={() => onChange({ ...edited, isRemoved: false })}
        >
          <RotateCcw aria-hidden className="size-4" />
        </ToolButton>
      </div>
    );
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex w-full gap-3">
        <LineImage imageUrl={line.imageUrl} />
        <TextInput
          name={`order-line-${line.id}`}
          label={orderActions.edit.quantity(name)}
          className="min-w-0 grow"
          isLatin
          inputMode="numeric"
          maxLength={2}
          error={problem}
          value={quantity}
          onChange={({ target }) => onChange({ ...edited, quantity: target.value })}
        />
        <ToolButton
          label={text.remove(name)}
          className="mt-6"
          onClick={() => onChange({ ...edited, isRemoved: true })}
        >
          <Trash2 aria-hidden className="size-4" />
        </ToolButton>
      </div>
      {hasPrice && !line.isGift && (
        <AgreedFields
          prefix={`order-line-${line.id}-`}
          amountName="unitPriceMinor"
          agreed={agreed}
          start={list}
          words={{
            add: newOrder.agreed.button,
            addLabel: newOrder.agreed.buttonFor(name),
            price: newOrder.agreed.price[list.currency],
            remove: newOrder.agreed.remove,
          }}
          findProblem={getAgreedProblem}
          onChange={(changed) => onChange({ ...edited, agreed: changed })}
        />
      )}
    </div>
  );
}
