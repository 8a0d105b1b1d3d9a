import { useState, useCallback, useEffect } from "react";
import { mailAdmin } from "#i18n/he/mails.ts";
import { mailLabels } from "#i18n/he/mail-labels.ts";
import { mailReasonTexts } from "#i18n/he/mail-reasons.ts";
import type { MailDetails } from "#modules/mail/admin-contract.ts";
import { HELD_BACK } from "#modules/mail/mail-states.ts";
import { DataText } from "#ui/data-text.tsx";
import { useApi, useApiAction } from "../../api/use-api.ts";
import { Chips } from "../../kit/chips.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Moment } from "../../kit/moment.tsx";
import { MailActions } from "./mail-actions.tsx";
import { MailStateTag } from "../../kit/mail-state-tag.tsx";

const text = mailAdmin.mail;

/** One mail: its state, its text, and its actions. */
export function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useApi("GET /api/admin/mails/:id", {
    params: { id },
  });
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={read.data ? mailLabels.kinds[read.data.kind] : text.title}
    >
      {read.data ? (
        <Mail mail={read.data} />
      ) : (
        <LoadError read={read} failed={text.failed} rows={4} />
      )}
    </Dialog>
  );
}

function Mail({ mail }: { mail: MailDetails }) {
  const [view, setView] = useState<"html" | "text">("html");
  return (
    <>
      <Facts mail={mail} />
      <MailActions mail={mail} />
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Chips
            label={text.frame}
            value={view}
            choices={[
              { value: "html", label: text.views.html },
              { value: "text", label: text.views.text },
            ]}
            onChoose={setView}
          />
          <p className="text-xs text-faint">{text.masked}</p>
        </div>
        {view === "html" ? (
          <MailFrame id={mail.id} title={mail.subject} />
        ) : (
          <pre
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
            tabIndex={0}
            dir="auto"
            className="max-h-[60svh] overflow-auto rounded-sm border border-line bg-surface-2 p-4 font-text text-xs wrap-anywhere whitespace-pre-wrap"
          >
            {mail.text}
          </pre>
        )}
      </div>
    </>
  );
}

function Facts({ mail }: { mail: MailDetails }) {
  const { lastError, providerId, reason, sentAt } = mail;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 [&>dd]:wrap-anywhere [&>dt]:text-soft">
      <dt>{text.subject}</dt>
      <dd>
        <DataText>{mail.subject}</DataText>
      </dd>
      <dt>{text.recipient}</dt>
      <dd>
        <bdi>{mail.recipient}</bdi>
      </dd>
      <dt>{mailAdmin.list.state}</dt>
      <dd>
        <MailStateTag state={mail.state} />
      </dd>
      <dt>{text.created}</dt>
      <dd>
        <Moment at={mail.createdAt} />
      </dd>
      {sentAt !== null && (
        <>
          <dt>{text.sent}</dt>
          <dd>
            <Moment at={sentAt} />
          </dd>
        </>
      )}
      <dt>{text.attempts}</dt>
      <dd className="num">{mail.attempts}</dd>
      {reason !== null && (
        <>
          <dt>{text.reason}</dt>
          <dd>{mailReasonTexts[reason]}</dd>
        </>
      )}
      {lastError !== null && (
        <>
          <dt>{text.lastError}</dt>
          <dd>{lastError === HELD_BACK ? text.heldBack : <bdi lang="en">{lastError}</bdi>}</dd>
        </>
      )}
      {providerId !== null && (
        <>
          <dt>{text.providerId}</dt>
          <dd>
            <bdi>{providerId}</bdi>
          </dd>
        </>
      )}
    </dl>
  );
}

/**
 * The HTML of a mail, from an address made for this once: a frame sends no access token. Nothing in
 * it runs.
 */
function MailFrame({ id, title }: { id: string; title: string }) {
  const { mutate, data, error } = useApiAction("POST /api/admin/mails/:id/preview", {
    changesNothing: true,
    failed: mailAdmin.mail.noPreview,
    onError: () => true,
  });
  const load = useCallback(() => mutate({ params: { id } }), [mutate, id]);
  useEffect(load, [load]);
  if (data === undefined)
    return <LoadError read={{ error, refetch: load }} failed={mailAdmin.mail.noPreview} rows={4} />;
  return (
    <iframe
      src={data.path}
      title={`${mailAdmin.mail.frame}: ${title}`}
      sandbox=""
      className="h-[60svh] w-full rounded-sm border border-line"
    />
  );
}
