import { CircleAlert, CircleCheck } from "lucide-react";
import { orders as labels } from "#i18n/he/orders.ts";
import { DataText } from "#ui/data-text.tsx";
import { getErrorText } from "../../kit/toasts.ts";
import type { BulkRun } from "./use-bulk-status.ts";

const text = labels.bulkStatus;

/** The progress, and the outcome of each order. */
export function BulkOutcomes({ status, all, outcomes, isOver }: BulkRun) {
  const failed = outcomes.filter((outcome) => outcome.error !== undefined).length;
  return (
    <div className="grid gap-3">
      <p role="status" className="num font-medium">
        {isOver ? text.failed(failed, all) : text.progress(outcomes.length, all)}
      </p>
      <progress
        aria-label={text.progress(outcomes.length, all)}
        value={outcomes.length}
        max={all}
        className="h-2 w-full accent-brand"
      />
      <ul
        aria-label={text.results}
        className="max-h-72 divide-y divide-line overflow-y-auto rounded-sm border border-line"
      >
        {outcomes.map((outcome) => {
          const { item, error } = outcome;
          const hasFailed = error !== undefined;
          const Icon = hasFailed ? CircleAlert : CircleCheck;
          return (
            <li key={item.id} className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 px-3 py-2">
              <Icon
                aria-hidden
                className={hasFailed ? "size-4 text-danger-fg" : "size-4 text-ok-fg"}
              />
              <bdi dir="ltr" className="num">
                #{item.number}
              </bdi>
              <DataText className="text-soft">{item.customer.name}</DataText>
              <span className={hasFailed ? "w-full text-xs text-danger-fg" : "ms-auto text-xs"}>
                {hasFailed ? getErrorText(error) : item.status === status ? text.same : text.done}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
