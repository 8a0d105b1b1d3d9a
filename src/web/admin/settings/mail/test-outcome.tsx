import { mailAdmin } from "#i18n/he/mails.ts";
import { mailReasonTexts } from "#i18n/he/mail-reasons.ts";
import { useApi } from "../../api/use-api.ts";
import { MailStateTag } from "../../kit/mail-state-tag.tsx";

const LOOK_AGAIN_MS = 2_000;
const text = mailAdmin.test;

/** The state of a test mail, read again and again, with what stands in its way. */
export function TestOutcome({ id }: { id: string }) {
  const { data } = useApi(
    "GET /api/admin/mails/:id",
    { params: { id } },
    { refetchInterval: LOOK_AGAIN_MS },
  );
  if (data === undefined) return null;
  const { attempts, lastError, reason, recipient, state } = data;
  const words = state === "queued" && attempts === 0 ? text.requested : text.outcomes[state];
  return (
    <div role="status" className="grid gap-1.5 border-t border-line px-5 py-4">
      <p className="flex flex-wrap items-center gap-2">
        <MailStateTag state={state} />
        <span>
          {words} <bdi>{recipient}</bdi>
        </span>
      </p>
      {reason !== null && <p>{mailReasonTexts[reason]}</p>}
      {lastError !== null && (
        <p className="text-xs text-soft wrap-anywhere">
          <bdi lang="en">{lastError}</bdi>
        </p>
      )}
    </div>
  );
}
