// How long a shopper waits while one address floods the shop with what is dear to read: shares of a
// quiet minute's p99.
//   node tools/bench/flood.ts [--seconds 20] [--port 3190]
// Against a demo shop of its own; nothing is written to results.json.
import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ask } from "./ask.ts";
import { startShop } from "./shop.ts";
import { percentile } from "./wrk.ts";

const AIM = 3;
const shopperPaths = ["/", "/product/olive", "/faq", "/api/catalog/variants"];

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "20" },
    port: { type: "string", default: "3190" },
  },
});
const ms = Number(values.seconds) * 1_000;

async function shop(url: string): Promise<{ p99Ms: number; refused: number; visits: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let refused = 0;
  const endsAt = performance.now() + ms;
  for (let at = 0; performance.now() < endsAt; at += 1) {
    const path = shopperPaths[at % shopperPaths.length] ?? "/";
    const answer = await ask(agent, url + path, "10.1.1.1");
    times.push(answer.ms);
    if (answer.status !== 200) refused += 1;
  }
  agent.destroy();
  return { p99Ms: percentile(times, 0.99), refused, visits: times.length };
}

/** The flood is a process of its own: in this one it would hold up the shopper's clock. */
async function startFlood(url: string): Promise<() => Promise<unknown>> {
  const flood = fork(join(import.meta.dirname, "flooder.ts"), [url]);
  // On a machine of its own it would take no processor time from the shop.
  if (flood.pid !== undefined) setPriority(flood.pid, constants.priority.PRIORITY_LOW);
  await once(flood, "message");
  return async () => {
    flood.send("stop");
    // The answers, as they were counted there.
    const answer: readonly unknown[] = await once(flood, "message");
    return answer[0];
  };
}

const folder = mkdtempSync(join(tmpdir(), "shop-flood-"));
chmodSync(folder, 0o755); // PostgreSQL started by root works as another user
const served = await startShop({
  port: Number(values.port),
  dataDir: join(folder, "data"),
  env: { PAYMENTS: "manual", TRUSTED_PROXIES: "127.0.0.1" },
});
try {
  await shop(served.url); // warms up
  const quiet = await shop(served.url);
  const stopFlood = await startFlood(served.url);
  const flooded = await shop(served.url);
  const statuses = await stopFlood();
  console.log({ quiet, flooded, ratio: flooded.p99Ms / quiet.p99Ms, aim: AIM });
  console.log("Answers to the flood, by status:", statuses);
} finally {
  await served.stop();
  rmSync(folder, { recursive: true, force: true });
}
