import { Monitor } from "lucide-react";
import { useState } from "react";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { DataText } from "#ui/data-text.tsx";
import { Tag } from "#ui/tag.tsx";
import type { CallOutput } from "#web/api/api-request.ts";
import { describeDevice } from "#web/session/describe-device.ts";
import { useSession } from "#web/session/use-session.ts";
import { useApi, useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Moment } from "../../kit/moment.tsx";
import { Panel } from "../../kit/panel.tsx";

const text = ownSecurity.sessions;

type OwnSession = CallOutput<"GET /api/auth/sessions">["sessions"][number];

/** The user's sessions; any but the present one can be ended, or all at once. */
export function OwnSessions() {
  const reading = useApi("GET /api/auth/sessions", {});
  const sessions = reading.data?.sessions;
  return (
    <Panel title={text.title} note={text.note} className="xl:col-span-2">
      {sessions === undefined && <LoadError read={reading} failed={text.failed} rows={2} />}
      {sessions && (
        <>
          <ul aria-label={text.title} className="border-t border-line">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          <div className="px-5 py-4">
            <EndOthers hasOthers={sessions.some(({ is_current: isCurrent }) => !isCurrent)} />
          </div>
        </>
      )}
    </Panel>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const device = describeDevice(session.user_agent, text);
  const end = useApiAction("DELETE /api/auth/sessions/:id", {
    failed: text.notEnded,
    saved: text.ended,
    // One that is over already has ended.
    ignored: "not_found",
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3">
      <Monitor aria-hidden className="size-5 flex-none text-soft" />
      <div className="grid min-w-52 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <DataText>{device}</DataText>
          {session.is_current && <Tag tone="ok">{text.current}</Tag>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-xs text-soft">
          <span>
            {text.since} <Moment at={session.created_at} />
          </span>
          <span>
            {text.lastUsed} <Moment at={session.refreshed_at} />
          </span>
        </p>
      </div>
      {!session.is_current && (
        <ActionButton
          aria-label={`${text.endLabel} ${device}`}
          action={end}
          onClick={() => end.mutate({ params: { id: session.id } })}
        >
          {text.end}
        </ActionButton>
      )}
    </li>
  );
}

function EndOthers({ hasOthers }: { hasOthers: boolean }) {
  const own = useSession();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionButton
        disabledReason={hasOthers ? undefined : text.noOthers}
        onClick={() => setAsking(true)}
      >
        {text.endOthers}
      </ActionButton>
      {isAsking && own.status === "signed-in" && (
        <ConfirmAction
          {...text.confirm}
          call="POST /api/auth/sign-out"
          input={{ body: { refresh_token: own.session.refresh_token, scope: "others" } }}
          submit={text.endOthers}
          failed={text.notEnded}
          saved={text.othersEnded}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
