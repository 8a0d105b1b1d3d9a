import type { ReactNode } from "react";
import { subscribers } from "#i18n/he/subscribers.ts";
import type { Subscriber } from "#modules/newsletter/desk-contract.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { Moment } from "../../kit/moment.tsx";

const text = subscribers.consent;

/** What somebody agreed to, where and when. */
export function ConsentDialog({
  subscriber,
  onClose,
}: {
  subscriber: Subscriber;
  onClose: () => void;
}) {
  const { email, requestedAt, confirmedAt, unsubscribedAt, removalReason } = subscriber;
  return (
    <Dialog isOpen onClose={onClose} title={text.of(email)}>
      <dl className="grid gap-3">
        <Fact label={text.requested}>
          <Moment at={requestedAt} />
        </Fact>
        <Fact label={text.page}>
          {subscriber.consentPage === null ? (
            text.noPage
          ) : (
            <bdi dir="ltr">{subscriber.consentPage}</bdi>
          )}
        </Fact>
        <Fact label={text.wording}>
          <span
            dir="auto"
            className="block rounded-sm bg-surface-2 px-3 py-2 text-start whitespace-pre-wrap"
          >
            {subscriber.consentWording}
          </span>
        </Fact>
        {confirmedAt === null ? (
          <Fact label={text.confirmed}>{text.unconfirmed}</Fact>
        ) : (
          <Fact label={text.confirmed}>
            <Moment at={confirmedAt} />
          </Fact>
        )}
        {unsubscribedAt !== null && (
          <Fact label={text.left}>
            <Moment at={unsubscribedAt} />
          </Fact>
        )}
        {removalReason !== null && (
          <Fact label={text.byStaff}>
            <bdi className="whitespace-pre-wrap">{removalReason}</bdi>
          </Fact>
        )}
      </dl>
    </Dialog>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-xs text-faint">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
