import { jobAdmin } from "#i18n/he/jobs.ts";
import type { FailedJob } from "#modules/jobs/admin-contract.ts";
import { DataTable } from "../../kit/data-table.tsx";
import { defineColumns } from "../../kit/define-columns.tsx";
import { EmptyState } from "../../kit/list-states.tsx";
import { Panel } from "../../kit/panel.tsx";
import { JobActions } from "./job-actions.tsx";
import { getTaskName } from "./job-list.ts";

const text = jobAdmin.list;

/** Jobs that failed for good, the latest first. */
export function FailedList({ jobs, failed }: { jobs: readonly FailedJob[]; failed: number }) {
  return (
    <Panel
      title={text.title}
      note={failed > jobs.length ? text.more : undefined}
      className="overflow-hidden"
    >
      {jobs.length === 0 ? (
        <EmptyState {...text.empty} />
      ) : (
        <DataTable label={text.label} columns={columns} rows={jobs} />
      )}
    </Panel>
  );
}

function LastError({ text: error }: { text: string | null }) {
  if (error === null) return <span className="text-xs text-faint">{text.noError}</span>;
  return (
    <bdi dir="ltr" className="block max-w-prose text-xs wrap-anywhere text-soft">
      {error}
    </bdi>
  );
}

const columns = defineColumns<FailedJob, typeof text.columns>(text.columns, {
  task: {
    phone: "lead",
    cell: ({ task, lastError }) => (
      <>
        <bdi className="font-medium">{getTaskName(task)}</bdi>
        <div className="mt-1 sm:hidden">
          <LastError text={lastError} />
        </div>
      </>
    ),
  },
  failedAt: { kind: "moment", phone: "side" },
  createdAt: { kind: "moment", phone: "hidden", isForWide: true },
  attempts: { kind: "count", phone: "hidden", isForWide: true },
  error: { phone: "hidden", cell: ({ lastError }) => <LastError text={lastError} /> },
  actions: { align: "end", cell: (job) => <JobActions job={job} /> },
});
