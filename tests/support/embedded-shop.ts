// Starts `embedded-process.ts` and talks to its database.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { onTestFinished } from "vitest";

export type StartError = { name: string; message: string };
export type Shop = {
  ownerUrl: string;
  process: ChildProcess;
  pid: number;
  /** Stops it in order and waits for its end. */
  stop(): Promise<void>;
};

/** A folder open to others, so that an unprivileged account may come in. */
export function createTemporaryFolder(parent = os.tmpdir(), mode = 0o755) {
  const folder = fs.mkdtempSync(path.join(parent, "wanderpaw embedded "));
  fs.chmodSync(folder, mode);
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/** The same, removed after the test. */
export function temporaryFolder(parent?: string, mode?: number): string {
  const { folder, remove } = createTemporaryFolder(parent, mode);
  onTestFinished(remove);
  return folder;
}

async function begin(
  dataDir: string,
  account: { uid?: number; gid?: number },
): Promise<Shop | StartError> {
  const script = path.join(import.meta.dirname, "embedded-process.ts");
  const child = spawn(process.execPath, [script, dataDir], {
    ...account,
    cwd: "/",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    await ended;
  });
  for await (const line of createInterface({ input: child.stdout })) {
    // The script above is the only one that writes here.
    const answer = JSON.parse(line) as StartError | { ownerUrl: string };
    if ("name" in answer) return answer;
    return {
      ...answer,
      process: child,
      pid: child.pid ?? 0,
      async stop() {
        child.kill("SIGTERM");
        await ended;
      },
    };
  }
  throw new Error("the process ended without a word");
}

export async function startShop(
  dataDir: string,
  account: { uid?: number; gid?: number } = {},
): Promise<Shop> {
  const answer = await begin(dataDir, account);
  if ("name" in answer) throw new Error(`${answer.name}: ${answer.message}`);
  return answer;
}

/** Starts a shop that must refuse, and returns what it says. */
export async function getStartError(
  dataDir: string,
  account: { uid?: number; gid?: number } = {},
): Promise<StartError> {
  const answer = await begin(dataDir, account);
  if ("name" in answer) return answer;
  throw new Error("the shop started");
}

export async function query(shop: Shop, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: shop.ownerUrl });
  client.on("error", () => {}); // A test that kills the server cuts this connection, too.
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
