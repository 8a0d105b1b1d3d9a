import { spawn } from "node:child_process";
import { join } from "node:path";
import { hasEmbedded } from "#platform/db/embedded.ts";
import { assertAddressIsFree } from "#server/http/http-server.ts";
import { type Config, ConfigError } from "#platform/config.ts";
import { StartupError } from "#platform/startup-error.ts";
import { waitForChild } from "../../scripts/support/child-process.ts";
import { isReady } from "../../scripts/build/fingerprint.ts";
import { computeSecondsSince, startProgress } from "../../scripts/support/progress.ts";
import { endWhenLost } from "./end-when-lost.ts";
import { loadBundle } from "./load-bundle.ts";
import { createMissingImages } from "./make-images.ts";
import { openLog } from "./open-log.ts";
import { endOnSignals, stopOnSignals } from "./stop-on-signals.ts";
import { type Piece, pieces } from "#server/start/process-roles.ts";
import { createOutcome, type CliContext, type Options, type Outcome } from "./cli-context.ts";
import { formatWelcome, formatJobsWelcome } from "./welcome.ts";
import { readOwnConfig } from "./with-log-level.ts";
import { startWorkers } from "./workers.ts";

/**
 * Builds if the sources changed, starts the shop, returns its address and stops it on SIGINT and
 * SIGTERM.
 */
export async function start(cli: CliContext, options: Options<"only"> = {}): Promise<Outcome> {
  const { root, isJson = false } = cli;
  const startMs = performance.now();
  const config = readOwnConfig(cli);
  const only = pieces.find((piece) => piece === options.only);
  if (only !== undefined) assertShared(config, only);
  const stayOnSignals = endOnSignals();
  // Told now rather than after a build of half a minute.
  await assertAddressIsFree(config);
  const log = openLog(config, cli);
  if (only !== "jobs") void createMissingImages(root, log);
  if (!isReady())
    await Promise.all([
      build(root, isJson ? process.stderr : "inherit"),
      seedNewDatabase(cli, config),
    ]);
  const { startShop } = await loadBundle(root);
  const progress = startProgress(isJson ? process.stderr : process.stdout);
  progress.update("Starting the shop");
  const shop = await startShop({
    config,
    log,
    only,
    onWait: (forWhom) => progress.update(`Waiting for ${forWhom}`),
  });
  // Only this process knows the link of the set-up.
  const hasWorkers = only !== "jobs" && shop.setupUrl === undefined;
  const count = hasWorkers ? config.workers - 1 : 0;
  const workers = await startWorkers({ count, cli, log });
  progress.done(`Ready after ${computeSecondsSince(startMs)}`);
  stopOnSignals(() => workers.stop().then(shop.stop), log);
  stayOnSignals();
  void endWhenLost(shop);
  const { url, setupUrl, demo } = shop;
  if (only === "jobs")
    return createOutcome(formatJobsWelcome(url), { url, only, health: `${url}/healthz` });
  return createOutcome(formatWelcome(url, { ...config, setupUrl }), {
    url,
    ...(setupUrl !== undefined && { setup: setupUrl }),
    signIn: `${url}/auth`,
    backOffice: `${url}/admin`,
    demo,
    ...(only !== undefined && { only }),
  });
}

/** A piece does its part on a database that other processes reach as well. */
function assertShared({ databaseUrl }: Pick<Config, "databaseUrl">, only: Piece): void {
  if (databaseUrl === undefined)
    throw new ConfigError([
      `DATABASE_URL: must be set with --only=${only}, because several processes cannot share the embedded database.`,
    ]);
}

/**
 * In a process of its own: what a build leaves in memory would stay with the shop for its whole
 * life.
 */
async function build(root: string, output: "inherit" | NodeJS.WriteStream): Promise<void> {
  const program = join(root, "scripts/build.ts");
  const child = spawn(process.execPath, [program, "--if-stale", "--without-images"], {
    cwd: root,
    stdio: ["inherit", output, "inherit"],
  });
  const code = await waitForChild(child);
  if (code !== 0)
    throw new StartupError(
      "The shop did not start, because its build failed. The lines above say why.",
    );
}

/**
 * Makes an embedded database that is not there yet, beside the build, which leaves half a processor
 * free. Only that: older tables must not become newer before the build has held. An error is met
 * and explained when the shop itself starts.
 */
async function seedNewDatabase({ root, env }: CliContext, config: Config): Promise<void> {
  if (config.databaseUrl !== undefined || hasEmbedded(config.dataDir)) return;
  const program = join(root, "src/cli/shop.mjs");
  const child = spawn(process.execPath, [program, "seed"], { cwd: root, env, stdio: "ignore" });
  await waitForChild(child);
}
