import { useRef } from "react";
import { accountSettings } from "#i18n/en/account-settings.ts";
import { Button } from "#ui/button.tsx";
import { fetchApi } from "#web/api/api-client.ts";
import { useRead } from "#web/api/use-read.ts";
import { Section } from "./section.tsx";
import { SessionRow } from "./session-row.tsx";

const text = accountSettings.sessions;
const fetchSessions = (signal: AbortSignal) => fetchApi("GET /api/auth/sessions", { signal });

/** Where this person is signed in; any of these but the one in use can be ended. */
export function SessionList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, readAgain, retry } = useRead(fetchSessions);

  /** The button that had the focus goes away, with the error or with its session. */
  function moveOn(read: () => void) {
    heading.current?.focus();
    read();
  }

  return (
    <Section heading={heading} title={text.title} text={text.text}>
      {data === "loading" && <span aria-hidden className="h-20 rounded-md bg-surface-2" />}
      {data === "failed" && (
        <div className="grid justify-items-start gap-3">
          <p role="alert">{text.failed}</p>
          <Button tone="line" onClick={() => moveOn(retry)}>
            {text.retry}
          </Button>
        </div>
      )}
      {typeof data === "object" && (
        <ul aria-label={text.title}>
          {data.sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={() => moveOn(readAgain)} />
          ))}
        </ul>
      )}
    </Section>
  );
}
