import { admin } from "#i18n/he/admin.ts";
import { newOrder as labels } from "#i18n/he/new-order.ts";
import { orderLabels } from "#i18n/he/order-labels.ts";
import { orderStatuses } from "#modules/orders/status.ts";
import type { FieldErrors } from "#shared/errors.ts";
import { HOME_CURRENCY, ownCurrencies } from "#shared/money.ts";
import { Options } from "#ui/options.tsx";
import { CheckInput, SelectInput, TextAreaInput } from "../../kit/fields.tsx";
import { Panel } from "../../kit/panel.tsx";
import type { OrderDraft } from "./draft.ts";

/** Props of every part of the form of a new order. */
export type Part = {
  draft: OrderDraft;
  /** By the API's path of the field. */
  problems: FieldErrors;
  getProblem: (path: string) => string | undefined;
  /** The class of a field whose value should be checked. */
  getLook: (path: string) => { help?: string; className?: string };
  change: (changes: Partial<OrderDraft>) => void;
};

/** The details of the sale: handed over or shipped, currency, status, and note. */
export function DetailsPart({ draft, getProblem, change, hasRate }: Part & { hasRate: boolean }) {
  const text = labels.details;
  return (
    <Panel title={text.title}>
      <div className="grid gap-4 px-5 pb-5">
        <CheckInput
          label={text.isHandedOver}
          help={text.isHandedOverHelp}
          checked={draft.isHandedOver}
          onChange={({ target }) => change({ isHandedOver: target.checked })}
        />
        <SelectInput
          name="currency"
          label={text.currency}
          help={hasRate ? text.currencyHelp : labels.problems.noRate}
          value={draft.currency}
          error={getProblem("currency")}
          onChange={({ target }) =>
            change({ currency: ownCurrencies.find((it) => it === target.value) ?? draft.currency })
          }
        >
          {ownCurrencies.map((currency) => (
            <option
              key={currency}
              value={currency}
              disabled={currency === HOME_CURRENCY && !hasRate}
            >
              {text.currencies[currency]}
            </option>
          ))}
        </SelectInput>
        {!draft.isHandedOver && (
          <SelectInput
            name="status"
            label={text.status}
            value={draft.status}
            error={getProblem("status")}
            onChange={({ target }) =>
              change({ status: orderStatuses.find((it) => it === target.value) ?? "" })
            }
          >
            <option value="">{text.statusDefault}</option>
            <Options values={orderStatuses} labels={orderLabels.statuses} />
          </SelectInput>
        )}
        {draft.email.trim() !== "" && (
          <CheckInput
            label={text.notifyCustomer}
            checked={draft.notifyCustomer}
            onChange={({ target }) => change({ notifyCustomer: target.checked })}
          />
        )}
        <TextAreaInput
          name="note"
          label={text.note}
          optionalHint={admin.dialog.optional}
          help={text.noteHelp}
          dir="auto"
          maxLength={2_000}
          value={draft.note}
          error={getProblem("note")}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </Panel>
  );
}
