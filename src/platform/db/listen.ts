/** Listens to NOTIFY of other connections, and reconnects after every interruption. */
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { silentLog, type Log } from "../log.ts";
import { assertWritable } from "./outage.ts";

const firstDelayMs = 200;
const maxDelayMs = 2_000;
/**
 * A connection that a firewall forgot looks healthy until something is asked of it, and one to a
 * server that has become a standby no longer hears of changes.
 */
const heartbeatMs = 30_000;
const answerTimeoutMs = 10_000;

export type Listener = Readonly<{
  /** Resolves when the channels are heard for the first time. */
  ready: Promise<void>;
  close(): Promise<void>;
}>;

/**
 * Calls the function of a channel with the payload of each of its notifications; all channels share
 * one connection. After an interruption, during which notifications may have been missed, it calls
 * `onReconnect` once they are heard again.
 */
export function listen(options: {
  connectionString: string;
  channels: Readonly<Record<string, (payload: string) => void>>;
  onReconnect: () => void;
  log?: Log;
}): Listener {
  const log = options.log ?? silentLog;
  const first = Promise.withResolvers<void>();
  const closing = new AbortController();
  let current: pg.Client | undefined;

  /** Listens until the connection ends; resolves to whether it had heard the channels at all. */
  async function runSession(onHeard: () => void): Promise<boolean> {
    const client = new pg.Client({
      connectionString: options.connectionString,
      connectionTimeoutMillis: answerTimeoutMs,
      query_timeout: answerTimeoutMs,
      keepAlive: true,
      application_name: "wanderpaw-listen",
    });
    const lost = Promise.withResolvers<void>();
    client.on("error", () => lost.resolve());
    client.on("end", () => lost.resolve());
    client.on("notification", ({ channel, payload = "" }) => options.channels[channel]?.(payload));
    current = client;
    let heartbeat: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await assertWritable(client, answerTimeoutMs);
      for (const channel of Object.keys(options.channels))
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onHeard();
      heartbeat = setInterval(() => {
        assertWritable(client, answerTimeoutMs).catch(() => lost.resolve());
      }, heartbeatMs);
      await lost.promise;
      return true;
    } catch (error) {
      log.debug({ err: error }, "no connection for notifications");
      return false;
    } finally {
      clearInterval(heartbeat);
      // Not awaited: a connection that does not answer would not end either.
      void client.end().catch(() => {});
    }
  }

  async function run(): Promise<void> {
    let delayMs = firstDelayMs;
    let wasHeard = false;
    while (!closing.signal.aborted) {
      const heard = await runSession(() => {
        if (wasHeard) options.onReconnect();
        wasHeard = true;
        first.resolve();
      });
      if (closing.signal.aborted) return;
      if (heard) {
        delayMs = firstDelayMs;
        log.warn("the connection for notifications was lost");
      }
      // Jitter keeps many instances from coming back in the same moment.
      const pauseMs = delayMs * (0.5 + Math.random() / 2);
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => {});
      delayMs = Math.min(delayMs * 2, maxDelayMs);
    }
  }

  const running = run();
  return {
    ready: first.promise,
    async close() {
      closing.abort();
      await current?.end().catch(() => {});
      await running;
    },
  };
}
