import { jobDesk } from "#i18n/he/jobs.ts";
import type { jobDeskEndpoints } from "#modules/jobs/desk-contract.ts";
import { useApi } from "../../api/use-api.ts";
import { ErrorState, SkeletonRows } from "../../kit/list-states.tsx";
import { Panel } from "../../kit/panel.tsx";
import { FailedList } from "./failed-list.tsx";
import { jobsPath, LOOK_AGAIN_MS } from "./job-reads.ts";
import { QueuePanel } from "./queue-panel.tsx";

/** What the shop does by itself, and what of it needs somebody. */
export default function JobsPage() {
  const { data, error, refetch } = useApi<typeof jobDeskEndpoints.readJobs>(
    jobsPath,
    {},
    { refetchInterval: LOOK_AGAIN_MS },
  );
  if (data === undefined)
    return (
      <Panel title={jobDesk.state.title}>
        {error === null ? (
          <SkeletonRows rows={4} />
        ) : (
          <ErrorState title={jobDesk.state.failed} error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
    );
  return (
    <>
      <QueuePanel queue={data} />
      <FailedList jobs={data.jobs} failed={data.failed} />
    </>
  );
}
