import { backupDesk } from "#i18n/he/backups.ts";
import type { backupEndpoints } from "#modules/backups/contract.ts";
import { useApi } from "../../api/use-api.ts";
import { ErrorState, SkeletonRows } from "../../kit/list-states.tsx";
import { Panel } from "../../kit/panel.tsx";
import { backupsPath, LOOK_AGAIN_MS } from "./backup-reads.ts";
import { RunList } from "./run-list.tsx";
import { StatePanel } from "./state-panel.tsx";

/** The shop's own backups: whether there are any, whether they are good, and one more now. */
export default function BackupsPage() {
  const { data, error, refetch } = useApi<typeof backupEndpoints.readBackups>(
    backupsPath,
    {},
    { refetchInterval: LOOK_AGAIN_MS },
  );
  if (data === undefined)
    return (
      <Panel title={backupDesk.state.title}>
        {error === null ? (
          <SkeletonRows rows={4} />
        ) : (
          <ErrorState
            title={backupDesk.state.failed}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Panel>
    );
  return (
    <>
      <StatePanel state={data} />
      <RunList runs={data.runs} />
    </>
  );
}
