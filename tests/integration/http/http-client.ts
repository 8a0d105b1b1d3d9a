import { connect } from "node:net";

/**
 * Sends bytes as they are and returns everything that comes back until the server closes, or
 * `untilMs` passes.
 */
export function sendRaw(port: number, bytes: string | Buffer, untilMs = 3_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: untilMs }, () =>
      socket.write(bytes),
    );
    const chunks: Buffer[] = [];
    const finish = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks).toString("latin1"));
    };
    socket.on("timeout", finish);
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("close", finish);
    socket.on("error", (error: NodeJS.ErrnoException) => {
      // The server may cut the connection while we still send; what it said before counts.
      if (error.code === "ECONNRESET" || error.code === "EPIPE") finish();
      else reject(error);
    });
  });
}

/** The status codes of all answers in what `sendRaw` received. */
export function getStatuses(received: string): number[] {
  return [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
}

/** A complete request that asks the server to close afterwards. */
export function rawRequest(
  target: string,
  options: { method?: string; headers?: string[] } = {},
): string {
  const { method = "GET", headers = [] } = options;
  return [
    `${method} ${target} HTTP/1.1`,
    "Host: shop.example",
    "Connection: close",
    ...headers,
    "",
    "",
  ].join("\r\n");
}
