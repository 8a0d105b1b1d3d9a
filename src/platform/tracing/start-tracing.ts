import type { Log } from "../log.ts";
import { noTracing, type Tracing } from "./tracing.ts";

/** Tells the collector at `endpoint`. Without one nothing of the libraries for it is loaded. */
export async function startTracing(options: {
  endpoint: string | undefined;
  log: Log;
}): Promise<Tracing> {
  const { endpoint, log } = options;
  if (endpoint === undefined) return noTracing;
  const { openTelemetry } = await import("./open-telemetry.ts");
  return openTelemetry({ endpoint, log });
}
