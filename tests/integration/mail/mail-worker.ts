// The outbox with a worker of its own: what the shop starts, but with a transport that a test
// chooses.
import { makeOrderKeys } from "../../support/order-keys.ts";
import { onTestFinished } from "vitest";
import { queueMail, type NewMail } from "#modules/mail/queue-mail.ts";
import { mailTasks } from "#modules/mail/tasks.ts";
import { startWorker } from "#platform/jobs/worker.ts";
import { createLog } from "#platform/log.ts";
import type { MailTransport } from "#platform/mail/transport.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { identity } from "#shared/actor.ts";
import type { TestDatabase } from "../../support/database.ts";

export const publicUrl = "https://shop.example";

/** Of mails without files. */
export const noUploads: Pick<FileStorage, "read"> = { read: async () => undefined };

/**
 * Starts a worker that sends mails over `transport` until the test ends; returns the lines of its
 * log.
 */
export async function startMailWorker(
  database: TestDatabase,
  transport: MailTransport,
  clock: () => Date = () => new Date(),
  uploads: Pick<FileStorage, "read"> = noUploads,
): Promise<{ logged: string[] }> {
  const logged: string[] = [];
  const log = createLog({ level: "debug", destination: { write: (line) => logged.push(line) } });
  const worker = await startWorker({
    connectionString: database.appUrl,
    log,
    tasks: mailTasks({
      database,
      transport,
      publicUrl,
      clock,
      log,
      uploads,
      readOrderKeys: makeOrderKeys(database),
    }),
  });
  onTestFinished(() => worker.stop());
  return { logged };
}

export type QueuedMail = Readonly<{
  id: string;
  kind: string;
  state: string;
  attempts: number;
  lastError: string | null;
  reason: string | null;
  providerId: string | null;
  hasSecret: boolean;
}>;

/** The mails in the outbox for an address, the oldest first. */
export async function mailsTo(database: TestDatabase, to: string): Promise<QueuedMail[]> {
  const rows = await database.asOwner(
    `select id, kind, state, attempts, last_error as "lastError", reason, provider_id as "providerId",
       exists (select from mail_secrets where mail_id = id) as "hasSecret"
     from mails where recipient = $1 order by created_at, id`,
    [to],
  );
  return rows as QueuedMail[]; // as selected above
}

/** Queues a mail the way the identity role does. */
export async function queue(database: TestDatabase, mail: NewMail, as = identity): Promise<void> {
  await database.runInTransaction(as, (db) => queueMail(db, mail));
}

export function confirmEmail(to: string): Extract<NewMail, { kind: "confirm-email" }> {
  return {
    kind: "confirm-email",
    to,
    content: { fullName: "Noa Lev", signedUpAt: "2026-03-01T10:00:00.000Z" },
    secret: toSecret(to),
  };
}

/** The token in the link of that mail. */
export function toSecret(to: string): string {
  return `secret-of-${to.slice(0, to.indexOf("@"))}`;
}

/** Lets a mail that waits for another attempt be tried now. */
export async function limitTime(database: TestDatabase): Promise<void> {
  await database.asOwner("update graphile_worker._private_jobs set run_at = now()");
}
