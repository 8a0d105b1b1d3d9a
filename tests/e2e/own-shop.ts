// A shop for tests that change it for everybody: closing it, or taking something away from it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { clockEnvironment } from "../support/test-clock.ts";
import { shops } from "./shops.ts";

const root = join(import.meta.dirname, "../..");
/** The one after those of all tests, and after the payment service of the last of them. */
const ownPort = shops.stripe.port + 2;

/** Known before it runs, so that the browser's pages can be told. */
export const ownShopUrl = urlAt(ownPort);

export type OwnShop = {
  readonly url: string;
  /** Where it keeps what is not in the database. */
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
};

/** Starts it; resolves when it answers. One test file at a time can have it. */
export async function startOwnShop(
  options: { port?: number; payments?: "off" | "manual" } = {},
): Promise<OwnShop> {
  const { port = ownPort, payments = "off" } = options;
  const folder = mkdtempSync(join(tmpdir(), "own-"));
  const child = spawn(process.execPath, ["scripts/check/e2e-shop.ts", String(port), payments], {
    cwd: root,
    stdio: "ignore",
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      TMPDIR: folder,
      ...clockEnvironment(),
    },
  });
  const ended = once(child, "close");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const answer = () =>
    fetch(`${urlAt(port)}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  try {
    await expect.poll(answer, { timeout: 60_000 }).toBe(200);
  } catch (error) {
    // It would answer the next test's calls in place of that one's own shop.
    await stop();
    throw error;
  }
  const [made = ""] = readdirSync(folder);
  return {
    url: urlAt(port),
    dataDir: join(folder, made),
    stop,
  };
}

function urlAt(port: number): string {
  return `http://127.0.0.1:${port}`;
}
