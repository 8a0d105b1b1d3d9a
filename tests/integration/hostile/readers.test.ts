// Clients that ask for a large answer and read it very slowly.
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { afterAll, expect, test } from "vitest";
import { startHttpServer } from "#server/http/http-server.ts";
import { rawRequest } from "../http/http-client.ts";

/** More than the buffers of both systems hold. */
const MUCH = 20_000_000;

const answers: ServerResponse[] = [];
const listener = (request: IncomingMessage, response: ServerResponse) => {
  answers.push(response);
  const pieces = Array.from({ length: MUCH / 100_000 }, () => Buffer.alloc(100_000));
  if (request.url === "/whole") response.end(Buffer.concat(pieces));
  else if (request.url === "/stream") Readable.from(pieces).pipe(response);
  else response.end("here");
};
const usual = await startHttpServer({ host: "127.0.0.1", port: 0, listener });
const impatient = await startHttpServer({
  host: "127.0.0.1",
  port: 0,
  listener,
  timeouts: {
    headersMs: 15_000,
    requestMs: 15_000,
    readMs: 200,
    bytesPerSecond: 200_000_000,
    lookEveryMs: 50,
  },
});
afterAll(async () => {
  await impatient.stop();
  await usual.stop();
});

test.each(["/whole", "/stream"])(
  "HOST-33 a client that requests %s and barely reads it is disconnected, and others are served meanwhile",
  async (path) => {
    const before = answers.length;
    const socket = connect({ port: impatient.port, host: "127.0.0.1" });
    socket.pause();
    socket.on("error", () => {});
    socket.write(rawRequest(path));
    await expect.poll(() => answers.length).toBe(before + 1);
    const answer = answers[before];
    if (answer === undefined) throw new Error("nobody was answered");
    const closed = once(answer, "close");
    expect(await (await fetch(`http://127.0.0.1:${impatient.port}/`)).text()).toBe("here");
    expect(answer.writableFinished).toBe(false);
    await closed;
    expect(answer.writableFinished).toBe(false);
    socket.destroy();
  },
);

test.each(["/whole", "/stream"])(
  "HOST-33 a client that reads %s as it arrives gets all of it",
  async (path) => {
    expect(
      (await (await fetch(`http://127.0.0.1:${usual.port}${path}`)).arrayBuffer()).byteLength,
    ).toBe(MUCH);
  },
);
