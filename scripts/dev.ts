// `npm run dev`: the shop with hot reload. Pages and API run from the sources through Vite: browser
// code is swapped in place, server code counts from the next request on. Nothing is cached.
import { existsSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createServer as createVite, type ViteDevServer } from "vite";
import type * as AppModule from "../src/server/app.ts";
import type * as JobsModule from "../src/server/start/start-jobs.ts";
import { type Config, readConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/client.ts";
import { createImagesOnDemand } from "#modules/media/images-on-demand.ts";
import { wrapWayKeys } from "#modules/payments/ways/way-keys.ts";
import { wrapSecondFactors } from "#modules/identity/second-factor/wrap-second-factors.ts";
import { mapMediaFiles } from "#server/http/media-files.ts";
import { handleUploadedFiles } from "#server/http/stored-files.ts";
import { createLog, type Log } from "#platform/log.ts";
import { StartupError } from "#platform/startup-error.ts";
import { describeError } from "../src/cli/describe-error.ts";
import { createMissingImages } from "../src/cli/make-images.ts";
import { endOnSignals, stopOnSignals } from "../src/cli/stop-on-signals.ts";
import { formatWelcome } from "../src/cli/welcome.ts";
import { createServices, type Services } from "../src/server/create-services.ts";
import { prepareDatabase } from "../src/server/start/prepare-database.ts";
import { seedDatabase } from "../src/server/start/seed-database.ts";
import { copyFilms } from "./media/films.ts";

const root = join(import.meta.dirname, "..");
const mediaFolder = join(root, "build/media");

type Parts = { config: Config; log: Log; onStop: (stop: () => Promise<void>) => void };

async function startDevelopment({ config, log, onStop }: Parts): Promise<void> {
  copyFilms(mediaFolder);
  const connectionString = await prepareDatabase({
    config,
    log,
    onStop,
    onLost: () => process.exit(1),
  });
  const database = openDatabase({ connectionString, max: 4, log });
  onStop(() => database.close());
  await seedDatabase({ database, config, now: new Date() });

  const server = createServer();
  // The same server also carries Vite's socket, so a second shop can run beside this one.
  const vite = await createVite({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
    // Found only while the first page loads otherwise, which then has to load again.
    optimizeDeps: { entries: ["src/web/**/*.tsx", "!src/web/**/*.test.tsx"] },
  });
  onStop(() => vite.close());

  const clock = () => new Date();
  const services = createServices({ config, connectionString, database, clock, log });
  onStop(() => services.close());
  await wrapSecondFactors({ database, box: services.secretBox, log });
  await wrapWayKeys({ database, box: services.payments.box, log });
  // Through Vite, too: the templates of the mails are TSX. Their changes count from the next start
  // on.
  const { startJobs } = (await vite.ssrLoadModule(
    "/src/server/start/start-jobs.ts",
  )) as typeof JobsModule;
  const worker = await startJobs({ config, connectionString, database, services, clock, log });
  onStop(() => worker.stop());
  const app = currentApp(vite, ({ createApp }, webBuild) =>
    createApp({ config, database, services, log, webBuild, clock, mode: "development" }),
  );
  server.on("request", developmentListener(vite, app, services));
  await listen(server, config);
  void createMissingImages(root, log);
  onStop(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

/** Returns the app of the sources as they are now; the same one as long as none of them changes. */
function currentApp(
  vite: ViteDevServer,
  create: (module: typeof AppModule, webBuild: ServerBuild) => AppModule.App,
): () => Promise<AppModule.App> {
  let last: { module: typeof AppModule; webBuild: ServerBuild; app: AppModule.App } | undefined;
  return async () => {
    // Vite knows neither type; both modules are part of this project.
    const module = (await vite.ssrLoadModule("/src/server/app.ts")) as typeof AppModule;
    const webBuild = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    if (last?.module !== module || last.webBuild !== webBuild) {
      last = { module, webBuild, app: create(module, webBuild) };
    }
    return last.app;
  };
}

function developmentListener(
  vite: ViteDevServer,
  app: () => Promise<AppModule.App>,
  services: Pick<Services, "uploads">,
): RequestListener {
  const media = mapMediaFiles(mediaFolder, "/media", [], createImagesOnDemand(mediaFolder));
  const uploads = handleUploadedFiles(services.uploads, []);
  const application = getRequestListener(async (request, env) => {
    try {
      return await (await app()).fetch(request, env as Parameters<AppModule.App["fetch"]>[1]);
    } catch (error) {
      // A module that does not compile or run; Vite has printed it. The page reloads by itself once
      // it does.
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      const client = '<script type="module" src="/@vite/client"></script>';
      const shown = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const text = escapeHtml(stripVTControlCharacters(shown));
      return new Response(`<!doctype html>${client}<pre>${text}</pre>`, {
        status: 500,
        headers: { "content-type": "text/html; charset=utf-8" },
      });
    }
  });
  return (request, response) => {
    const path = request.url?.split("?")[0] ?? "/";
    if (media.has(path)) {
      media.send(path, request, response).catch(() => response.destroy());
      return;
    }
    if (uploads.isStored(path)) {
      uploads.send(path, request, response).then(
        (isSent) => isSent || response.writeHead(404).end(),
        () => response.destroy(),
      );
      return;
    }
    vite.middlewares(request, response, () => void application(request, response));
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      reject(
        new StartupError(
          `The shop cannot listen on port ${port}: ${error.message}. Choose another port, for example: PORT=${port + 1} npm run dev`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
}

async function main(): Promise<void> {
  const envFile = join(root, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const parts = new AsyncDisposableStack();
  const stayOnSignals = endOnSignals();
  try {
    const config = readConfig({ LOG_LEVEL: "warn", ...process.env }, root);
    const log = createLog({ level: config.logLevel });
    await startDevelopment({ config, log, onStop: (stop) => parts.defer(stop) });
    process.stdout.write(`${formatWelcome(`http://localhost:${config.port}`, config)}\n`);
    stopOnSignals(() => parts.disposeAsync(), log);
    stayOnSignals();
  } catch (error) {
    await parts.disposeAsync();
    process.stderr.write(`${describeError(error)}\n`);
    process.exit(1);
  }
}

await main();
