// Asks the shop of this container whether it lives; the exit code says it to the engine.
import { env } from "node:process";

const { ok } = await fetch(`http://127.0.0.1:${env["PORT"] ?? "3000"}/healthz`);
process.exitCode = ok ? 0 : 1;
