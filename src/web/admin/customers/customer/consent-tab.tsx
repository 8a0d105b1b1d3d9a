import { customer as labels } from "#i18n/he/customer.ts";
import { subscribers } from "#i18n/he/subscribers.ts";
import type { Customer } from "#modules/customers/admin/customer-shapes.ts";
import { Tag } from "#ui/tag.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Fact } from "../../kit/fact.tsx";

const text = labels.consent;
const tones = { pending: "warn", confirmed: "ok", unsubscribed: "mute" } as const;

/** The newsletter consent, with its proof. */
export function ConsentTab({ customer: { consent, email } }: { customer: Customer }) {
  if (consent === null)
    return <p className="text-soft">{email === null ? text.noEmail : text.none}</p>;
  const { state, requestedAt, confirmedAt, unsubscribedAt, wording, page } = consent;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        {text.title} <Tag tone={tones[state]}>{subscribers.state[state]}</Tag>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        <Fact name={text.requested}>
          <Moment at={requestedAt} />
        </Fact>
        {confirmedAt !== null && (
          <Fact name={text.confirmed}>
            <Moment at={confirmedAt} />
          </Fact>
        )}
        {unsubscribedAt !== null && (
          <Fact name={text.unsubscribed}>
            <Moment at={unsubscribedAt} />
          </Fact>
        )}
        <Fact name={text.page}>{page === null ? text.noPage : <bdi dir="ltr">{page}</bdi>}</Fact>
      </dl>
      <figure className="grid gap-1">
        <figcaption className="text-xs text-faint">{text.wording}</figcaption>
        <blockquote
          dir="auto"
          className="rounded-sm bg-mute-bg px-3 py-2 whitespace-pre-line text-mute-fg wrap-anywhere"
        >
          {wording}
        </blockquote>
      </figure>
    </div>
  );
}
