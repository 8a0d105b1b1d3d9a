import { RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { jobAdmin } from "#i18n/he/jobs.ts";
import type { FailedJob } from "#modules/jobs/admin-contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";
import { getTaskName } from "./job-list.ts";

/** Actions on a job that failed: another try, or removal. */
export function JobActions({ job: { id, task } }: { job: FailedJob }) {
  const [isAsking, setAsking] = useState(false);
  const retry = useApiAction("POST /api/admin/jobs/:id/retry", jobAdmin.retry);
  const input = { params: { id } };
  return (
    <div className="flex gap-2 max-xl:flex-wrap sm:justify-end">
      <ActionButton action={retry} onClick={() => retry.mutate(input)}>
        <RotateCw aria-hidden className="size-4" />
        {jobAdmin.retry.button}
      </ActionButton>
      <ActionButton tone="danger" call="DELETE /api/admin/jobs/:id" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4" />
        {jobAdmin.removal.submit}
      </ActionButton>
      {isAsking && (
        <ConfirmAction
          {...jobAdmin.removal}
          call="DELETE /api/admin/jobs/:id"
          input={input}
          text={jobAdmin.removal.text(getTaskName(task))}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
