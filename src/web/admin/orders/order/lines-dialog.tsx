import { formatCount } from "#i18n/format-he.ts";
import { useState } from "react";
import { orderActions } from "#i18n/he/order-actions.ts";
import { MAX_QUANTITY } from "#modules/cart/cart.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { formatLineName } from "./line-name.ts";
import { LineImage } from "./lines-part.tsx";
import { ReasonField } from "./reason-field.tsx";
import { useOrderEdit } from "./use-order-edit.ts";

const text = orderActions.edit;

type ByLine<Value> = Readonly<Record<string, Value>>;

function getQuantity(typed: string): number | undefined {
  const quantity = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  return quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : undefined;
}

/** Form for the quantity of each line; at least one unit of each remains. */
export function LinesDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const [before] = useState(() => order.lines.map(({ id, quantity }) => ({ id, quantity })));
  const [typed, setTyped] = useState<ByLine<string>>(() =>
    Object.fromEntries(before.map(({ id, quantity }) => [id, String(quantity)])),
  );
  const [reason, setReason] = useState("");
  const [problems, setProblems] = useState<ByLine<string>>({});
  const requests = before.map(({ id }) => ({ lineId: id, quantity: getQuantity(typed[id] ?? "") }));
  const raised = before.filter(
    ({ quantity }, place) => (requests[place]?.quantity ?? 0) > quantity,
  );
  const { action, save } = useOrderEdit(order, {
    onDone: onClose,
    onRefused: ({ code }) => {
      // The server knows that there are too few items; only lines that were raised can be about it.
      if (code === "out_of_stock")
        setProblems(Object.fromEntries(raised.map(({ id }) => [id, text.outOfStock])));
    },
  });
  const isUnchanged = before.every(({ quantity }, place) => requests[place]?.quantity === quantity);

  function send() {
    const wrong = requests.filter(({ quantity }) => quantity === undefined);
    const limits = text.quantityWrong(formatCount(MAX_QUANTITY));
    setProblems(Object.fromEntries(wrong.map(({ lineId }) => [lineId, limits])));
    if (wrong.length > 0) return;
    save({
      lines: requests.flatMap(({ lineId, quantity }) =>
        quantity === undefined ? [] : { lineId, quantity },
      ),
      note: reason,
    });
  }

  return (
    <EditDialog
      onClose={onClose}
      title={text.lines}
      description={text.quantityHelp}
      action={action}
      disabledReason={isUnchanged ? text.unchanged : undefined}
      onSubmit={send}
      typed={{ typed, reason }}
    >
      {order.lines.map((line) => (
        <div key={line.id} className="flex gap-3">
          <LineImage imageUrl={line.imageUrl} />
          <TextInput
            name={`order-line-${line.id}`}
            label={text.quantity(formatLineName(line))}
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
    </EditDialog>
  );
}
