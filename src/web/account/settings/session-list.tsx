import { useEffect, useRef, useState } from "react";
import { accountSettings } from "#i18n/en/account-settings.ts";
import { Button } from "#ui/button.tsx";
import { fetchApi } from "#web/api/api-client.ts";
import { Section } from "./section.tsx";
import { SessionRow, type OwnSession } from "./session-row.tsx";

const text = accountSettings.sessions;

/** Where this person is signed in; any of these but the one in use can be ended. */
export function SessionList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [sessions, setSessions] = useState<readonly OwnSession[] | "loading" | "failed">("loading");
  const [reads, setReads] = useState(1);

  useEffect(() => {
    const leaving = new AbortController();
    fetchSessions(leaving.signal).then(setSessions, () => {
      if (!leaving.signal.aborted) setSessions("failed");
    });
    return () => leaving.abort();
  }, [reads]);

  function readAgain() {
    // The button that had the focus goes away, with the error or with its session.
    heading.current?.focus();
    setReads(reads + 1);
  }

  function retry() {
    setSessions("loading");
    readAgain();
  }

  return (
    <Section heading={heading} title={text.title} text={text.text}>
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
        <ul aria-label={text.title}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={readAgain} />
          ))}
        </ul>
      )}
    </Section>
  );
}

async function fetchSessions(signal: AbortSignal): Promise<readonly OwnSession[]> {
  const { sessions } = await fetchApi("GET /api/auth/sessions", { signal });
  return sessions;
}
