import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { SERVER_CORE } from "./tools.ts";

/** A server that the shop is compared with, in a process of its own on the shop's processor. */
export type Floor = { url: string; pid: number; stop: () => Promise<void> };

/** Starts a program of this folder, which listens at `settings.port` and then says something. */
export async function startFloor(
  program: string,
  settings: { readonly port: number },
): Promise<Floor> {
  const child = spawn(
    "taskset",
    [
      "-c",
      SERVER_CORE,
      process.execPath,
      join(import.meta.dirname, program),
      JSON.stringify(settings),
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(child.stdout, "data");
  return {
    url: `http://127.0.0.1:${settings.port}`,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
