// An answer that is not received stays in memory, and its connection open.
import type { Server } from "node:http";
import type { Socket } from "node:net";

export type ReaderPatience = {
  /** How long a reader may receive nothing. */
  readonly readMs: number;
  /** A rate below the slowest phone line: larger answers get more time accordingly. */
  readonly bytesPerSecond: number;
  /** How often the server checks. */
  readonly lookEveryMs: number;
};

/** Closes connections of `server` whose readers are too slow; the interval ends with the server. */
export function closeSlowReaders(server: Server, patience: ReaderPatience): void {
  const connections = new Map<Socket, { taken: number; since: number }>();
  server.on("connection", (socket) => {
    connections.set(socket, { taken: 0, since: performance.now() });
    socket.once("close", () => connections.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, last] of connections) {
      const waiting = socket.writableLength;
      const taken = socket.bytesWritten - waiting;
      if (waiting === 0 || taken !== last.taken) {
        connections.set(socket, { taken, since: now });
        continue;
      }
      // A large answer is written in one piece, whose progress is unknown until all of it has been
      // received.
      const allowedMs = patience.readMs + (waiting / patience.bytesPerSecond) * 1_000;
      if (now - last.since > allowedMs) socket.destroy();
    }
  }, patience.lookEveryMs);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}
