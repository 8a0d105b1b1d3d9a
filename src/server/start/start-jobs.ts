import type { Services } from "../create-services.ts";
import { catalogTasks } from "#modules/catalog/admin/tasks.ts";
import { assertBackupFolder } from "#modules/backups/assert-folder.ts";
import { backupTasks } from "#modules/backups/tasks.ts";
import { createDueContent } from "#modules/content/admin/publish-due.ts";
import { dueCatalog } from "#modules/catalog/admin/publish-due.ts";
import { publishingTasks } from "#modules/publish-due.ts";
import { customerTasks } from "#modules/customers/admin/tasks.ts";
import { currencyTasks } from "#modules/currency/tasks.ts";
import { identityTasks } from "#modules/identity/tasks.ts";
import { mailTasks } from "#modules/mail/tasks.ts";
import { messageTasks } from "#modules/messages/tasks.ts";
import { newsletterTasks } from "#modules/newsletter/tasks.ts";
import { notificationTasks } from "#modules/notifications/tasks.ts";
import { privacyTasks } from "#modules/privacy/tasks.ts";
import { orderTasks } from "#modules/orders/processing/tasks.ts";
import { paymentTasks } from "#modules/payments/tasks.ts";
import { readinessTasks } from "#modules/readiness/tasks.ts";
import { returnTasks } from "#modules/returns/tasks.ts";
import { reviewTasks } from "#modules/reviews/tasks.ts";
import { securityTasks } from "#modules/security/tasks.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/client.ts";
import { createPostPublic } from "#platform/network/post-public.ts";
import { startWorker, type Worker } from "#platform/jobs/worker.ts";
import type { Log } from "#platform/log.ts";
import type { SharedReads } from "#platform/shared-reads.ts";
import { noTracing, type Tracing } from "#platform/tracing/tracing.ts";
import { createMailTransport } from "#platform/mail/create-mail-transport.ts";
import type { MailWay, MailTransport } from "#platform/mail/transport.ts";
import { listOwnPaths } from "#web/own-paths.ts";
import { readinessPaths } from "#web/readiness-paths.ts";
import { checkOthers } from "./check-shop.ts";

/**
 * Starts the worker on everything that the shop does by itself. Several instances share the jobs.
 * Throws StartupError when there should be backups and their folder cannot be written.
 */
export async function startJobs(options: {
  config: Pick<
    Config,
    | "publicUrl"
    | "smtpUrl"
    | "mailjet"
    | "plaintextHosts"
    | "demo"
    | "dataDir"
    | "root"
    | "databaseUrl"
    | "s3"
    | "backups"
  >;
  connectionString: string;
  database: Database;
  services: Pick<
    Services,
    | "checkSender"
    | "findBackupPlace"
    | "localOutbox"
    | "mailbox"
    | "mailWay"
    | "ofVisitors"
    | "payments"
    | "rateSource"
    | "readOrderKeys"
    | "uploads"
  >;
  /** Given where changes end what they keep. */
  sharedReads?: SharedReads;
  clock: () => Date;
  log: Log;
  tracing?: Tracing;
}): Promise<Worker> {
  const { config, connectionString, database, services, sharedReads, clock, log } = options;
  const { tracing = noTracing } = options;
  const { mailbox, uploads, readOrderKeys } = services;
  const parts = { database, clock, log };
  const transport = withTracing(
    createMailTransport({ config, localOutbox: services.localOutbox }),
    services.mailWay,
    tracing,
  );
  if (services.localOutbox !== undefined && !config.demo) {
    log.warn(
      { dataDir: config.dataDir },
      "no mail server is configured (SMTP_URL or MAILJET_API_KEY): mails stay in the folder outbox and are not delivered",
    );
  }
  assertBackupFolder(config);
  const stopping = new AbortController();
  const worker = await startWorker({
    connectionString,
    log,
    tracing,
    tasks: {
      ...mailTasks({
        ...parts,
        transport,
        uploads,
        publicUrl: config.publicUrl,
        readOrderKeys,
        ...(sharedReads && { sharedReads }),
      }),
      ...messageTasks(
        parts,
        mailbox && { mailbox, uploads, makePhoto: services.ofVisitors.makePhoto },
      ),
      ...identityTasks({ database, clock, log }),
      ...newsletterTasks({ database, clock, log, payments: services.payments }),
      ...orderTasks({ database, clock, log, payments: services.payments }, (now) =>
        checkOthers({ database, uploads, now }),
      ),
      ...paymentTasks({ ...parts, payments: services.payments }),
      ...catalogTasks({ ...parts, uploads }),
      ...publishingTasks(parts, [...dueCatalog, createDueContent(listOwnPaths())]),
      ...customerTasks({ database, clock, log }),
      ...privacyTasks({ database, clock, log }),
      ...currencyTasks({ database, clock, log, rateSource: services.rateSource }),
      ...reviewTasks({ ...parts, readOrderKeys }),
      ...returnTasks(parts),
      ...securityTasks({ database, clock, log }),
      ...notificationTasks({ database, clock, log, postPublic: createPostPublic() }),
      ...readinessTasks({
        ...parts,
        ...services,
        isDemo: config.demo,
        paths: readinessPaths,
      }),
      ...backupTasks({ database, clock, log, config, stopping: stopping.signal }),
    },
  });
  return {
    async stop() {
      stopping.abort();
      transport.limitTime?.();
      await worker.stop();
      transport.close?.();
    },
  };
}

/** Calls over HTTP are traced where Node makes them; a mail server is spoken to in another way. */
function withTracing(transport: MailTransport, way: MailWay, tracing: Tracing): MailTransport {
  if (way.kind !== "smtp") return transport;
  const attributes = { "server.address": way.host };
  return {
    ...transport,
    send: (mail) =>
      tracing.runInSpan({ name: "SMTP", kind: "client", attributes }, () => transport.send(mail)),
  };
}
