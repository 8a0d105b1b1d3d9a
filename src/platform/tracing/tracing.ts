/**
 * Where time goes, told to a collector if there is one. What is told never says who somebody is.
 */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work under way. */
export type OpenSpan = {
  /** Under which the collector keeps all that belongs to it; undefined while nothing is traced. */
  readonly traceId: string | undefined;
  readonly rename: (name: string) => void;
  readonly set: (attributes: SpanAttributes) => void;
  /**
   * It did not do what it was for. `type` is a code or the name of a kind of error, never a
   * message.
   */
  readonly fail: (type: string) => void;
};

export type SpanOptions = {
  /** Name of the work, the same for all who do it: patterns and codes, no ids and no values. */
  readonly name: string;
  /**
   * `server` answers somebody, `client` asks another server, `consumer` takes work from a queue.
   * `internal`, the usual one, is a part of something else, and not told alone.
   */
  readonly kind?: "server" | "client" | "consumer" | "internal";
  readonly attributes?: SpanAttributes;
  /**
   * A `traceparent` header of somebody who may say what this belongs to; one that cannot be read
   * counts as none.
   */
  readonly parent?: string | undefined;
  /** It belongs to nothing else, whatever is under way. */
  readonly isRoot?: boolean;
};

export type Tracing = {
  /**
   * Does `work` and tells how long it took, as a part of whatever is under way. Fails as `work`
   * does.
   */
  readonly inSpan: <T>(options: SpanOptions, work: (span: OpenSpan) => Promise<T>) => Promise<T>;
  /** Sends what is still to be sent, for a few seconds at most. Never rejects. */
  readonly stop: () => Promise<void>;
};

/** Nobody hears of it. */
export const silentSpan: OpenSpan = {
  traceId: undefined,
  rename() {},
  set() {},
  fail() {},
};

/** Does the work and tells nobody. */
export const noTracing: Tracing = {
  inSpan: (_options, work) => work(silentSpan),
  stop: async () => {},
};
