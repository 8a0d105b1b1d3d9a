// An answer that nobody takes lies in memory, and its connection stays open.
import type { Server } from "node:http";
import type { Socket } from "node:net";

export type ReaderPatience = {
  /** How long a reader may take nothing. */
  readonly readMs: number;
  /**
   * Less than the slowest phone line brings: what is waiting to be taken gets that much more time.
   */
  readonly bytesPerSecond: number;
  /** How often the server checks. */
  readonly lookEveryMs: number;
};

/** Closes connections of `server` whose readers are too slow; the interval ends with the server. */
export function cutSlowReaders(server: Server, patience: ReaderPatience): void {
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
      // A large answer is written in one piece, of which the system tells nothing until all of it
      // has been taken.
      const allowedMs = patience.readMs + (waiting / patience.bytesPerSecond) * 1_000;
      if (now - last.since > allowedMs) socket.destroy();
    }
  }, patience.lookEveryMs);
  timer.unref();
  server.once("close", () => clearInterval(timer));
}
