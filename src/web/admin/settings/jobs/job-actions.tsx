import { RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { jobDesk } from "#i18n/he/jobs.ts";
import type { FailedJob, jobDeskEndpoints } from "#modules/jobs/desk-contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { tellDone } from "../../kit/tell.ts";
import { jobsPath, taskName } from "./job-reads.ts";

/** What becomes of a job that failed: another try, or nothing. */
export function JobActions({ job: { id, task } }: { job: FailedJob }) {
  const [isAsking, setAsking] = useState(false);
  const retry = useApiAction<typeof jobDeskEndpoints.retryJob>(
    "post",
    "/api/admin/jobs/:id/retry",
    {
      refreshes: [jobsPath],
      failed: jobDesk.retry.failed,
      onDone: () => tellDone(jobDesk.retry.done),
    },
  );
  const remove = useApiAction<typeof jobDeskEndpoints.removeJob>("delete", "/api/admin/jobs/:id", {
    refreshes: [jobsPath],
    failed: jobDesk.removal.failed,
    onDone: () => tellDone(jobDesk.removal.done),
  });
  const input = { params: { id } };
  return (
    <div className="flex gap-2 max-xl:flex-wrap sm:justify-end">
      <ActionButton
        needs="jobs.write"
        isPending={retry.isPending}
        onClick={() => retry.mutate(input)}
      >
        <RotateCw aria-hidden className="size-4" />
        {jobDesk.retry.button}
      </ActionButton>
      <ActionButton
        needs="jobs.write"
        tone="danger"
        isPending={remove.isPending}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden className="size-4" />
        {jobDesk.removal.button}
      </ActionButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={jobDesk.removal.title}
        text={jobDesk.removal.text(taskName(task))}
        confirm={jobDesk.removal.button}
        onConfirm={() => {
          setAsking(false);
          remove.mutate(input);
        }}
      />
    </div>
  );
}
