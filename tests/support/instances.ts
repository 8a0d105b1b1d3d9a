// Several instances of the shop, each a process of its own that shares nothing with the others but
// what is configured.
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll } from "vitest";
import type { Piece } from "../../src/server/start/process-roles.ts";
import { project } from "./embedded-folders.ts";
import { createTemporaryFolder } from "./embedded-shop.ts";
import { clockEnvironment } from "./test-clock.ts";

export type Instance = {
  readonly port: number;
  readonly url: string;
  /** Its lines so far. */
  readonly logged: readonly Record<string, unknown>[];
  /** Ends it between two instructions. */
  readonly kill: () => Promise<void>;
};

/**
 * Starts one by the script of `bundleShop`, which ends with the test file at the latest. Rejects
 * with what it says.
 */
export async function startInstance(options: {
  script: string;
  env: Readonly<Record<string, string>>;
  /** The only piece of the shop that it runs; everything if left out. */
  only?: Piece | undefined;
  /** Files that it serves below /assets, by name. */
  assets?: Readonly<Record<string, string>>;
}): Promise<Instance> {
  const { folder, remove } = createTemporaryFolder();
  const assets = path.join(folder, "build/client/assets");
  fs.mkdirSync(assets, { recursive: true });
  for (const [name, text] of Object.entries(options.assets ?? {}))
    fs.writeFileSync(path.join(assets, name), text);
  fs.symlinkSync(path.join(project, "migrations"), path.join(folder, "migrations"));

  const child = spawn(process.execPath, [options.script, folder, options.only ?? ""], {
    cwd: "/",
    env: { PORT: "0", ...clockEnvironment(), ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  async function kill(): Promise<void> {
    child.kill("SIGKILL");
    await ended;
  }
  afterAll(async () => {
    await kill();
    remove();
  });

  const logged: Record<string, unknown>[] = [];
  const complaints: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => complaints.push(line));
  const started = Promise.withResolvers<number>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.startsWith("{")) logged.push(JSON.parse(line) as Record<string, unknown>); // our own log lines
    else started.resolve(Number(line));
  });
  child.once("close", () => started.reject(new Error(complaints.join("\n"))));
  const port = await started.promise;
  return { port, url: `http://127.0.0.1:${port}`, logged, kill };
}
