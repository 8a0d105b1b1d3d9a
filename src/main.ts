// Puts the shop together. This file is bundled with the pages; the command line in src/cli starts
// it.
import { wrapWayKeys } from "./modules/payments/ways/way-keys.ts";
import { wrapSecondFactors } from "./modules/identity/second-factor/wrap-second-factors.ts";
import { createClock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import type { Log } from "./platform/log.ts";
import { assertFileStorageWorks } from "./platform/storage/create-file-storage.ts";
import { createSharedReads } from "./platform/shared-reads.ts";
import { startTracing } from "./platform/tracing/start-tracing.ts";
import { createServices } from "./server/create-services.ts";
import { getAddress } from "./server/start/get-address.ts";
import { openDatabases } from "./server/start/open-databases.ts";
import type { Piece } from "./server/start/process-roles.ts";
import { seedDatabase } from "./server/start/seed-database.ts";
import { startJobs } from "./server/start/start-jobs.ts";
import { startServer } from "./server/start/start-server.ts";
import { paths } from "./web/paths.ts";

export type RunningShop = {
  /** The address of the shop, or of this part of it, without a slash at the end. */
  readonly url: string;
  /** The address of the set-up page, while the shop has no owner. */
  readonly setupUrl: string | undefined;
  readonly demo: boolean;
  /** Lets running answers end, then closes everything in reverse order. May be called twice. */
  readonly stop: () => Promise<void>;
  /** Resolves when the shop has lost something that it cannot work without and must be stopped. */
  readonly lost: Promise<void>;
};

/**
 * Starts the whole shop: storage, database, migrations, demo data, HTTP. Throws StartupError for
 * what the person at the terminal can mend; then nothing is left running. `onWait` gets the name of
 * another instance that is working on the tables, if any.
 */
export async function startShop(options: {
  config: Config;
  log: Log;
  /** The only part that this process does; everything without it. */
  only?: Piece | undefined;
  /** Another process has prepared the database and answers at the same address. */
  isWorker?: boolean;
  onWait?: (forWhom: string) => void;
}): Promise<RunningShop> {
  const { config, log, only, isWorker = false, onWait } = options;
  const clock = createClock(config);
  const startedAt = performance.now();
  const logStep = (step: string) =>
    log.debug({ ms: Math.round(performance.now() - startedAt) }, step);
  const lost = Promise.withResolvers<void>();
  /** Parts that have been started; the latest ends first, and all of them even if one fails to. */
  const parts = new AsyncDisposableStack();
  try {
    const tracing = await startTracing({ endpoint: config.otlpEndpoint, log });
    parts.defer(() => tracing.stop());
    await assertFileStorageWorks(config);
    const shared = { config, clock, log, tracing, parts, only };
    const onLost = () => lost.resolve();
    const databases = await openDatabases({ ...shared, isWorker, onWait, onLost });
    const { database, connectionString, direct } = databases;
    logStep("database ready");
    await seedDatabase({ database, config, now: clock() });
    logStep("seeded");
    const services = createServices({ ...shared, database, connectionString });
    parts.defer(() => services.close());
    await wrapSecondFactors({ database, box: services.secretBox, log });
    await wrapWayKeys({ database, box: services.payments.box, log });
    // In parallel, so that visitors do not wait for the worker. An error is handled at the end.
    const sharedReads = createSharedReads();
    const jobs =
      only === "http"
        ? undefined
        : startJobs({
            ...shared,
            ...databases,
            services,
            connectionString: direct,
            // A process for jobs alone does not hear of changes.
            ...(only === undefined && { sharedReads }),
          });
    const worker = jobs?.catch(() => undefined);
    parts.defer(async () => (await worker)?.stop());
    const { port, setupToken } = await startServer({
      ...shared,
      databases,
      services,
      sharedReads,
      lost: lost.promise,
    });
    await jobs;
    logStep("answering");
    const url = getAddress(config, port);
    let stopping: Promise<void> | undefined;
    return {
      url,
      setupUrl: setupToken && url + paths.setup(setupToken),
      demo: config.demo,
      lost: lost.promise,
      stop: () => (stopping ??= parts.disposeAsync()),
    };
  } catch (error) {
    // The reason matters more than what goes wrong on the way out.
    await parts.disposeAsync().catch((err: unknown) => log.error({ err }, "a part did not stop"));
    throw error;
  }
}
