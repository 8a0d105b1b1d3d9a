import { subscribers } from "#i18n/he/subscribers.ts";
import type { Subscriber } from "#modules/newsletter/admin-contract.ts";
import { DataText } from "#ui/data-text.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Fact } from "../../kit/fact.tsx";

const text = subscribers.consent;

/** Consent of a subscriber: wording, page and time. */
export function ConsentDialog({
  subscriber,
  onClose,
}: {
  subscriber: Subscriber;
  onClose: () => void;
}) {
  const { email, requestedAt, confirmedAt, unsubscribedAt, removalReason } = subscriber;
  return (
    <Dialog onClose={onClose} title={text.of(email)}>
      <dl className="grid gap-3">
        <Fact isBelow name={text.requested}>
          <Moment at={requestedAt} />
        </Fact>
        <Fact isBelow name={text.page}>
          {subscriber.consentPage === null ? (
            text.noPage
          ) : (
            <bdi dir="ltr">{subscriber.consentPage}</bdi>
          )}
        </Fact>
        <Fact isBelow name={text.wording}>
          <DataText
            as="span"
            className="block rounded-sm bg-surface-2 px-3 py-2 text-start whitespace-pre-wrap"
          >
            {subscriber.consentWording}
          </DataText>
        </Fact>
        {confirmedAt === null ? (
          <Fact isBelow name={text.confirmed}>
            {text.unconfirmed}
          </Fact>
        ) : (
          <Fact isBelow name={text.confirmed}>
            <Moment at={confirmedAt} />
          </Fact>
        )}
        {unsubscribedAt !== null && (
          <Fact isBelow name={text.left}>
            <Moment at={unsubscribedAt} />
          </Fact>
        )}
        {removalReason !== null && (
          <Fact isBelow name={text.byStaff}>
            <DataText className="whitespace-pre-wrap">{removalReason}</DataText>
          </Fact>
        )}
      </dl>
    </Dialog>
  );
}
