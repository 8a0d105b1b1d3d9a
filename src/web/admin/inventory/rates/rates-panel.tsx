import { Calculator, CircleAlert, DownloadCloud, PencilLine } from "lucide-react";
import { useState } from "react";
import { formatAgo } from "#i18n/format-he.ts";
import { rates as text } from "#i18n/he/rates.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import { useApiAction } from "../../api/use-api.ts";
import { useRates, type RateList, type RateRow } from "../../api/use-rates.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Moment } from "../../kit/moment.tsx";
import { useNow } from "../../kit/use-now.ts";
import { Panel } from "../../kit/panel.tsx";
import { showSuccessToast } from "../../kit/toasts.ts";
import { RateDialog } from "./rate-dialog.tsx";
import { getOffer, useUpdatePrices, type PriceUpdate } from "./use-update-prices.ts";

/** Exchange rates of the dollar, how old they are, and the actions on them. */
export function RatesPanel() {
  const [isEntering, setEntering] = useState(false);
  const read = useRates();
  const { data } = read;
  const update = useUpdatePrices();
  if (data === undefined)
    return (
      <Panel title={text.title}>
        <LoadError read={read} failed={text.failed} rows={1} />
      </Panel>
    );
  return (
    <Panel title={text.title} className="pb-4">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 px-5">
        {data.rates.length === 0 && <p className="text-sm text-soft">{text.none}</p>}
        {data.rates.length > 0 && (
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            {data.rates.map((rate) => (
              <RateFigure key={rate.targetCurrency} rate={rate} />
            ))}
          </dl>
        )}
        <RateActions list={data} update={update} onEnter={() => setEntering(true)} />
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
      {isEntering && (
        <RateDialog rates={data.rates} update={update} onClose={() => setEntering(false)} />
      )}
    </Panel>
  );
}

/** Names only for the pairs that the shop asks for; another one goes by its codes. */
const pairLabels: Readonly<Record<string, string>> = text.pairs;
const sourceLabels: Readonly<Record<string, string>> = text.sources;

function RateFigure({ rate }: { rate: RateRow }) {
  const { baseCurrency, targetCurrency, source, updatedAt, isStale } = rate;
  const now = useNow();
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-xs text-soft">
        {pairLabels[targetCurrency] ?? <DataText>{`${baseCurrency}/${targetCurrency}`}</DataText>}
      </dt>
      <dd className="flex items-center gap-2">
        <bdi dir="ltr" className="num text-lg font-medium">
          {Number(rate.rate).toFixed(4)}
        </bdi>
        {isStale && (
          <span title={text.staleHelp}>
            <Tag tone="warn" Icon={CircleAlert}>
              {text.stale}
            </Tag>
          </span>
        )}
      </dd>
      <dd className="text-2xs text-faint">
        {text.from} <bdi>{sourceLabels[source] ?? source}</bdi>
      </dd>
      <dd className="text-2xs text-faint">
        <Moment at={updatedAt} /> ({formatAgo(new Date(updatedAt), now)})
      </dd>
    </div>
  );
}

type RateActionsProps = { list: RateList; update: PriceUpdate; onEnter: () => void };

function RateActions({ list, update, onEnter }: RateActionsProps) {
  const fetching = useApiAction("POST /api/functions/exchange-rates", {
    failed: text.fetchFailed,
    onDone: (answer) => showSuccessToast(text.fetched(answer.updated_count), getOffer(update)),
  });
  const hasShekels = list.rates.some((rate) => rate.targetCurrency === "ILS");
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
      <ActionButton call="PUT /api/admin/exchange-rates" onClick={onEnter}>
        <PencilLine aria-hidden className="size-4" />
        {text.enter}
      </ActionButton>
    </div>
  );
}
