import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useContext, useEffect, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { formatShortDate } from "#i18n/format-he.ts";
import { ownSecurity } from "#i18n/he/own-security.ts";
import { DAY_MS } from "#shared/durations.ts";
import { ApiError } from "#web/api/api-client.ts";
import { adminPaths } from "#web/admin-paths.ts";
import { ClashDialog } from "./kit/clash-dialog.tsx";
import { ProofDialog } from "#web/second-factor/proof-dialog.tsx";
import { useNow } from "./kit/use-now.ts";
import { AbilitiesContext } from "./api/abilities.ts";
import { Checking } from "./access-check.tsx";
import { proofParts } from "./kit/proof-parts.tsx";

const SetUpScreen = lazy(() => import("./second-factor-set-up.tsx"));

const REMINDED_MS = 7 * DAY_MS;

/**
 * After the sign-in: who must have a second factor by now, and has none, sets it up here before
 * anything else. Beside it, the dialog that asks for a new proof whenever an action needs one.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const [isNeeded, setNeeded] = useNeeded();
  const { fetchAgain } = useContext(AbilitiesContext);
  const client = useQueryClient();

  function open() {
    setNeeded(false);
    fetchAgain();
    // Everything that was refused is read again.
    void client.resetQueries();
  }

  return (
    <>
      {isNeeded ? (
        <Suspense fallback={<Checking />}>
          <SetUpScreen onDone={open} />
        </Suspense>
      ) : (
        <>
          <DueSoon />
          {children}
        </>
      )}
      <ClashDialog />
      <ProofDialog labels={ownSecurity.proof} parts={proofParts} />
    </>
  );
}

/** Whether the server has said so: its clock decides, not the browser's. */
function useNeeded(): [isNeeded: boolean, setNeeded: (isNeeded: boolean) => void] {
  const client = useQueryClient();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const handleError = (error: unknown) => {
      if (error instanceof ApiError && error.code === "second_factor_needed") setNeeded(true);
    };
    const stops = [
      client.getQueryCache().subscribe(({ query }) => handleError(query.state.error)),
      client.getMutationCache().subscribe(({ mutation }) => handleError(mutation?.state.error)),
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
