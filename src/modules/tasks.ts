// The declarations of a module's background tasks.
import type { TaskName } from "#i18n/he/jobs.ts";
import type { Task } from "#platform/jobs/worker.ts";

/** The tasks of a module, each by the name that has words in the back office. */
export type Tasks = { readonly [Name in TaskName]?: Task };
