import type { Database } from "#platform/db/client.ts";
import type { Task } from "#platform/jobs/worker.ts";
import type { Log } from "#platform/log.ts";
import type { MailTransport } from "#platform/mail/transport.ts";

export function mailTasks(_parts: {
  database: Database;
  transport: MailTransport;
  /** Begins the links in mails. */
  publicUrl: string;
  clock: () => Date;
  log: Log;
}): Readonly<Record<string, Task>> {
  return {};
}
