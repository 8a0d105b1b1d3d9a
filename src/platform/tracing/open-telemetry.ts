/** Spans of OpenTelemetry. Loaded only when a collector is configured. */
import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from "@opentelemetry/sdk-trace";
import type { Log } from "../log.ts";
import { withTimeout } from "../with-timeout.ts";
import {
  getErrorType,
  silentSpan,
  type OpenSpan,
  type SpanOptions,
  type Tracing,
} from "./tracing.ts";
import { watchOutgoingCalls } from "./outgoing-calls.ts";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { cutEnd } from "#shared/cut-end.ts";

/**
 * Spans that are not sent by then are lost, so that stopping the shop does not wait for a missing
 * collector.
 */
const STOP_MS = 3_000;
const SEND_EVERY_MS = 2_000;
/** While the collector is unreachable, this many spans stay in memory: a few megabytes. */
const MAX_WAITING = 2_048;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const satisfies Record<NonNullable<SpanOptions["kind"]>, SpanKind>;

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})/;

/**
 * Tells the collector at `endpoint` of everything that is done in a span, and of the calls to other
 * servers in it.
 */
export function openTelemetry(options: { endpoint: string; log: Log }): Tracing {
  // The libraries find what is under way by one manager for the whole process. A second shop in it
  // shares the first one's.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "wanderpaw" }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: createCollectorExporter(options),
        scheduledDelayMillis: SEND_EVERY_MS,
        maxQueueSize: MAX_WAITING,
      }),
    ],
  });
  const tracer = provider.getTracer("wanderpaw");

  const stopWatching = watchOutgoingCalls(({ method, host, port }) => {
    // Only calls within a span: the requests to the collector itself are not traced.
    if (trace.getActiveSpan()?.isRecording() !== true) return undefined;
    const span = tracer.startSpan(`${method} ${host}`, {
      kind: SpanKind.CLIENT,
      attributes: {
        "http.request.method": method,
        "server.address": host,
        ...(port !== undefined && { "server.port": port }),
      },
    });
    return {
      onAnswer(status) {
        span.setAttribute("http.response.status_code", status);
        if (status >= 400) markFailed(span, String(status));
        span.end();
      },
      onFail(type) {
        markFailed(span, type);
        span.end();
      },
    };
  });

  return {
    runInSpan({ name, kind = "internal", attributes = {}, parent, isRoot = false }, work) {
      if (kind === "internal" && trace.getActiveSpan() === undefined) return work(silentSpan);
      const outer = isRoot ? createParentContext(parent) : context.active();
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, outer);
      return context.with(trace.setSpan(outer, span), async () => {
        try {
          return await work(createOpenSpan(span));
        } catch (error) {
          const type = getErrorType(error);
          if (type !== undefined) markFailed(span, type);
          throw error;
        } finally {
          span.end();
        }
      });
    },
    async stop() {
      stopWatching();
      await withTimeout(STOP_MS, provider.shutdown()).catch(() => {}); // the collector's way has told it
    },
  };
}

/** A new trace, or a part of the given one. */
function createParentContext(parent = ""): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  });
}

function createOpenSpan(span: Span): OpenSpan {
  return {
    traceId: span.spanContext().traceId,
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    markFailed: (type) => markFailed(span, type),
  };
}

function markFailed(span: Span, type: string): void {
  span.setAttribute("error.type", type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A collector is close to the shop. Spans that it does not accept within this time are lost. */
const PATIENCE_MS = 4_000;
const SUCCESS = 0;

/** Sends spans to `<endpoint>/v1/traces`, as OTLP over HTTP. */
function createCollectorExporter(options: { endpoint: string; log: Log }): SpanExporter {
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
