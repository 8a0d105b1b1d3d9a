import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useContext, useEffect, useState, type ReactNode } from "react";
import { DAY_MS } from "#shared/durations.ts";
import { ApiError } from "#web/api/api-client.ts";
import { LoadedPart } from "#web/loading/loaded-part.tsx";
import { ClashDialog } from "./kit/clash-dialog.tsx";
import { ProofDialog } from "#web/second-factor/proof-dialog.tsx";
import { useNow } from "./kit/use-now.ts";
import { AbilitiesContext } from "./api/abilities.ts";
import { Checking } from "./access-check.tsx";

const SetUpScreen = lazy(() => import("./second-factor-set-up.tsx"));
const loadReminder = async () => (await import("./second-factor-due.tsx")).SecondFactorDue;
const loadProof = async () => (await import("./staff-proof.tsx")).StaffProof;

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
      <ProofDialog load={loadProof} />
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

/** A reminder, once the grace period for a second factor is nearly over. */
function DueSoon() {
  const { second_factor: factor } = useContext(AbilitiesContext);
  const now = useNow();
  if (factor.due_at === null) return null;
  const dueAt = new Date(factor.due_at);
  if (dueAt.getTime() - now.getTime() > REMINDED_MS) return null;
  return <LoadedPart load={loadReminder} props={{ dueAt }} />;
}
