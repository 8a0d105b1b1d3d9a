// The shop's server as a process of its own, with sample pages: `node shop-process.js <connection
// string> <data folder> <addresses of payment services>`. It waits for a line, starts the shop,
// prints one line with its address when that answers, and runs until it is killed.
import "./move-date.ts";
import { once } from "node:events";
import { z } from "zod";
import { createApp } from "../../src/server/app.ts";
import { createServices } from "../../src/server/create-services.ts";
import { openDatabase } from "#platform/db/client.ts";
import { createHtmlCache } from "#server/http/html-cache.ts";
import { createLog } from "#platform/log.ts";
import { createLocalOutbox } from "#platform/mail/local-outbox.ts";
import { startHttp } from "../../src/server/start/start-http.ts";
import { startJobs } from "../../src/server/start/start-jobs.ts";
import { sampleWebBuild } from "../integration/http/sample-web-build.tsx";
import { askToReturn, openOrderPage } from "./order-pages.ts";

/** No mail may be tidied away before the test has counted it. */
const MAX_MAILS = 100_000;

const urlsSchema = z.record(z.string(), z.string());
const [connectionString = "", dataDir = "", urls = "{}"] = process.argv.slice(2);
await once(process.stdin, "data");
const clock = () => new Date();
const log = createLog({ level: "error", destination: process.stderr });
const database = openDatabase({ connectionString, max: 6, log });
const config = {
  publicUrl: "http://shop.example",
  payments: "manual",
  serviceUrls: urlsSchema.parse(JSON.parse(urls)),
  demo: true,
  trustedProxies: ["127.0.0.1"],
  dataDir,
  root: dataDir,
} as const;
const services = {
  ...createServices({ config, connectionString, database, clock, log }),
  localOutbox: createLocalOutbox({ dataDir, clock, limit: MAX_MAILS }),
};
const jobs = startJobs({ config, connectionString, database, services, clock, log });
const webBuild = sampleWebBuild({ anything: openOrderPage }, askToReturn);
const app = createApp({ config, database, services, log, clock, webBuild });
const cache = createHtmlCache({
  render: app.renderShared,
  limits: app.networkLimits,
  origin: config.publicUrl,
});
const server = await startHttp({
  app,
  cache,
  services,
  database,
  config: { ...config, host: "127.0.0.1", port: 0 },
  log,
});
await jobs;
process.stdout.write(`http://127.0.0.1:${server.port}\n`);
