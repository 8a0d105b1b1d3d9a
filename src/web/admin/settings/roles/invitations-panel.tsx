import { RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { roleNames } from "#i18n/he/role-names.ts";
import { roles } from "#i18n/he/roles.ts";
import { nowMs } from "#web/browser/clock.ts";
import { useApi, useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Panel } from "../../kit/panel.tsx";

const text = roles.invitations;

/** Invitations that nobody has accepted; nothing without any. */
export function InvitationsPanel() {
  const { data } = useApi("GET /api/admin/invitations", {});
  const [toRemove, setToRemove] = useState<{ id: string; email: string }>();
  const again = useApiAction("POST /api/admin/invitations/:id/mails", {
    failed: text.notSent,
    saved: text.sent,
    describe: ({ code }) => (code === "too_many_requests" ? text.tooMany : undefined),
  });
  if (data === undefined || data.invitations.length === 0) return null;
  return (
    <Panel title={text.title}>
      <ul className="grid">
        {data.invitations.map(({ id, email, role, granted, sentAt, expiresAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3"
          >
            <div className="grid min-w-0 grow gap-0.5">
              <bdi className="wrap-anywhere">{email}</bdi>
              <span className="text-xs text-soft">
                {roleNames[role]}
                {role === "moderator" && `, ${roles.people.rights.count(granted.length)}`}
                {" · "}
                {text.sentAt} <Moment at={sentAt} />
                {" · "}
                {isEnded(expiresAt) ? text.ended : text.waiting}
              </span>
            </div>
            <ActionButton action={again} onClick={() => again.mutate({ params: { id } })}>
              <RotateCw aria-hidden className="size-4" />
              {text.again}
            </ActionButton>
            <ActionButton
              call="DELETE /api/admin/invitations/:id"
              aria-label={text.remove(email)}
              onClick={() => setToRemove({ id, email })}
            >
              <Trash2 aria-hidden className="size-4" />
              {text.removal.submit}
            </ActionButton>
          </li>
        ))}
      </ul>
      {toRemove && (
        <ConfirmAction
          {...text.removal}
          call="DELETE /api/admin/invitations/:id"
          input={{ params: { id: toRemove.id } }}
          text={text.removal.text(toRemove.email)}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </Panel>
  );
}

/** True when its link has ended, or there is none. */
const isEnded = (expiresAt: string | null) =>
  expiresAt === null || Date.parse(expiresAt) <= nowMs();
