import { Calculator, CircleAlert, Coins, DownloadCloud, PencilLine } from "lucide-react";
import { useState } from "react";
import { rates as text } from "#i18n/he/rates.ts";
import { DataText } from "#ui/data-text.tsx";
import { useApiAction } from "../../api/use-api.ts";
import { useRates, type RateList, type RateRow } from "../../api/use-rates.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Panel } from "../../kit/panel.tsx";
import { showSuccessToast } from "../../kit/toasts.ts";
import { RateAge, RateNumber } from "./rate-figure.tsx";
import { getOffer, useUpdatePrices, type PriceUpdate } from "./use-update-prices.ts";
import { HOME_CURRENCY } from "#shared/money.ts";
import { loadLater } from "../../kit/load-later.tsx";

const CurrenciesDialog = loadLater(
  async () => (await import("./currencies-dialog.tsx")).CurrenciesDialog,
);
const RateDialog = loadLater(async () => (await import("./rate-dialog.tsx")).RateDialog);

/**
 * The dollar's rates of the currencies that the shop sells in, how old they are, and the actions on
 * them.
 */
export function RatesPanel() {
  const [opened, setOpened] = useState<"rate" | "currencies">();
  const close = () => setOpened(undefined);
  const read = useRates();
  const { data } = read;
  const update = useUpdatePrices();
  if (data === undefined)
    return (
      <Panel title={text.title}>
        <LoadError read={read} failed={text.failed} rows={1} />
      </Panel>
    );
  const isSold = new Set<string>(
    data.currencies.filter(({ isEnabled }) => isEnabled).map(({ code }) => code),
  );
  const shown = data.rates.filter(({ targetCurrency }) => isSold.has(targetCurrency));
  return (
    <Panel title={text.title} className="pb-4">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 px-5">
        {shown.length === 0 && <p className="text-sm text-soft">{text.none}</p>}
        {shown.length > 0 && (
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            {shown.map((rate) => (
              <RateFigure key={rate.targetCurrency} rate={rate} />
            ))}
          </dl>
        )}
        <RateActions list={data} update={update} onOpen={setOpened} />
      </div>
      {data.hasOldPrices && (
        <p
          role="status"
          className="mx-5 mt-4 flex items-start gap-2 rounded-sm bg-warn-bg px-3 py-2 text-sm text-warn-fg"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          {text.oldPrices}
        </p>
      )}
      {opened === "rate" && <RateDialog rates={data.rates} update={update} onClose={close} />}
      {opened === "currencies" && <CurrenciesDialog list={data} onClose={close} />}
    </Panel>
  );
}

/** Names only for the pairs that the shop asks for; another one goes by its codes. */
const pairLabels: Readonly<Record<string, string>> = text.pairs;
function RateFigure({ rate }: { rate: RateRow }) {
  const { baseCurrency, targetCurrency } = rate;
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-xs text-soft">
        {pairLabels[targetCurrency] ?? <DataText>{`${baseCurrency}/${targetCurrency}`}</DataText>}
      </dt>
      <dd className="grid gap-0.5">
        <RateNumber rate={rate} />
        <RateAge rate={rate} />
      </dd>
    </div>
  );
}

type RateActionsProps = {
  list: RateList;
  update: PriceUpdate;
  onOpen: (dialog: "rate" | "currencies") => void;
};

function RateActions({ list, update, onOpen }: RateActionsProps) {
  const fetching = useApiAction("POST /api/functions/exchange-rates", {
    failed: text.fetchFailed,
    onDone: (answer) => showSuccessToast(text.fetched(answer.updated_count), getOffer(update)),
  });
  const hasShekels = list.rates.some((rate) => rate.targetCurrency === HOME_CURRENCY);
  return (
    <div className="ms-auto flex flex-wrap gap-2 max-sm:ms-0">
      <ActionButton
        action={fetching}
        disabledReason={list.sourceName === null ? text.noSource : undefined}
        onClick={() => fetching.mutate({ body: { action: "fetch_rates" } })}
      >
        {!fetching.isPending && <DownloadCloud aria-hidden className="size-4" />}
        {text.fetch}
      </ActionButton>
      <ActionButton
        action={update.action}
        tone={list.hasOldPrices ? "main" : "line"}
        disabledReason={hasShekels ? undefined : text.noRate}
        onClick={update.run}
      >
        {!update.action.isPending && <Calculator aria-hidden className="size-4" />}
        {text.update}
      </ActionButton>
      <ActionButton call="PUT /api/admin/exchange-rates" onClick={() => onOpen("rate")}>
        <PencilLine aria-hidden className="size-4" />
        {text.enter}
      </ActionButton>
      <ActionButton onClick={() => onOpen("currencies")}>
        <Coins aria-hidden className="size-4" />
        {text.currencies.open}
      </ActionButton>
    </div>
  );
}
