import { useCallback, useEffect, useState } from "react";
import { accountSettings } from "#i18n/en/account-settings.ts";
import type { identityEndpoints } from "#modules/identity/contract.ts";
import { Button } from "#ui/button.tsx";
import { callApi } from "#web/api-client.ts";
import { Section } from "./section.tsx";
import { SessionRow, type OwnSession } from "./session-row.tsx";

const text = accountSettings.sessions;
const HEADING = "sessions";

/** Where this person is signed in; any of these but the one in use can be ended. */
export function SessionList() {
  const [sessions, setSessions] = useState<readonly OwnSession[] | "loading" | "failed">("loading");

  const load = useCallback(async (signal?: AbortSignal) => {
    try {
      const answer = await callApi<typeof identityEndpoints.listSessions>(
        "get",
        "/api/auth/sessions",
        signal ? { signal } : {},
      );
      setSessions(answer.sessions);
    } catch {
      if (signal?.aborted !== true) setSessions("failed");
    }
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  function retry() {
    setSessions("loading");
    void load();
  }

  function goOnAfterEnd() {
    // The button that had the focus goes away with its session.
    document.getElementById(HEADING)?.focus();
    void load();
  }

  return (
    <Section id={HEADING} title={text.title} text={text.text}>
      {sessions === "loading" && <span aria-hidden className="h-20 rounded-md bg-surface-2" />}
      {sessions === "failed" && (
        <div className="grid justify-items-start gap-3">
          <p role="alert">{text.failed}</p>
          <Button tone="line" onClick={retry}>
            {text.retry}
          </Button>
        </div>
      )}
      {typeof sessions === "object" && (
        <ul aria-labelledby={HEADING}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={goOnAfterEnd} />
          ))}
        </ul>
      )}
    </Section>
  );
}
