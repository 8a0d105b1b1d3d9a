import { Monitor } from "lucide-react";
import { useRef, useState } from "react";
import { accountSettings } from "#i18n/en/account-settings.ts";
import { formatDateTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import { showToast } from "#ui/toast.ts";
import { ApiError, fetchApi } from "#web/api/api-client.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { describeDevice } from "#web/session/describe-device.ts";
import { toAccountError } from "../sign-in/account-error.ts";

const text = accountSettings.sessions;

export type OwnSession = CallOutput<"GET /api/auth/sessions">["sessions"][number];

type SessionRowProps = { session: OwnSession; onEnded: () => void };

/** One device, in plain words, with the button that ends its session. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const [isEnding, setEnding] = useState(false);
  const isBusy = useRef(false);
  const device = describeDevice(session.user_agent, text);

  async function end() {
    if (isBusy.current) return;
    isBusy.current = true;
    setEnding(true);
    try {
      await endSession(session.id);
      showToast({ title: text.ended, tone: "success" });
      onEnded();
    } catch (error) {
      showToast({ title: toAccountError(error).message, tone: "error" });
      isBusy.current = false;
      setEnding(false);
    }
  }

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Monitor aria-hidden className="size-5 flex-none text-soft" />
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {session.is_current && <Tag tone="ok">{text.current}</Tag>}
        </p>
        <p className="text-sm text-soft">
          {text.lastActive(formatDateTime(new Date(session.refreshed_at)))}
        </p>
      </div>
      {!session.is_current && (
        <Button
          tone="line"
          size="sm"
          className="max-sm:col-start-2 max-sm:justify-self-start"
          aria-label={text.endLabel(device)}
          aria-disabled={isEnding || undefined}
          onClick={() => void end()}
        >
          {text.end}
        </Button>
      )}
    </li>
  );
}

/** Ends a session; one that is over already counts as ended. Throws ApiError. */
async function endSession(id: string): Promise<void> {
  try {
    await fetchApi("DELETE /api/auth/sessions/:id", {
      params: { id },
    });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "not_found")) throw error;
  }
}
