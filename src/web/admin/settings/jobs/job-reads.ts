import { jobDesk } from "#i18n/he/jobs.ts";

export const jobsPath = "/api/admin/jobs";
/** Jobs come and go by themselves. */
export const LOOK_AGAIN_MS = 10_000;

/** What a job does; the code itself for one of an earlier version. */
export function taskName(task: string): string {
  const names: Readonly<Record<string, string>> = jobDesk.tasks;
  return names[task] ?? task;
}
