import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "#web/api/api-client.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { ProofDeclined, withProof } from "./proof.ts";

type OwnSecondFactor = CallOutput<"GET /api/auth/second-factor">;

/** What is being looked at, besides how it stands. */
type Stage =
  | { readonly name: "overview" }
  /** An app is to take up this secret, and to show its first code. */
  | { readonly name: "set-up"; readonly secret: string; readonly uri: string }
  /** Shown this once. */
  | { readonly name: "codes"; readonly codes: readonly string[] }
  | { readonly name: "turn-off" };

const overview: Stage = { name: "overview" };

/** What is under way. */
type Work = "start" | "confirm" | "codes" | "remove";

/**
 * What people can do about their own second factor, the same on every surface; words and looks are
 * not its business.
 */
export function useSecondFactor() {
  const [status, setStatus] = useState<OwnSecondFactor | "loading" | "failed">("loading");
  const [reads, setReads] = useState(1);
  const [stage, setStage] = useState(overview);
  const [pending, setPending] = useState<Work>();
  const [failure, setFailure] = useState<unknown>();
  const isBusy = useRef(false);

  useEffect(() => {
    const leaving = new AbortController();
    readStatus(leaving.signal).then(setStatus, () => {
      if (!leaving.signal.aborted) setStatus("failed");
    });
    return () => leaving.abort();
  }, [reads]);

  const go = useCallback((next: Stage) => {
    setFailure(undefined);
    setStage(next);
    if (next.name === "overview") setReads((before) => before + 1);
  }, []);

  /** Does one thing at a time, and keeps why it did not work. Returns whether it did. */
  async function act(work: Work, doIt: () => Promise<Stage>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPending(work);
    setFailure(undefined);
    try {
      go(await doIt());
      return true;
    } catch (error) {
      if (!(error instanceof ProofDeclined)) setFailure(error);
      return false;
    } finally {
      isBusy.current = false;
      setPending(undefined);
    }
  }

  return {
    status,
    stage,
    pending,
    failure,
    retry: () => {
      setStatus("loading");
      go(overview);
    },
    leave: () => go(overview),
    turnOff: () => go({ name: "turn-off" }),
    start: () => act("start", async () => ({ name: "set-up", ...(await withProof(postStart)) })),
    confirm: (code: string) =>
      act("confirm", async () => {
        const answer = await withProof(() => postConfirm(code));
        return { name: "codes", codes: answer.recovery_codes };
      }),
    newCodes: () =>
      act("codes", async () => {
        const answer = await withProof(postCodes);
        return { name: "codes", codes: answer.recovery_codes };
      }),
    remove: (code: string) =>
      act("remove", async () => {
        await withProof(() => postRemove(code));
        return overview;
      }),
  };
}

export type SecondFactor = ReturnType<typeof useSecondFactor>;

/** How it stands with the second factor of whoever is signed in. Throws ApiError. */
export function readStatus(signal: AbortSignal): Promise<OwnSecondFactor> {
  return callApi("GET /api/auth/second-factor", { signal });
}

function postStart() {
  return callApi("POST /api/auth/second-factor/start", {});
}

function postConfirm(code: string) {
  return callApi("POST /api/auth/second-factor/confirm", { body: { code } });
}

function postCodes() {
  return callApi("POST /api/auth/second-factor/recovery-codes", {});
}

function postRemove(code: string) {
  return callApi("POST /api/auth/second-factor/remove", { body: { code } });
}
