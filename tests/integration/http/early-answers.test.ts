// Answers before the body was read: what follows on the connection is never taken for a request.
import { connect } from "node:net";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { MAX_READ_ON_BYTES } from "#server/http/early-answers.ts";
import { startHttpServer } from "#server/http/http-server.ts";
import { startSampleShop } from "./sample-shop.ts";
import { sampleWebBuild } from "./sample-web-build.tsx";

const shop = await startSampleShop({ webBuild: sampleWebBuild() });
afterAll(() => shop.stop());

/** Another request, which a pooled connection carries instead of the rest of a body. */
const NEXT = "GET /healthz HTTP/1.1\r\nHost: shop.example\r\n\r\n";
const LENGTH = 8_000_000;

/** A connection; `ended` has what was received when the server says that nothing follows. */
function open(port = shop.port) {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let received = "";
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const ended = new Promise<string>((resolve) => socket.once("end", () => resolve(received)));
  // The server may cut a connection on which too much arrives.
  socket.on("error", () => {});
  socket.on("data", (chunk) => (received += chunk.toString("latin1")));
  return { socket, ended, closed, getReceived: () => received };
}

const post = (path: string, framing: string) =>
  `POST ${path} HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
const announced = `Content-Length: ${LENGTH}`;

const refusals: Readonly<Record<string, [head: string, status: number]>> = {
  "that is too large": [post("/api/coupons/check", announced), 413],
  "in chunks that are too many": [post("/api/coupons/check", "Transfer-Encoding: chunked"), 413],
  "without a sign-in": [post("/api/admin/products", announced), 401],
  "to an address that is none": [post("/api/none", announced), 404],
  "to a file": [post("/favicon.svg", announced), 405],
  "to an address that is too long": [post(`/${"a".repeat(3_000)}`, announced), 414],
};

test.each(Object.entries(refusals))(
  "HTTP-40 a body %s is answered before it has arrived, and the connection closes",
  async (_, [head, status]) => {
    const { socket, ended, closed, getReceived } = open();
    // More than is kept of a body that nobody reads.
    const part = "x".repeat(200_000);
    const isChunked = head.includes("chunked");
    socket.write(head + (isChunked ? `${part.length.toString(16)}\r\n${part}\r\n` : part));
    const received = await ended;
    expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received).toMatch(/^connection: close\r$/im);
    // Neither as the rest of the body nor after it is anything answered.
    socket.write(NEXT);
    socket.end(`${"x".repeat(LENGTH - part.length - NEXT.length)}${NEXT}`);
    await closed;
    expect(getReceived()).toBe(received);
  },
);

test("HTTP-41 a client that keeps sending after a refusal is read, up to a limit", async () => {
  const { socket, ended } = open();
  socket.write(post("/api/coupons/check", `Content-Length: ${MAX_READ_ON_BYTES * 1_000}`));
  expect(await ended).toMatch(/^HTTP\/1\.1 413 /);
  let sent = 0;
  const piece = Buffer.alloc(1_000_000);
  while (!socket.destroyed) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await new Promise((resolve) => socket.write(piece, resolve));
    sent += piece.length;
  }
  expect(sent).toBeGreaterThan(MAX_READ_ON_BYTES);
});

test("HTTP-41 a client that sends too slowly after a refusal is disconnected", async () => {
  const server = await startHttpServer({
    host: "127.0.0.1",
    port: 0,
    listener: (_, response) => response.writeHead(413).end(),
    timeouts: {
      headersMs: 150,
      requestMs: 300,
      readMs: 300,
      bytesPerSecond: 1_000_000,
      lookEveryMs: 50,
    },
  });
  onTestFinished(() => server.stop());
  const { socket, ended, closed } = open(server.port);
  socket.write(`${post("/", announced)}{`);
  expect(await ended).toMatch(/^HTTP\/1\.1 413 /);
  // One character at a time, until the server has cut the connection.
  const timer = setInterval(() => socket.write("x"), 500);
  onTestFinished(() => clearInterval(timer));
  await closed;
});

test("HTTP-40 when the body has arrived, the connection stays open", async () => {
  const { socket, ended } = open();
  const last = NEXT.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
  socket.write(`${post("/api/none", "Content-Length: 2")}{}${last}`);
  expect((await ended).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 404", "HTTP/1.1 200"]);
});
