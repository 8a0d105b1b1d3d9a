import { useState } from "react";
import { formatNumber } from "#i18n/format.ts";
import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { MAX_QUANTITY } from "#modules/cart/cart.ts";
import type { OrderDetails } from "#modules/sales/order-details.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { ChangedNotice } from "./changed-notice.tsx";
import { lineName } from "./changes.ts";
import { LineImage } from "./lines-part.tsx";
import { ReasonField } from "./reason-field.tsx";
import { useOrderEdit } from "./use-order-edit.ts";

const text = orderActions.edit;

type ByLine<Value> = Readonly<Record<string, Value>>;

function quantityOf(typed: string): number | undefined {
  const quantity = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : undefined;
}

/** How many bags of each line there shall be; at least one of each remains. */
export function LinesDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const [before] = useState(() => order.lines.map(({ id, quantity }) => ({ id, quantity })));
  const [typed, setTyped] = useState<ByLine<string>>(() =>
    Object.fromEntries(before.map(({ id, quantity }) => [id, String(quantity)])),
  );
  const [reason, setReason] = useState("");
  const [problems, setProblems] = useState<ByLine<string>>({});
  const wishes = before.map(({ id }) => ({ lineId: id, quantity: quantityOf(typed[id] ?? "") }));
  const raised = before.filter(({ quantity }, place) => (wishes[place]?.quantity ?? 0) > quantity);
  const { changes, isPending, save } = useOrderEdit(order, {
    onDone: onClose,
    onRefused: ({ code }) => {
      // The server knows that there are too few bags; only lines that were raised can be about it.
      if (code === "out_of_stock")
        setProblems(Object.fromEntries(raised.map(({ id }) => [id, text.outOfStock])));
    },
  });
  const isUnchanged = before.every(({ quantity }, place) => wishes[place]?.quantity === quantity);

  function send() {
    const wrong = wishes.filter(({ quantity }) => quantity === undefined);
    const limits = text.quantityWrong(formatNumber(MAX_QUANTITY, "he-IL"));
    setProblems(Object.fromEntries(wrong.map(({ lineId }) => [lineId, limits])));
    if (wrong[0] !== undefined)
      return document.getElementById(`order-line-${wrong[0].lineId}`)?.focus();
    save({
      lines: wishes.flatMap(({ lineId, quantity }) =>
        quantity === undefined ? [] : { lineId, quantity },
      ),
      note: reason,
    });
  }

  return (
    <Dialog isOpen onClose={onClose} title={text.lines} description={text.quantityHelp}>
      <DialogForm
        submit={admin.dialog.save}
        isPending={isPending}
        disabledReason={isUnchanged ? text.unchanged : undefined}
        onSubmit={send}
        typed={{ typed, reason }}
      >
        <ChangedNotice changes={changes} />
        {order.lines.map((line) => (
          <div key={line.id} className="flex gap-3">
            <LineImage imageUrl={line.imageUrl} />
            <TextInput
              name={`order-line-${line.id}`}
              label={text.quantity(lineName(line))}
              className="grow"
              isLatin
              inputMode="numeric"
              maxLength={2}
              error={problems[line.id]}
              value={typed[line.id] ?? ""}
              onChange={({ target }) => setTyped({ ...typed, [line.id]: target.value })}
            />
          </div>
        ))}
        <ReasonField value={reason} onChange={setReason} />
      </DialogForm>
    </Dialog>
  );
}
