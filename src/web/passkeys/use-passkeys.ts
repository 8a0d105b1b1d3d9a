import { fetchApi } from "#web/api/api-client.ts";
import type { CallOutput } from "#web/api/api-request.ts";
import { withProof } from "#web/second-factor/proof.ts";
import { useStages } from "#web/second-factor/use-stages.ts";
import { loadPasskeyDevice } from "./load-device.ts";

type OwnPasskeys = CallOutput<"GET /api/auth/passkeys">;
export type OwnPasskey = OwnPasskeys["passkeys"][number];

/** Action under way on one of them. */
type Stage = { readonly name: "rename" | "remove"; readonly passkey: OwnPasskey };
type Work = "add" | "rename" | "remove";

/** Actions on people's own passkeys, the same on every surface. */
export function usePasskeys() {
  const stages = useStages<OwnPasskeys, Stage, Work>(readPasskeys);
  const { runStage, openStage } = stages;
  return {
    ...stages,
    startRenaming: (passkey: OwnPasskey) => openStage({ name: "rename", passkey }),
    startRemoving: (passkey: OwnPasskey) => openStage({ name: "remove", passkey }),
    /** Undefined when nothing has happened. */
    async add(name: string): Promise<"added" | "known" | undefined> {
      let outcome: "added" | "known" | undefined;
      const isDone = await runStage("add", async () => {
        outcome = await (await loadPasskeyDevice()).addPasskey(name);
        return { name: "overview" };
      });
      return isDone ? outcome : undefined;
    },
    rename: (id: string, name: string) =>
      runStage("rename", async () => {
        await fetchApi("PATCH /api/auth/passkeys/:id", { params: { id }, body: { name } });
        return { name: "overview" };
      }),
    remove: (id: string) =>
      runStage("remove", async () => {
        await withProof(() => fetchApi("DELETE /api/auth/passkeys/:id", { params: { id } }));
        return { name: "overview" };
      }),
  };
}

export type Passkeys = ReturnType<typeof usePasskeys>;

function readPasskeys(signal: AbortSignal): Promise<OwnPasskeys> {
  return fetchApi("GET /api/auth/passkeys", { signal });
}
