import { callApi } from "#web/api/api-client.ts";
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
  const { act, go } = stages;
  return {
    ...stages,
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
        return { name: "overview" };
      }),
  };
}

export type SecondFactor = ReturnType<typeof useSecondFactor>;

/** The state of the signed-in user's second factor. Throws ApiError. */
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
