// A shop of a journey's own, started as an owner starts it, on a port that is free.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

export type JourneyShop = {
  readonly url: string;
  /** All that it has printed so far, such as the link of its set-up. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
  /** Ends it and starts it again on its data. */
  readonly restart: () => Promise<void>;
};

/**
 * Starts a shop with these variables and nothing of this process's own. Resolves when it answers.
 */
export async function startShop(variables: Record<string, string> = {}): Promise<JourneyShop> {
  const folder = mkdtempSync(join(tmpdir(), "journey "));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env["PATH"] ?? "",
    HOME: process.env["HOME"] ?? "",
    TMPDIR: tmpdir(),
    LOG_LEVEL: "warn",
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: url,
    ...variables,
  };
  let output = "";

  async function run() {
    const child = spawn(process.execPath, ["src/cli/shop.mjs", "start"], {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(child, "close");
    const isReady = new Promise<void>((resolve) => {
      child.stdout.on("data", () => {
        if (output.includes("Ready after")) resolve();
      });
    });
    await Promise.race([
      isReady,
      ended.then(() => Promise.reject(new Error(`the shop has ended:\n${output}`))),
    ]);
    return async () => {
      child.kill("SIGTERM");
      await ended;
    };
  }

  let end = await run();
  return {
    url,
    output: () => output,
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
    restart: async () => {
      await end();
      output = "";
      end = await run();
    },
  };
}

/** A port that nobody listens at. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // of a server with a port
  server.close();
  await once(server, "close");
  return port;
}
