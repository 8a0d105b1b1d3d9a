import { useState } from "react";
import { newOrder } from "#i18n/he/new-order.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import { orderCorrections } from "#i18n/he/order-corrections.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { priceEditSchema } from "#modules/orders/processing/new-order.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { checkInput } from "#shared/input-problems.ts";
import { subtractMoney } from "#shared/money.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { CheckInput } from "../../kit/fields.tsx";
import { useQuestion } from "../../kit/use-question.tsx";
import { VariantPicker } from "../../kit/variant-picker.tsx";
import { getFarOffQuestion } from "../far-off-question.tsx";
import { AgreedFields } from "../new/agreed-fields.tsx";
import { LineRows } from "../new/line-rows.tsx";
import { OutcomeBox } from "./edit-outcome.tsx";
import { EditedLineRow } from "./edited-line-row.tsx";
import {
  compareAgreed,
  createLinesDraft,
  isChanged,
  toPriceEdit,
  withVariant,
  type LinesDraft,
} from "./lines-draft.ts";
import { getLinesProblem } from "./lines-problems.ts";
import { NotifyCustomerInput } from "./notify-customer-input.tsx";
import { ReasonField } from "./reason-field.tsx";
import { useEditOutcome } from "./use-edit-outcome.ts";
import { useOrderEdit } from "./use-order-edit.ts";

const { edit: text } = orderActions;
const labels = orderCorrections.lines;

type LinesDialogProps = { order: OrderDetails; onClose: () => void };

/** Form for the lines and the price of an order, with what a change means before it is saved. */
export function LinesDialog({ order, onClose }: LinesDialogProps) {
  const [before] = useState(() => createLinesDraft(order));
  const [draft, setDraft] = useState(before);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<FieldErrors>({});
  const change = (changes: Partial<LinesDraft>) => {
    setDraft({ ...draft, ...changes });
    setRefused({});
  };
  const isNew = isChanged(before, draft);
  const checked = checkInput(priceEditSchema, toPriceEdit(before, draft));
  // It does not wait for the reasons.
  const previewed = checkInput(priceEditSchema, toPriceEdit(before, draft, "-"));
  const { outcome, fields, isFailed } = useEditOutcome(
    order.id,
    isNew && previewed.ok ? previewed.data : undefined,
  );
  const { currency } = order.total;
  const { subtotal, discount } = outcome ?? order;
  const sum = subtractMoney(subtotal, discount);
  const own = checked.ok || !isTried ? {} : checked.fields;
  const problems: FieldErrors = { ...refused, ...fields, ...own };
  const getProblem = (path: string) => getLinesProblem(path, problems, currency);
  const { confirm, dialog } = useQuestion();
  const { action, save } = useOrderEdit(order, {
    onDone: onClose,
    onRefused({ code, fields: wrong }) {
      // The server knows that there are too few items; only lines with more can be about it.
      setRefused(code === "out_of_stock" ? findRaised(draft) : wrong);
    },
  });

  function send() {
    setTried(true);
    if (!checked.ok) return;
    confirm(getFarOffQuestion(compareAgreed(before, draft, sum)), () =>
      save({ ...checked.data, note: draft.note, notifyCustomer: draft.notifyCustomer }),
    );
  }

  const isByHand = order.source === "admin";
  return (
    <EditDialog
      onClose={onClose}
      title={text.lines}
      description={text.quantityHelp}
      action={action}
      disabledReason={isNew ? undefined : text.unchanged}
      onSubmit={send}
      typed={draft}
      isLong
    >
      {draft.lines.map((edited, index) => (
        <EditedLineRow
          key={edited.line.id}
          edited={edited}
          hasPrice={isByHand}
          problem={getProblem(`lines.${index}.quantity`)}
          getAgreedProblem={(field) => getProblem(`lines.${index}.agreed.${field}`)}
          onChange={(after) =>
            change({ lines: draft.lines.map((it) => (it === edited ? after : it)) })
          }
        />
      ))}
      {draft.added.length > 0 && (
        <LineRows
          lines={draft.added}
          currency={currency}
          rate={order.ilsRate?.rate ?? null}
          getFieldProblem={(path) => getProblem(path.replace(/^lines/, "added"))}
          isUnsure={() => false}
          onChange={(added) => change({ added })}
        />
      )}
      <div className="grid gap-1.5">
        <VariantPicker
          rate={order.ilsRate?.rate ?? null}
          isInvalid={getProblem("lines") !== undefined}
          onPick={(variant) => {
            setDraft(withVariant(draft, variant));
            setRefused({});
          }}
        />
        <p id="lines-error" className="text-xs font-medium text-danger-fg empty:hidden">
          {getProblem("lines")}
        </p>
      </div>
      {order.coupon && (
        <div>
          <CheckInput
            label={labels.coupon(order.coupon.code)}
            checked={draft.removesCoupon}
            onChange={({ target }) => change({ removesCoupon: target.checked })}
          />
          <Problem>{getProblem("removesCoupon")}</Problem>
        </div>
      )}
      {isByHand && (
        <div className="grid justify-items-start gap-1.5">
          <AgreedFields
            prefix="agreedTotal."
            amountName="amountMinor"
            agreed={draft.agreedTotal}
            start={sum}
            words={{
              add: newOrder.agreed.totalButton,
              price: newOrder.agreed.total[currency],
              remove: newOrder.agreed.totalRemove,
            }}
            findProblem={(field) => getProblem(`agreedTotal.${field}`)}
            onChange={(agreedTotal) => change({ agreedTotal })}
          />
          <Problem>{getProblem("agreedTotal")}</Problem>
        </div>
      )}
      <OutcomeBox
        outcome={isNew ? outcome : undefined}
        isFailed={isFailed}
        ilsRate={order.ilsRate}
      />
      <ReasonField value={draft.note} onChange={(note) => change({ note })} />
      <NotifyCustomerInput
        customers={[order.customer]}
        value={draft.notifyCustomer}
        onChange={(notifyCustomer) => change({ notifyCustomer })}
      />
      {dialog}
    </EditDialog>
  );
}

/** Lines that take more units than before. */
function findRaised({ lines, added }: LinesDraft): FieldErrors {
  const raised = lines.flatMap(({ line, quantity }, index) =>
    Number(quantity) > line.quantity ? [`lines.${index}.quantity`] : [],
  );
  const paths = [...raised, ...added.map((_, index) => `added.${index}.quantity`)];
  return Object.fromEntries(paths.map((path) => [path, ["out_of_stock"]]));
}

const Problem = ({ children }: { children: string | undefined }) => (
  <p role="alert" className="text-xs font-medium text-danger-fg empty:hidden">
    {children}
  </p>
);
