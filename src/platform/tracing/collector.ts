/** Sends spans to the collector; logs a single warning for an outage, however long it lasts. */
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import type { SpanExporter } from "@opentelemetry/sdk-trace";
import { cutEnd } from "#shared/cut-end.ts";
import type { Log } from "../log.ts";

/** A collector is close to the shop. Spans that it does not accept within this time are lost. */
const PATIENCE_MS = 4_000;
const SUCCESS = 0;

/** Sends spans to `<endpoint>/v1/traces`, as OTLP over HTTP. */
export function createCollectorExporter(options: { endpoint: string; log: Log }): SpanExporter {
  const { endpoint, log } = options;
  const exporter = new OTLPTraceExporter({
    url: `${cutEnd(endpoint, "/")}/v1/traces`,
    timeoutMillis: PATIENCE_MS,
    concurrencyLimit: 2,
  });
  let isAway = false;

  function handleResult(code: number): void {
    const fails = code !== SUCCESS;
    if (fails === isAway) return;
    isAway = fails;
    // Why is left out: the address may hold a key, and errors repeat addresses.
    if (fails) log.warn("traces do not reach their collector, and are dropped until they do");
    else log.info("traces reach their collector again");
  }

  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        handleResult(result.code);
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
