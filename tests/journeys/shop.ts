// A shop of a journey's own, started as an owner starts it, on a port that is free.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram, type Program } from "./program.ts";

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
  async function run(): Promise<Program> {
    const program = startProgram(process.execPath, ["src/cli/shop.mjs", "start"], {
      cwd: root,
      env,
    });
    await program.until(/Ready after/);
    return program;
  }

  let program = await run();
  return {
    url,
    output: () => program.output(),
    stop: async () => {
      await program.end();
      rmSync(folder, { recursive: true, force: true });
    },
    restart: async () => {
      await program.end();
      program = await run();
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
