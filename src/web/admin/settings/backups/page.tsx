import { backupAdmin } from "#i18n/he/backups.ts";
import { useApi } from "../../api/use-api.ts";
import { LoadError } from "../../kit/list-frame.tsx";
import { Panel } from "../../kit/panel.tsx";
import { RunList } from "./run-list.tsx";
import { StatePanel } from "./state-panel.tsx";

/** Live news report each step; this is for those that they miss. */
const LOOK_AGAIN_MS = 10_000;

/** The shop's own backups: their state, the last runs, and a button for a new one. */
export default function BackupsPage() {
  const read = useApi("GET /api/admin/backups", {}, { refetchInterval: LOOK_AGAIN_MS });
  const { data } = read;
  if (data === undefined)
    return (
      <Panel title={backupAdmin.state.title}>
        <LoadError read={read} failed={backupAdmin.state.failed} rows={4} />
      </Panel>
    );
  return (
    <>
      <StatePanel state={data} />
      <RunList runs={data.runs} />
    </>
  );
}
