import { AppError, isServerError } from "#shared/errors.ts";
import { getSqlState } from "../db/sql-error.ts";

/**
 * Traces: where time is spent, sent to a collector if there is one. They never contain personal
 * data.
 */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work under way. */
export type OpenSpan = {
  /** Under which the collector keeps all that belongs to it; undefined while nothing is traced. */
  readonly traceId: string | undefined;
  readonly rename: (name: string) => void;
  readonly set: (attributes: SpanAttributes) => void;
  /** Marks it as failed. `type` is a code or the name of an error class, never a message. */
  readonly markFailed: (type: string) => void;
};

export type SpanOptions = {
  /** Name of the work, the same for all who do it: patterns and codes, no ids and no values. */
  readonly name: string;
  /**
   * `server` answers a request, `client` calls another server, `consumer` takes work from a queue.
   * `internal`, the default, is a part of another span and is not recorded alone.
   */
  readonly kind?: "server" | "client" | "consumer" | "internal";
  readonly attributes?: SpanAttributes;
  /** A trusted `traceparent` header; an invalid one is ignored. */
  readonly parent?: string | undefined;
  /** Starts a new trace, even within another span. */
  readonly isRoot?: boolean;
};

export type Tracing = {
  /** Runs `work` as a span within the present one. Fails as `work` does. */
  readonly runInSpan: <T>(options: SpanOptions, work: (span: OpenSpan) => Promise<T>) => Promise<T>;
  /** Sends the remaining spans, for a few seconds at most. Never rejects. */
  readonly stop: () => Promise<void>;
};

/** A span that is not recorded. */
export const silentSpan: OpenSpan = {
  traceId: undefined,
  rename() {},
  set() {},
  markFailed() {},
};

/** Tracing that records nothing. */
export const noTracing: Tracing = {
  runInSpan: (_options, work) => work(silentSpan),
  stop: async () => {},
};

/** The code of an error of the shop, without personal data; undefined for one of the request. */
export function getErrorType(error: unknown): string | undefined {
  if (!isServerError(error)) return undefined;
  if (error instanceof AppError) return error.code;
  return getSqlState(error) ?? (error instanceof Error ? error.name : "unknown");
}
