import { jobAdmin } from "#i18n/he/jobs.ts";
import { useApi } from "../../api/use-api.ts";
import { LoadError } from "../../kit/list-frame.tsx";
import { Panel } from "../../kit/panel.tsx";
import { Findings } from "./findings.tsx";
import { FailedList } from "./failed-list.tsx";
import { LOOK_AGAIN_MS } from "./job-list.ts";
import { QueuePanel } from "./queue-panel.tsx";

/** Background jobs, and those that failed and need attention. */
export default function JobsPage() {
  const read = useApi("GET /api/admin/jobs", {}, { refetchInterval: LOOK_AGAIN_MS });
  const { data } = read;
  if (data === undefined)
    return (
      <Panel title={jobAdmin.state.title}>
        <LoadError read={read} failed={jobAdmin.state.failed} rows={4} />
      </Panel>
    );
  return (
    <>
      <QueuePanel queue={data} />
      <Findings />
      <FailedList jobs={data.jobs} failed={data.failed} />
    </>
  );
}
