import { useQueryClient } from "@tanstack/react-query";
import { ShieldAlert } from "lucide-react";
import { useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { formatShortDate } from "#i18n/format-he.ts";
import { admin } from "#i18n/he/admin.ts";
import { ownPasskeys } from "#i18n/he/own-passkeys.ts";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { DAY_MS } from "#shared/durations.ts";
import { ApiError } from "#web/api/api-client.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { paths } from "#web/paths.ts";
import { ProofDialog } from "#web/second-factor/proof-dialog.tsx";
import { SecondFactorPanel } from "#web/second-factor/second-factor-panel.tsx";
import { useNow } from "./kit/use-now.ts";
import { AbilitiesContext } from "./api/abilities.ts";
import { proofParts } from "./kit/proof-parts.tsx";
import { OwnPasskeys } from "./settings/me/own-passkeys.tsx";

const REMINDED_MS = 7 * DAY_MS;

/**
 * After the sign-in: who must have a second factor by now, and has none, sets it up here before
 * anything else. Beside it, the dialog that asks for a new proof whenever an action needs one.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const [isNeeded, setNeeded] = useNeeded();
  const { askAgain } = useContext(AbilitiesContext);
  const client = useQueryClient();

  function open() {
    setNeeded(false);
    askAgain();
    // Everything that was refused is read again.
    void client.resetQueries();
  }

  return (
    <>
      {isNeeded ? (
        <SetUpScreen onDone={open} />
      ) : (
        <>
          <DueSoon />
          {children}
        </>
      )}
      <ProofDialog labels={ownSecurity.proof} parts={proofParts} />
    </>
  );
}

/** Whether the server has said so: its clock decides, not the browser's. */
function useNeeded(): [isNeeded: boolean, setNeeded: (isNeeded: boolean) => void] {
  const client = useQueryClient();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const hear = (error: unknown) => {
      if (error instanceof ApiError && error.code === "second_factor_needed") setNeeded(true);
    };
    const stops = [
      client.getQueryCache().subscribe(({ query }) => hear(query.state.error)),
      client.getMutationCache().subscribe(({ mutation }) => hear(mutation?.state.error)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
  return [isNeeded, setNeeded];
}

/** Reminds users whose grace period for a second factor is nearly over. */
function DueSoon() {
  const { second_factor: factor } = useContext(AbilitiesContext);
  const now = useNow();
  const text = ownSecurity.dueSoon;
  if (factor.due_at === null) return null;
  const dueAt = new Date(factor.due_at);
  if (dueAt.getTime() - now.getTime() > REMINDED_MS) return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 bg-warn-bg px-4 py-2 text-sm text-warn-fg">
      <span>
        {text.text} <bdi className="font-medium">{formatShortDate(dueAt)}</bdi>
      </span>
      <Link to={adminPaths.ownSecurity} className="font-medium underline">
        {text.link}
      </Link>
    </p>
  );
}

function SetUpScreen({ onDone }: { onDone: () => void }) {
  const text = ownSecurity.gate;
  const heading = useRef<HTMLHeadingElement>(null);
  const passkeysHeading = useRef<HTMLHeadingElement>(null);
  // It stands in place of a whole screen, whatever had the focus there.
  useEffect(() => {
    document.title = `${text.title} · ${admin.title}`;
    heading.current?.focus();
  }, [text]);
  return (
    <main className="wrap grid min-h-svh content-center justify-items-center py-8 text-sm leading-ui">
      <div className="grid w-full max-w-3xl gap-5 rounded-lg border border-line bg-surface p-5 sm:p-8">
        <header className="grid gap-2">
          <ShieldAlert aria-hidden className="size-9 text-warn-fg" />
          <h1 ref={heading} tabIndex={-1} className="text-xl">
            {text.title}
          </h1>
          <p className="text-soft">{text.text}</p>
        </header>
        <h2 className="text-md">{ownSecurity.factor.title}</h2>
        <SecondFactorPanel
          labels={ownSecurity.panel}
          parts={proofParts}
          heading={heading}
          onSetUp={onDone}
        />
        <h2 ref={passkeysHeading} tabIndex={-1} className="border-t border-line pt-5 text-md">
          {ownPasskeys.title}
        </h2>
        <p className="text-soft">{ownPasskeys.note}</p>
        <OwnPasskeys heading={passkeysHeading} onChanged={onDone} />
        <a href={paths.home} className="link justify-self-start">
          {text.shop}
        </a>
      </div>
    </main>
  );
}
