import { fetchApi } from "#web/api/api-client.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { withProof } from "./proof.ts";
import { useStages } from "./use-stages.ts";

type OwnSecondFactor = CallOutput<"GET /api/auth/second-factor">;

/** View that is open, besides the overview. */
type Stage =
  /** An app is to take up this secret, and to show its first code. */
  | { readonly name: "set-up"; readonly secret: string; readonly uri: string }
  /** Shown this once. */
  | { readonly name: "codes"; readonly codes: readonly string[] }
  | { readonly name: "turn-off" };

/** Action under way. */
type Work = "start" | "confirm" | "codes" | "remove";

/**
 * Actions on people's own second factor, the same on every surface; texts and looks come from the
 * surface.
 */
export function useSecondFactor() {
  const stages = useStages<OwnSecondFactor, Stage, Work>(readStatus);
  const { runStage, openStage } = stages;
  return {
    ...stages,
    disable: () => openStage({ name: "turn-off" }),
    start: () =>
      runStage("start", async () => ({ name: "set-up", ...(await withProof(sendStart)) })),
    confirm: (code: string) =>
      runStage("confirm", async () => {
        const answer = await withProof(() => sendConfirm(code));
        return { name: "codes", codes: answer.recovery_codes };
      }),
    newCodes: () =>
      runStage("codes", async () => {
        const answer = await withProof(sendCodes);
        return { name: "codes", codes: answer.recovery_codes };
      }),
    remove: (code: string) =>
      runStage("remove", async () => {
        await withProof(() => sendRemove(code));
        return { name: "overview" };
      }),
  };
}

export type SecondFactor = ReturnType<typeof useSecondFactor>;

/** The state of the signed-in user's second factor. Throws ApiError. */
export function readStatus(signal: AbortSignal): Promise<OwnSecondFactor> {
  return fetchApi("GET /api/auth/second-factor", { signal });
}

function sendStart() {
  return fetchApi("POST /api/auth/second-factor/start", {});
}

function sendConfirm(code: string) {
  return fetchApi("POST /api/auth/second-factor/confirm", { body: { code } });
}

function sendCodes() {
  return fetchApi("POST /api/auth/second-factor/recovery-codes", {});
}

function sendRemove(code: string) {
  return fetchApi("POST /api/auth/second-factor/remove", { body: { code } });
}
