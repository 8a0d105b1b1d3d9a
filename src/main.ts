// Where the shop is put together. This file is bundled with the pages; the command line in src/cli starts it.
import * as webBuild from "virtual:react-router/server-build";
import { createApp } from "./app.ts";
import type { Config } from "./platform/config.ts";
import { openDatabase } from "./platform/db/client.ts";
import { listen } from "./platform/db/listen.ts";
import { createHtmlCache } from "./platform/http/html-cache.ts";
import type { Log } from "./platform/log.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { seedDatabase } from "./seed-database.ts";
import { startHttp } from "./start-http.ts";

const clock = () => new Date();

/** More connections do not make one process faster, and a server's are shared by all processes. */
const MAX_CONNECTIONS = 10;

export type RunningShop = {
  /** Where the shop answers, without a slash at the end. */
  readonly url: string;
  readonly demo: boolean;
  /** Lets running answers end, then closes everything in the order of its dependence. May be called twice. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts the whole shop: database, migrations, demo data, HTTP. Throws StartupError for what the person at
 * the terminal can mend; then nothing is left running.
 */
export async function startShop(options: {
  config: Config;
  log: Log;
  root: string;
}): Promise<RunningShop> {
  const { config, log, root } = options;
  const startedAt = performance.now();
  const tell = (what: string) => log.debug({ ms: Math.round(performance.now() - startedAt) }, what);
  /** What has been started, the latest last. */
  const parts: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (let stop = parts.pop(); stop !== undefined; stop = parts.pop()) await stop();
  };

  try {
    const prepared = await prepareDatabase({
      config,
      log,
      root,
      onStop: (stop) => parts.push(stop),
    });
    tell("database ready");
    const database = openDatabase({ connectionString: prepared.appUrl, max: MAX_CONNECTIONS, log });
    parts.push(() => database.close());
    await seedDatabase({ database, config, now: clock() });
    tell("seeded");

    let isStopping = false;
    const app = createApp({
      config,
      database,
      log,
      clock,
      webBuild,
      checks: [{ name: "running", check: async () => assertRunning(isStopping) }],
    });
    const cache = createHtmlCache({
      render: (request) => app.fetch(request),
      origin: config.publicUrl,
    });
    const feed = listen({
      connectionString: prepared.appUrl,
      channel: "shop_changed",
      onChange: () => cache.invalidate(),
      onReconnect: () => cache.invalidate(),
      log,
    });
    parts.push(() => feed.close());
    // A page that is kept before the feed is heard could miss the change that ends it.
    await feed.ready;
    tell("listening to changes");

    const server = await startHttp({ app, cache, config, log, root });
    parts.push(async () => {
      isStopping = true;
      await server.stop();
    });
    tell("answering");

    let stopping: Promise<void> | undefined;
    return {
      url: addressOf(config, server.port),
      demo: config.demo,
      stop: () => (stopping ??= stopAll()),
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function assertRunning(isStopping: boolean): Promise<void> {
  if (isStopping) throw new Error("the shop is stopping");
}

/** The address that a person can open; a server that listens everywhere also listens on this machine. */
function addressOf(config: Config, port: number): string {
  const isEverywhere = config.host === "0.0.0.0" || config.host === "::";
  const isDefaultHost = config.host === "127.0.0.1" || isEverywhere;
  const host = isDefaultHost
    ? "localhost"
    : config.host.includes(":")
      ? `[${config.host}]`
      : config.host;
  return `http://${host}:${port}`;
}
