import { returnForm as text } from "#i18n/en/return-form.ts";
import { formatDateTime, formatMoney } from "#i18n/format.ts";
import type { OwnReturns } from "#modules/returns/read-own-returns.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";

/** The existing returns of an order, with their states. */
export function RequestedReturns({ returns }: { returns: OwnReturns["returns"] }) {
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="asked" className="grid gap-4">
      <h2 id="asked" className="text-xl">
        {text.requests.title}
      </h2>
      <ul className="grid gap-4">
        {returns.map((request) => (
          <li key={request.id} className="grid gap-2 rounded-lg border border-line bg-surface p-5">
            <p className="flex flex-wrap items-center gap-3 font-strong">
              {text.kinds[request.kind]}
              <Tag tone={request.state === "refused" ? "danger" : "info"}>
                {text.requests.states[request.state]}
              </Tag>
            </p>
            <p className="text-sm text-soft">
              <time dateTime={request.requestedAt}>
                {text.requests.when(request.number, formatDateTime(new Date(request.requestedAt)))}
              </time>
            </p>
            {request.lines.map(({ name, quantity }) => (
              <p key={name} className="text-soft wrap-anywhere">
                <DataText>{name}</DataText> × {quantity}
              </p>
            ))}
            {request.refunded && (
              <p>
                {text.requests[request.isRefundPending ? "refunding" : "refunded"](
                  formatMoney(request.refunded),
                )}
              </p>
            )}
            {request.note !== null && (
              <DataText
                as="p"
                className="rounded-md bg-surface-2 px-4 py-3 text-sm whitespace-pre-line wrap-anywhere"
              >
                {request.note}
              </DataText>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
