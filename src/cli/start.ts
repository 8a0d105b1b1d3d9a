import { spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Config, readConfig } from "#platform/config.ts";
import { createLog, type Log } from "#platform/log.ts";
import { StartupError } from "#platform/startup-error.ts";
import { fingerprint, isBuilt } from "../../scripts/fingerprint.ts";
import { stopOnSignals } from "./stop-on-signals.ts";
import type { Surroundings } from "./surroundings.ts";
import { welcome } from "./welcome.ts";

type RunningShop = { url: string; demo: boolean; stop(): Promise<void> };
type Bundle = {
  startShop(options: { config: Config; log: Log; root: string }): Promise<RunningShop>;
};

/** Builds if the sources changed, starts the shop, prints its address and stops it on SIGINT and SIGTERM. */
export async function start({ env, root }: Surroundings): Promise<void> {
  const config = readConfig(env, root);
  await buildIfStale(root);
  const log = createLog({ level: config.logLevel });
  const shop = await launch(root, config, log);
  process.stdout.write(`${welcome(shop)}\n`);
  stopOnSignals(() => shop.stop(), log);
}

async function launch(root: string, config: Config, log: Log): Promise<RunningShop> {
  const file = pathToFileURL(join(root, "build/server/index.js")).href;
  // The build ends with src/main.ts compiled into this file; TypeScript cannot see it.
  const bundle = (await import(file)) as Bundle;
  return bundle.startShop({ config, log, root });
}

/** In a process of its own: what a build leaves in memory would stay with the shop for its whole life. */
async function buildIfStale(root: string): Promise<void> {
  if (isBuilt(fingerprint())) return;
  const child = spawn(process.execPath, [join(root, "scripts/build.ts"), "--if-stale"], {
    cwd: root,
    stdio: "inherit",
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (code !== 0)
    throw new StartupError(
      "The shop was not started, because its build failed. The lines above say why.",
    );
}
