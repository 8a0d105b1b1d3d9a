// The whole HTTP side on a random port: front, cache and application, with sample pages and a small
// folder of files.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import type { Config } from "#platform/config.ts";
import { openDatabase } from "#platform/db/client.ts";
import { createHtmlCache, type HtmlCache } from "#server/http/html-cache.ts";
import { createLog } from "#platform/log.ts";
import { createSharedReads } from "#platform/shared-reads.ts";
import { startTracing } from "#platform/tracing/start-tracing.ts";
import { createApp, type App, type AppOptions } from "../../../src/server/app.ts";
import { createServices, type Services } from "../../../src/server/create-services.ts";
import { followChanges } from "../../../src/server/start/follow-changes.ts";
import { startHttp } from "../../../src/server/start/start-http.ts";
import { startJobs } from "../../../src/server/start/start-jobs.ts";

export type SampleShop = {
  url: string;
  port: number;
  cache: HtmlCache;
  services: Services;
  app: App;
  /** The lines of the log so far, parsed. */
  logged: Record<string, unknown>[];
  stop: () => Promise<void>;
};

/** No server listens there, so everything that needs the database is unavailable. */
const UNREACHABLE = "postgresql://127.0.0.1:1/none?sslmode=disable";

export async function startSampleShop(options: {
  webBuild: ServerBuild;
  publicUrl?: string;
  connectionString?: string;
  checks?: AppOptions["checks"];
  trustedProxies?: readonly string[];
  demo?: boolean;
  analyticsId?: string;
  /** How it takes money; not at all without it. */
  payments?: "off" | "manual" | "stripe";
  stripe?: Config["stripe"];
  serviceUrls?: Config["serviceUrls"];
  exchangeRatesUrl?: string;
  /** The mailbox whose mails come into the inbox. */
  imapUrl?: string;
  /** Where uploads are kept; in a folder without it. */
  s3?: Config["s3"];
  secondFactorKeys?: Config["secondFactorKeys"];
  /** The shop's clock; a fixed day without it. */
  clock?: () => Date;
  /** Whether it takes nothing in before it has an administrator, as outside demo mode. */
  needsOwner?: boolean;
  /** Whether it hears of changes that other connections make, as the real one does. */
  followsChanges?: boolean;
  /** Whether what all visitors read alike is remembered, as in the real one. */
  sharesReads?: boolean;
  /** How long visitors wait for a page that is out of date before they get the old one. */
  patienceMs?: number;
  /** How much it logs; everything without it. */
  logLevel?: "debug" | "info";
  /** Whether mails are sent, into the local outbox, and other jobs done. */
  doesJobs?: boolean;
  /** Where traces go. */
  otlpEndpoint?: string;
}): Promise<SampleShop> {
  const root = mkdtempSync(join(tmpdir(), "sample shop "));
  mkdirSync(join(root, "build/client/assets"), { recursive: true });
  mkdirSync(join(root, "build/media/product"), { recursive: true });
  writeFileSync(join(root, "build/client/assets/entry.js"), "export {};");
  writeFileSync(join(root, "build/client/favicon.svg"), "<svg/>");
  writeFileSync(
    join(root, "build/client/every-byte.bin"),
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  );
  writeFileSync(join(root, "build/media/product/olive-1.avif"), "0123456789");
  writeFileSync(join(root, "build/media/film.mp4"), Buffer.alloc(3_000_000, "film"));
  writeFileSync(join(root, "secret.txt"), "secret");
  symlinkSync(join(import.meta.dirname, "../../../content"), join(root, "content"));

  const logged: Record<string, unknown>[] = [];
  const log = createLog({
    level: options.logLevel ?? "debug",
    destination: { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) }, // our own log lines
  });
  const publicUrl = options.publicUrl ?? "http://shop.example";
  const { connectionString = UNREACHABLE, trustedProxies = [], demo = false } = options;
  const clock = options.clock ?? (() => new Date("2025-01-15T12:00:00Z"));
  const tracing = await startTracing({ endpoint: options.otlpEndpoint, log });
  const database = openDatabase({ connectionString, max: 4, log, tracing });
  const { analyticsId } = options;
  const config = {
    publicUrl,
    payments: options.payments ?? "off",
    ...(options.stripe && { stripe: options.stripe }),
    ...(options.serviceUrls && { serviceUrls: options.serviceUrls }),
    demo,
    trustedProxies,
    dataDir: root,
    root,
    ...(analyticsId && { analyticsId }),
    ...(options.s3 && { s3: options.s3 }),
    ...(options.secondFactorKeys && { secondFactorKeys: options.secondFactorKeys }),
    ...(options.imapUrl && { imapUrl: options.imapUrl }),
    ...(options.exchangeRatesUrl && { exchangeRatesUrl: options.exchangeRatesUrl }),
  } as const;
  const services = createServices({
    config: { ...config, demo: options.needsOwner !== true },
    connectionString,
    database,
    clock,
    log,
  });
  const worker = options.doesJobs
    ? await startJobs({ config, connectionString, database, services, clock, log, tracing })
    : undefined;
  const sharedReads = options.sharesReads ? createSharedReads() : undefined;
  const app = createApp({
    config,
    ...(sharedReads && { sharedReads }),
    database,
    services,
    log,
    tracing,
    clock,
    webBuild: options.webBuild,
    checks: options.checks ?? [],
  });
  const cache = createHtmlCache({
    render: app.renderShared,
    limits: app.networkLimits,
    origin: publicUrl,
    // However busy this machine is, the new page comes; a test of old ones says how long to wait.
    patienceMs: options.patienceMs ?? 60_000,
    ...(sharedReads && { onChange: sharedReads.remove }),
  });
  const { maintenanceMode, signingKeys, live } = services;
  const feed = options.followsChanges
    ? followChanges({ connectionString, cache, maintenanceMode, signingKeys, live, log })
    : undefined;
  await feed?.ready;
  if (feed !== undefined) await maintenanceMode.refresh();
  const server = await startHttp({
    app,
    cache,
    services,
    database,
    config: { host: "127.0.0.1", port: 0, publicUrl, root, trustedProxies, demo },
    log,
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    port: server.port,
    cache,
    logged,
    services,
    app,
    async stop() {
      services.live.end();
      await server.stop();
      await worker?.stop();
      await feed?.close();
      await services.close();
      await database.close();
      await tracing.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
