/**
 * Calls to other servers, as Node itself reports them: no code that makes one has to know of
 * tracing.
 */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";

export type OutgoingCall = {
  readonly method: string;
  /** The host, without path and query, which may contain keys. */
  readonly host: string;
  readonly port: number | undefined;
};

/** A call under way. */
export type CallWatch = {
  readonly onAnswer: (status: number) => void;
  readonly onFail: (type: string) => void;
};

type FetchRequest = { readonly origin: string | URL; readonly method: string };

/**
 * Calls `begin` with each call that this process makes by fetch or by node:http, in the context of
 * its caller, and passes the outcome to the returned function. Returns a function that stops this.
 */
export function watchOutgoingCalls(
  begin: (call: OutgoingCall) => CallWatch | undefined,
): () => void {
  const open = new WeakMap<object, CallWatch>();

  function start(request: object, call: OutgoingCall): void {
    const watch = begin(call);
    if (watch !== undefined) open.set(request, watch);
  }
  function end(request: object, report: (watch: CallWatch) => void): void {
    const watch = open.get(request);
    open.delete(request);
    if (watch !== undefined) report(watch);
  }
  function endFailed(message: unknown): void {
    const { request, error } = message as { request: object; error: unknown };
    end(request, (watch) => watch.onFail(getType(error)));
  }

  // Node decides what the channels carry; its types do not say it.
  const listeners: Readonly<Record<string, (message: unknown) => void>> = {
    "undici:request:create"(message) {
      const { request } = message as { request: FetchRequest };
      const { hostname, port } = new URL(request.origin);
      const call = { method: request.method, host: hostname, port: getNumber(port) };
      start(request, call);
    },
    "undici:request:headers"(message) {
      const { request, response } = message as {
        request: FetchRequest;
        response: { statusCode: number };
      };
      end(request, (watch) => watch.onAnswer(response.statusCode));
    },
    "undici:request:error": endFailed,
    "http.client.request.start"(message) {
      const { request } = message as { request: ClientRequest };
      const [, port] = /:(\d+)$/.exec(String(request.getHeader("host") ?? "")) ?? [];
      start(request, { method: request.method, host: request.host, port: getNumber(port) });
    },
    "http.client.response.finish"(message) {
      const { request, response } = message as {
        request: ClientRequest;
        response: IncomingMessage;
      };
      end(request, (watch) => watch.onAnswer(response.statusCode ?? 0));
    },
    "http.client.request.error": endFailed,
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}

function getNumber(port = ""): number | undefined {
  return port === "" ? undefined : Number(port);
}

function getType(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
