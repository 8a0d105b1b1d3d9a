import { useState } from "react";
import { formatChange } from "#i18n/format-he.ts";
import { rates as text } from "#i18n/he/rates.ts";
import { isRate, rateTargets } from "#modules/currency/rates.ts";
import { Options } from "#ui/options.tsx";
import { useApiAction } from "../../api/use-api.ts";
import type { RateRow } from "../../api/use-rates.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { SelectInput, TextInput } from "../../kit/fields.tsx";
import { showSuccessToast } from "../../kit/toasts.ts";
import { selectAllowed } from "../../kit/url-state.ts";
import { getOffer, type PriceUpdate } from "./use-update-prices.ts";

const { dialog } = text;

type RateDialogProps = { rates: readonly RateRow[]; update: PriceUpdate; onClose: () => void };

/** A rate by hand: for a shop without a source, and for a source that is wrong. */
export function RateDialog({ rates, update, onClose }: RateDialogProps) {
  const [target, setTarget] = useState<(typeof rateTargets)[number]>("ILS");
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const before = rates.find((rate) => rate.targetCurrency === target)?.rate ?? null;
  // Rate at the time the pair was chosen: a refreshed list must not hide that it has changed.
  const [expected, setExpected] = useState(before);
  const action = useApiAction("PUT /api/admin/exchange-rates", {
    failed: dialog.failed,
    onDone() {
      // The prices are in shekels: other rates change none.
      showSuccessToast(dialog.saved, target === "ILS" ? getOffer(update) : undefined);
      onClose();
    },
    onConflict(error) {
      const [current = ""] = error.fields["rate"] ?? [];
      setExpected(current === "" ? null : current);
      setProblem(`${dialog.changed} ${current === "" ? "–" : Number(current).toFixed(4)}`);
    },
  });

  function selectDate(value: string) {
    const chosen = selectAllowed(value, rateTargets);
    setTarget(chosen);
    setExpected(rates.find((rate) => rate.targetCurrency === chosen)?.rate ?? null);
    setProblem(undefined);
  }

  function submit() {
    if (!isRate(typed)) return setProblem(dialog.bad);
    setProblem(undefined);
    action.mutate({
      body: { baseCurrency: "USD", targetCurrency: target, rate: typed, seenRate: expected },
    });
  }

  return (
    <EditDialog
      onClose={onClose}
      title={dialog.title}
      description={dialog.text}
      submit={dialog.save}
      action={action}
      onSubmit={submit}
      typed={{ target, typed }}
    >
      <SelectInput
        name="rate-pair"
        label={dialog.pair}
        value={target}
        onChange={({ target: select }) => selectDate(select.value)}
      >
        <Options values={rateTargets} labels={text.pairs} />
      </SelectInput>
      <TextInput
        name="rate-value"
        label={dialog.rate}
        help={dialog.rateHelp}
        error={problem}
        isLatin
        inputMode="decimal"
        value={typed}
        onChange={({ target: input }) => {
          setTyped(input.value.trim());
          setProblem(undefined);
        }}
      />
      {expected !== null && (
        <p className="text-soft">
          {dialog.before} <bdi className="num">{Number(expected).toFixed(4)}</bdi>
          {isRate(typed) && (
            <>
              {" · "}
              {dialog.change}{" "}
              <bdi dir="ltr" className="num">
                {formatChange(Number(typed) / Number(expected) - 1)}
              </bdi>
            </>
          )}
        </p>
      )}
    </EditDialog>
  );
}
