import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createNetServer, type Server as NetServer } from "node:net";
import { StartupError } from "#platform/startup-error.ts";
import { closeAfterEarlyAnswers } from "./early-answers.ts";
import { closeSlowReaders } from "./slow-readers.ts";

/**
 * Longer than the idle time of common proxies, so that they close first and never write into a
 * closed connection.
 */
const KEEP_ALIVE_MS = 65_000;
/** How long a client may take to send data, and to receive it. */
const patience = {
  headersMs: 15_000,
  /** All of a request: an image of 5 MB arrives within this on a slow phone line. */
  requestMs: 120_000,
  readMs: 30_000,
  bytesPerSecond: 4_096,
  /** How often the server checks for slow clients. */
  lookEveryMs: 5_000,
};
const STOP_GRACE_MS = 5_000;
/**
 * Node takes in one new connection of each listening socket in a turn of its event loop. With
 * several sockets at one port many connections are accepted fast enough to be answered or refused.
 * Not all systems support that.
 */
const SOCKETS = process.platform === "linux" ? 8 : 1;

export type HttpServer = {
  /** The port that was given by the system when 0 was asked for. */
  readonly port: number;
  /** Accepts no more, lets running answers end for 5 seconds, then cuts what is left. */
  readonly stop: () => Promise<void>;
};

/** Listens; throws StartupError when the address cannot be used. */
export async function startHttpServer(options: {
  host: string;
  port: number;
  listener: RequestListener;
  /** Whether other processes listen at the same address; the system distributes connections. */
  isShared?: boolean;
  timeouts?: typeof patience;
}): Promise<HttpServer> {
  const timeouts = options.timeouts ?? patience;
  const { headersMs, requestMs, lookEveryMs } = timeouts;
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: lookEveryMs,
      maxHeaderSize: 16_384,
      noDelay: true,
    },
    closeAfterEarlyAnswers(options.listener),
  );
  closeSlowReaders(server, timeouts);
  const { host, isShared = false } = options;
  // A port that sockets may share could be shared with another shop as well, so that is checked
  // first.
  if (!isShared) await assertAddressIsFree(options);
  const reusePort = isShared || SOCKETS > 1;
  const port = await listen(server, { host, port: options.port, reusePort });
  const others = Array.from({ length: SOCKETS - 1 }, () =>
    createNetServer({ allowHalfOpen: true, noDelay: true }, (connection) =>
      server.emit("connection", connection),
    ),
  );
  await Promise.all(others.map((other) => listen(other, { host, port, reusePort })));
  return { port, stop: () => stop(server, others) };
}

/** Throws StartupError when `startHttpServer` would, as far as this can be checked before. */
export async function assertAddressIsFree(options: { host: string; port: number }): Promise<void> {
  const server = createServer();
  await listen(server, options);
  await close(server);
}

function listen(
  server: NetServer,
  options: { host: string; port: number; reusePort?: boolean },
): Promise<number> {
  const { host, port } = options;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(describeListenError(error, host, port)),
    );
    server.listen(options, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

function describeListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code ?? "") {
    case "EADDRINUSE":
      return new StartupError(
        `Port ${port} on ${host} is in use by another program, perhaps by a running shop. ` +
          `Stop that program, or choose another port, for example: PORT=${port + 1} npm start`,
        { cause: error },
      );
    case "EACCES":
      return new StartupError(
        `This user may not listen on port ${port}. Ports below 1024 usually need special rights. Choose another port, for example: PORT=3000 npm start`,
        { cause: error },
      );
    case "ENOTSUP":
      return new StartupError(
        "On this system, several processes cannot listen on one port. Remove WORKERS, or run several instances on different ports behind a proxy.",
        { cause: error },
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartupError(
        `HOST is ${host}, which is not an address of this computer. Use 127.0.0.1 to accept connections from this computer only, or 0.0.0.0 to accept them from the network.`,
        { cause: error },
      );
    default:
      return error;
  }
}

async function stop(server: Server, others: readonly NetServer[]): Promise<void> {
  const closed = Promise.all([server, ...others].map(close));
  // A connection that is kept alive becomes idle when its answer ends, and would stay open for a
  // minute.
  const tidy = setInterval(() => server.closeIdleConnections(), 25);
  const cut = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
  await closed;
  clearInterval(tidy);
  clearTimeout(cut);
}

/** Resolves when its connections have ended. */
function close(server: NetServer): Promise<void> {
  return new Promise((resolve) => void server.close(() => resolve()));
}
