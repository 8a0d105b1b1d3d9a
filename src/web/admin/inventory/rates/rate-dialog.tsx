import { useState } from "react";
import { formatChange } from "#i18n/format-he.ts";
import { rates as text } from "#i18n/he/rates.ts";
import { enteredRate } from "#modules/currency/entered-rate.ts";
import { isRate } from "#modules/currency/rates.ts";
import type { RateRow } from "../../api/use-rates.ts";
import { ActionDialog } from "../../kit/action-dialog.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { useRecordForm } from "../../kit/record-form.ts";
import { showSuccessToast } from "../../kit/toasts.ts";
import { getOffer, type PriceUpdate } from "./use-update-prices.ts";
import { HOME_CURRENCY, MAIN_CURRENCY } from "#shared/money.ts";

const { dialog } = text;

type RateDialogProps = { rates: readonly RateRow[]; update: PriceUpdate; onClose: () => void };

/** A rate by hand: for a shop without a source, and for a source that is wrong. */
export function RateDialog({ rates, update, onClose }: RateDialogProps) {
  const form = useRecordForm(enteredRate, text.fields);
  const { rate: typed, targetCurrency } = form.draft;
  const findRate = (target: string) =>
    rates.find((rate) => rate.targetCurrency === target) ?? { version: null, rate: null };
  // Rate at the time the pair was chosen: a refreshed list must not hide that it has changed.
  const [expected, setExpected] = useState(() => findRate(targetCurrency));
  const change = (changes: Partial<typeof form.draft>) => {
    form.change({ rate: typed, ...changes });
    if (changes.targetCurrency !== undefined) setExpected(findRate(changes.targetCurrency));
  };
  return (
    <ActionDialog
      call="PUT /api/admin/exchange-rates"
      title={dialog.title}
      text={dialog.text}
      submit={dialog.submit}
      failed={dialog.failed}
      form={form}
      toInput={(values) => ({
        body: { baseCurrency: MAIN_CURRENCY, ...values, version: expected.version },
        base: expected,
      })}
      onDone={(_, { body }) =>
        // The prices are in shekels: other rates change none.
        showSuccessToast(
          dialog.saved,
          body.targetCurrency === HOME_CURRENCY ? getOffer(update) : undefined,
        )
      }
      onClose={onClose}
    >
      <RecordField form={{ ...form, change }} name="targetCurrency" />
      <RecordField form={form} name="rate" />
      {expected.rate !== null && (
        <p className="text-soft">
          {dialog.before} <bdi className="num">{Number(expected.rate).toFixed(4)}</bdi>
          {isRate(typed) && (
            <>
              {" · "}
              {dialog.change}{" "}
              <bdi dir="ltr" className="num">
                {formatChange(Number(typed) / Number(expected.rate) - 1)}
              </bdi>
            </>
          )}
        </p>
      )}
    </ActionDialog>
  );
}
