// The shop as visitors use it. Bundled with the pages, like src/main.ts, which starts it.
import * as webBuild from "virtual:react-router/server-build";
import { join } from "node:path";
import type { ReadinessCheck } from "../api/operations.ts";
import { createApp } from "../app.ts";
import { createSetup } from "./create-setup.ts";
import type { Services } from "../create-services.ts";
import { followChanges } from "./follow-changes.ts";
import { followDays } from "./follow-days.ts";
import { deleteSetupWarnings } from "#modules/security/setup-warnings.ts";
import { createSetupAccess } from "#modules/setup/setup-access.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/client.ts";
import { saveAssets } from "#platform/storage/release-assets.ts";
import type { Replica } from "#platform/db/replica.ts";
import { createHtmlCache } from "#server/http/html-cache.ts";
import type { HttpServer } from "#server/http/http-server.ts";
import type { Log } from "#platform/log.ts";
import type { SharedReads } from "#platform/shared-reads.ts";
import type { Tracing } from "#platform/tracing/tracing.ts";
import { system } from "#shared/actor.ts";
import { startHttp } from "./start-http.ts";

/**
 * Opens the shop to visitors: pages, API and files. `connectionString` leads to the database server
 * itself. `onStop` receives what ends its parts but the server, `lost` resolves when there is
 * nothing to wait for any more. `setupToken` is given while the shop has no owner. Throws
 * StartupError when the address is taken.
 */
export async function openShop(options: {
  config: Config;
  connectionString: string;
  database: Database;
  replica: Replica | undefined;
  services: Services;
  sharedReads: SharedReads;
  clock: () => Date;
  log: Log;
  tracing: Tracing;
  checks: readonly ReadinessCheck[];
  onStop: (stop: () => void | Promise<void>) => void;
  lost: Promise<void>;
}): Promise<{ server: HttpServer; setupToken: string | undefined }> {
  const { config, connectionString, database, services, sharedReads, clock, log, onStop } = options;
  await database.runInTransaction(system, deleteSetupWarnings);
  const access = config.demo ? undefined : createSetupAccess(database);
  const setupToken = (await access?.isOpen()) === true ? access?.token : undefined;
  const app = createApp({
    ...options,
    ...(access && { setup: createSetup({ access, database, services, log, clock }) }),
    webBuild,
  });
  const cache = createHtmlCache({
    render: app.renderShared,
    limits: app.networkLimits,
    origin: config.publicUrl,
    onChange: sharedReads.remove,
  });
  const { maintenanceMode, signingKeys, live } = services;
  const feed = followChanges({ connectionString, cache, maintenanceMode, signingKeys, live, log });
  onStop(() => feed.close());
  onStop(followDays(clock, cache));
  // A page or text that is kept before the feed is connected could miss its change.
  await Promise.race([feed.ready, options.lost]);
  sharedReads.remove();
  await maintenanceMode.refresh();
  const server = await startHttp({ app, cache, services, database, config, log });
  const storing = new AbortController();
  onStop(() => storing.abort());
  void saveAssets({
    storage: services.assets,
    folder: join(config.root, "build/client/assets"),
    now: clock(),
    signal: storing.signal,
  }).catch((error: unknown) =>
    log.warn({ err: error }, "the files of this release could not be stored for the next one"),
  );
  return { server, setupToken };
}
