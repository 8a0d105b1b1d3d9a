// A shop for tests, as a process of its own: the built one, with a database that goes away with it.
import { fork } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { withOwner } from "#platform/db/owner.ts";
import { copyDatabase, forDatabase, seededTemplate } from "../support/database-server.ts";
import { clockEnvironment } from "../support/test-clock.ts";

/** Names the server whose template the shops copy. Without it each makes a database of its own. */
export const SERVER_VARIABLE = "E2E_DATABASE_SERVER";

/** "choice" is Stripe, and payment as agreed; "services" also PayPal and PayPlus. */
export type Payments = "off" | "manual" | "stripe" | "choice" | "services";

export type OwnShop = {
  readonly url: string;
  /** Where it keeps what is not in the database. */
  readonly dataDir: string;
  /** Where its customers pay; empty unless that is Stripe. */
  readonly stripeUrl: string;
  readonly stop: () => Promise<void>;
};

/** Starts it; resolves when it answers. Throws when it ends before that. */
export async function startOwnShop(
  options: { port?: number; payments?: Payments } = {},
): Promise<OwnShop> {
  const { port = await choosePort(), payments = "off" } = options;
  const database = await copyTemplate();
  const script = join(import.meta.dirname, "../../scripts/check/e2e-shop.ts");
  const child = fork(script, [String(port), payments], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      TMPDIR: process.env["TMPDIR"],
      E2E_DATABASE_URL: database?.url,
      ...clockEnvironment(),
    },
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await database?.drop();
  };
  const isReady = await Promise.race([
    once(child, "message").then(([told]) => told as Omit<OwnShop, "stop">), // of our own script
    ended.then(() => undefined),
  ]);
  if (isReady === undefined) {
    await stop();
    throw new Error(`the shop at port ${port} did not start`);
  }
  return { ...isReady, stop };
}

/**
 * A port where nobody listens, below those that the system gives away by itself: one of them may be
 * gone before the shop, which takes a while to start, listens there.
 */
async function choosePort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false)).listen(port, "127.0.0.1", () => resolve(true));
  });
  server.close();
  return isFree ? port : choosePort();
}

/** A database like the run's template; undefined where there is none. */
async function copyTemplate(): Promise<{ url: string; drop: () => Promise<void> } | undefined> {
  const server = process.env[SERVER_VARIABLE];
  if (server === undefined) return undefined;
  const name = `shop_${randomBytes(6).toString("hex")}`;
  await withOwner(server, (client) => client.query(copyDatabase(name, seededTemplate)));
  const url = new URL(forDatabase(server, name));
  // The server trusts everybody who reaches its socket; the shop insists on a password.
  url.password = "any";
  return {
    url: url.href,
    drop: async () => {
      await withOwner(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}
