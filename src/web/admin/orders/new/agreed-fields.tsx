import { HandCoins, X } from "lucide-react";
import { useState } from "react";
import { newOrder } from "#i18n/he/new-order.ts";
import { formatDecimal, type Money } from "#shared/money.ts";
import { useDisabledReason } from "../../api/abilities.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { Amount } from "../../kit/money.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";
import type { AgreedDraft } from "./draft.ts";

const text = newOrder.agreed;

type AgreedFieldsProps = {
  /** Before the name of each field. */
  prefix: string;
  amountName: string;
  /** Null while the usual price applies. */
  agreed: AgreedDraft | null;
  /** The usual price: what stands there first, and beside it. */
  start: Money;
  words: { add: string; addLabel?: string; price: string; remove: string };
  findProblem: (field: string) => string | undefined;
  onChange: (agreed: AgreedDraft | null) => void;
};

function focusInput(input: HTMLInputElement | null): void {
  input?.focus();
}

/** An agreed price with its reason; a button until there is one. */
export function AgreedFields(props: AgreedFieldsProps) {
  const { prefix, amountName, agreed, start, words, findProblem, onChange } = props;
  const disabledReason = useDisabledReason("orders.agree");
  const [isAdded, setAdded] = useState(false);
  if (agreed === null)
    return (
      <ActionButton
        disabledReason={disabledReason}
        aria-label={words.addLabel}
        onClick={() => {
          setAdded(true);
          onChange({ price: formatDecimal(start), reason: "" });
        }}
      >
        <HandCoins aria-hidden className="size-4" />
        {words.add}
      </ActionButton>
    );
  return (
    <div className="flex w-full items-start gap-2 rounded-sm bg-mute-bg p-3">
      <div className="grid min-w-0 grow items-start gap-3 sm:grid-cols-2">
        <div className="grid gap-1">
          <TextInput
            name={`${prefix}${amountName}`}
            label={words.price}
            // Its field stands where the button was pressed, and selects what it holds.
            ref={isAdded ? focusInput : undefined}
            isLatin
            inputMode="decimal"
            maxLength={14}
            value={agreed.price}
            error={findProblem(amountName)}
            onChange={({ target }) => onChange({ ...agreed, price: target.value })}
          />
          <p className="text-xs text-soft">
            {text.list} <Amount amount={start} />
          </p>
        </div>
        <TextInput
          name={`${prefix}reason`}
          label={text.reason}
          help={text.reasonHelp}
          dir="auto"
          maxLength={200}
          value={agreed.reason}
          error={findProblem("reason")}
          onChange={({ target }) => onChange({ ...agreed, reason: target.value })}
        />
      </div>
      <ToolButton label={words.remove} onClick={() => onChange(null)}>
        <X aria-hidden className="size-4" />
      </ToolButton>
    </div>
  );
}
