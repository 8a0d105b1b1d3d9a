// The few connections to a mail server that the mails of a burst share.
import {
  connect,
  NotSent,
  type Connection,
  type ConnectionOptions,
  type Patience,
} from "./smtp-connection.ts";

/** Shorter than the idle timeout of servers, which would close it during the next mail. */
const IDLE_MS = 5_000;
/** The most mails over one connection; some servers count them. */
const MAX_MAILS = 100;

const toBusy = () =>
  new NotSent(Object.assign(new Error("no connection is free"), { code: "EBUSY" }), false);

export type SmtpPool = {
  /**
   * Lets `work` use a connection. It is called again where the server allows fewer connections, or
   * has closed one that was kept. Throws NotSent.
   */
  readonly withConnection: <Value>(
    work: (connection: Connection) => Promise<Value>,
  ) => Promise<Value>;
  /** Ends long waits, because the shop stops. */
  readonly limitTime: () => void;
  readonly close: () => void;
};

/** At most `most` connections, fewer after an answer that there are too many. */
export function createSmtpPool(options: {
  connection: ConnectionOptions;
  patience: Patience;
  most: number;
}): SmtpPool {
  const { patience, most } = options;
  const open = new Set<Connection>();
  const idle = new Map<Connection, NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  let allowed = most;
  /** Those that are open or being opened. */
  let taken = 0;

  function closeSlot(): void {
    taken -= 1;
    if (taken > 0) return waiting.shift()?.();
    // The next burst may find a server that allows more.
    allowed = most;
    for (const wake of waiting.splice(0)) wake();
  }

  /** There are too many: this one is not replaced. */
  function changeSize({ error }: NotSent): void {
    if (error.responseCode === 421) allowed = Math.max(1, Math.min(allowed, taken - 1));
  }

  async function openOne(): Promise<Connection> {
    taken += 1;
    try {
      const connection = await connect(options.connection, patience, {
        onEnd(ended) {
          open.delete(ended);
          clearTimeout(idle.get(ended));
          idle.delete(ended);
          closeSlot();
        },
        onSlow: startAllIfSlow,
      });
      open.add(connection);
      return connection;
    } catch (error) {
      if (error instanceof NotSent) changeSize(error);
      closeSlot();
      throw error;
    }
  }

  /** A server that is slow with all that it has would make more mails wait for many minutes. */
  const isSlow = () => open.size === taken && [...open].every((each) => each.isSlow());

  function startAllIfSlow(): void {
    if (isSlow()) for (const wake of waiting.splice(0)) wake();
  }

  /** A connection that is free, as soon as there is one; not while all of them are slow. */
  async function openConnection(): Promise<Connection> {
    const limit = AbortSignal.timeout(patience.wholeMail);
    for (;;) {
      const [reusable] = idle.keys();
      if (reusable !== undefined) {
        clearTimeout(idle.get(reusable));
        idle.delete(reusable);
        return reusable;
      }
      if (taken < allowed) return openOne();
      if (isSlow()) throw toBusy();
      await waitForOne(limit);
    }
  }

  async function waitForOne(limit: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const removeWaiting = () => {
      waiting.splice(waiting.indexOf(resolve), 1);
      reject(toBusy());
    };
    waiting.push(resolve);
    if (limit.aborted) removeWaiting();
    limit.addEventListener("abort", removeWaiting, { once: true });
    await promise.finally(() => limit.removeEventListener("abort", removeWaiting));
  }

  function release(connection: Connection): void {
    if (!connection.isOpen()) return;
    if (connection.getCount() >= MAX_MAILS) return connection.closeGently();
    idle.set(
      connection,
      setTimeout(() => {
        idle.delete(connection);
        connection.closeGently();
      }, IDLE_MS).unref(),
    );
    waiting.shift()?.();
  }

  /** Whether the mail of this error may go over another connection at once. */
  function mayGoOn({ error, isWhole }: NotSent, connection: Connection | undefined): boolean {
    const wasReused = connection !== undefined && connection.getCount() > 1;
    if (error.responseCode === 421) return taken > 0 || wasReused;
    return wasReused && !isWhole && error.response === undefined && error.code !== "EENVELOPE";
  }

  return {
    async withConnection(work) {
      for (;;) {
        let connection: Connection | undefined;
        try {
          connection = await openConnection();
          const value = await work(connection);
          release(connection);
          return value;
        } catch (error) {
          if (!(error instanceof NotSent)) {
            if (connection !== undefined) release(connection);
            throw error;
          }
          if (connection !== undefined) await endUse(connection, error);
          if (!mayGoOn(error, connection)) throw error;
        }
      }
    },
    limitTime() {
      for (const connection of open) connection.limitTime();
    },
    close() {
      for (const connection of open) connection.close();
    },
  };

  /** A refused mail leaves the connection to the others. */
  async function endUse(connection: Connection, cause: NotSent): Promise<void> {
    const { code, responseCode } = cause.error;
    const wasRefused = code === "EENVELOPE" || code === "EMESSAGE";
    if (!wasRefused || responseCode === 421 || !connection.isOpen()) {
      changeSize(cause);
      connection.close();
      return;
    }
    await connection.reset().catch(() => connection.close());
    release(connection);
  }
}
