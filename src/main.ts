// Puts the shop together. This file is bundled with the pages; the command line in src/cli starts
// it.
import { createServices } from "./server/create-services.ts";
import { openShop } from "./server/start/open-shop.ts";
import type { Piece } from "./server/start/process-roles.ts";
import { wrapSecondFactors } from "./modules/identity/second-factor/wrap-second-factors.ts";
import { createClock } from "./platform/clock.ts";
import { watchClocks } from "./platform/clocks-apart.ts";
import type { Config } from "./platform/config.ts";
import { openDatabase } from "./platform/db/client.ts";
import { preparePooledLogin } from "./platform/db/pooler.ts";
import { openReplica } from "./platform/db/replica.ts";
import type { Log } from "./platform/log.ts";
import { assertFileStorageWorks } from "./platform/storage/create-file-storage.ts";
import { findPreparedDatabase, prepareDatabase } from "./server/start/prepare-database.ts";
import { seedDatabase } from "./server/start/seed-database.ts";
import { startJobs } from "./server/start/start-jobs.ts";
import { startOperations } from "./server/start/start-operations.ts";
import { paths } from "./web/paths.ts";
import { startTracing } from "./platform/tracing/start-tracing.ts";

/** More connections do not make one process faster, and a server's are shared by all processes. */
const MAX_CONNECTIONS = 10;

export type RunningShop = {
  /** The address of the shop, or of this part of it, without a slash at the end. */
  readonly url: string;
  /** The address of the set-up page, while the shop has no owner. */
  readonly setupUrl: string | undefined;
  readonly demo: boolean;
  /**
   * Lets running answers end, then closes everything in the order of its dependence. May be called
   * twice.
   */
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
  const { config, log, only, isWorker = false } = options;
  const clock = createClock(config);
  const startedAt = performance.now();
  const logStep = (what: string) =>
    log.debug({ ms: Math.round(performance.now() - startedAt) }, what);
  /** Parts that have been started; the latest ends first, and all of them even if one fails to. */
  const parts = new AsyncDisposableStack();
  const lost = Promise.withResolvers<void>();

  try {
    const tracing = await startTracing({ endpoint: config.otlpEndpoint, log });
    parts.defer(() => tracing.stop());
    await assertFileStorageWorks(config);
    const direct = isWorker
      ? await findPreparedDatabase(config)
      : await prepareDatabase({
          config,
          log,
          onWait: options.onWait,
          onStop: (stop) => parts.defer(stop),
          onLost: () => lost.resolve(),
        });
    const pooled = config.poolerUrl && (await preparePooledLogin(config.poolerUrl, direct));
    const connectionString = pooled ?? direct;
    logStep("database ready");
    const database = openDatabase({
      connectionString,
      max: MAX_CONNECTIONS,
      isPooled: pooled !== undefined,
      log,
      tracing,
    });
    parts.defer(() => database.close());
    parts.defer(watchClocks({ database, clock, log }));
    const replica =
      config.replicaUrl === undefined || only === "jobs"
        ? undefined
        : await openReplica({
            url: config.replicaUrl,
            appUrl: direct,
            primary: database,
            log,
            tracing,
          });
    parts.defer(async () => replica?.close());
    await seedDatabase({ database, config, now: clock() });
    logStep("seeded");
    const services = createServices({ config, connectionString, database, clock, log });
    parts.defer(() => services.close());
    await wrapSecondFactors({ database, box: services.secretBox, log });
    const shared = { config, database, replica, services, clock, log, tracing };
    // In parallel, so that visitors do not wait for the worker. An error is handled at the end.
    const jobs = only === "http" ? undefined : startJobs({ ...shared, connectionString: direct });
    const stopJobs = jobs?.then(
      (worker) => () => worker.stop(),
      () => async () => {},
    );
    parts.defer(async () => (await stopJobs)?.());

    let isStopping = false;
    const checks = [{ name: "running", check: async () => assertRunning(isStopping) }];
    const { server, setupToken } =
      only === "jobs"
        ? { server: await startOperations({ ...shared, checks }), setupToken: undefined }
        : await openShop({
            ...shared,
            checks,
            connectionString: direct,
            onStop: (stop) => parts.defer(stop),
            lost: lost.promise,
          });
    parts.defer(async () => {
      isStopping = true;
      // Streams have no end of their own to wait for.
      services.live.end();
      await server.stop();
    });
    await jobs;
    logStep("answering");

    const url = getAddress(config, server.port);
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

async function assertRunning(isStopping: boolean): Promise<void> {
  if (isStopping) throw new Error("the shop is stopping");
}

/**
 * The address that a person can open; a server that listens everywhere also listens on this
 * machine.
 */
function getAddress(config: Config, port: number): string {
  const isEverywhere = config.host === "0.0.0.0" || config.host === "::";
  const isDefaultHost = config.host === "127.0.0.1" || isEverywhere;
  const host = isDefaultHost
    ? "localhost"
    : config.host.includes(":")
      ? `[${config.host}]`
      : config.host;
  return `http://${host}:${port}`;
}
