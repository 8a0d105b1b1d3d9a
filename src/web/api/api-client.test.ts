import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "#modules/identity/contract.ts";
import { ApiError, fetchApi } from "./api-client.ts";
import { deleteSession, saveSession, readSession } from "../session/session-store.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

let server: Server;
let answer: Answer;
/** "PATCH /api/auth/profile Bearer token" for each request, in order. */
let requests: string[];

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(
      [request.method, request.url, request.headers.authorization].filter(Boolean).join(" "),
    );
    void Promise.resolve(answer(request, response));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal("location", { origin: `http://127.0.0.1:${port}` });
});

afterEach(async () => {
  deleteSession();
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

function send(response: ServerResponse, status: number, body?: unknown) {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** One moment for the whole file: two sessions of a name are equal, whenever they are made. */
const expiresAt = Math.floor(Date.now() / 1_000) + 600;

function session(name: string): Session {
  return {
    access_token: `access-${name}`,
    refresh_token: `refresh-${name}`,
    expires_in: 600,
    expires_at: expiresAt,
    token_type: "bearer",
    user: { id: "1", email: "noa@people.example", full_name: "Noa", created_at: "2026-11-21" },
  };
}

const read = (id = "1") =>
  fetchApi("GET /api/admin/customers/:id/orders", { params: { id }, query: {} });
const change = () => fetchApi("PATCH /api/auth/profile", { body: { full_name: "Noa" } });

/** An API that accepts one access token, and exchanges refresh tokens as told. */
function acceptOnly(token: string, refresh: (response: ServerResponse) => void): Answer {
  return (request, response) => {
    if (request.url === "/api/auth/refresh") refresh(response);
    else if (request.headers.authorization === `Bearer ${token}`) send(response, 204);
    else send(response, 401, { code: "unauthenticated" });
  };
}

test("SESS-20 a request fills in path, query and body, and returns the answer", async () => {
  const page = { orders: [], nextCursor: null };
  answer = (_, response) => send(response, 200, page);
  const found = await fetchApi("GET /api/admin/customers/:id/orders", {
    params: { id: "a/b?c" },
    query: { after: "x&y" },
  });
  expect(found).toEqual(page);
  await fetchApi("POST /api/admin/orders/:id/refunds/:refundId/settle", {
    params: { id: "1", refundId: "é" },
  });
  expect(requests).toEqual([
    "GET /api/admin/customers/a%2Fb%3Fc/orders?after=x%26y",
    "POST /api/admin/orders/1/refunds/%C3%A9/settle",
  ]);

  let body: unknown;
  answer = async (request, response) => {
    body = await json(request);
    send(response, 204);
  };
  expect(await change()).toBeUndefined();
  expect(body).toEqual({ full_name: "Noa" });
});

test("SESS-20 a parameter cannot change the rest of the path", async () => {
  for (const id of ["..", ".", ""])
    await expect(read(id)).rejects.toMatchObject({ code: "not_found" });
  expect(requests).toEqual([]);
});

test("SESS-21 a refusal arrives with its code, its fields and the time to wait", async () => {
  answer = (_, response) =>
    send(response, 422, { code: "invalid_fields", fields: { name: ["required"] }, retryAfter: 7 });
  const refused = change();
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.toMatchObject({
    code: "invalid_fields",
    fields: { name: ["required"] },
    retryAfterSeconds: 7,
  });
});

test.each<[string, Answer]>([
  ["an error page", (_, response) => response.writeHead(502).end("<h1>Bad gateway</h1>")],
  ["a page instead of data", (_, response) => response.writeHead(200).end("<h1>Welcome</h1>")],
  ["an unknown code", (_, response) => send(response, 400, { code: "toString" })],
  ["no object", (_, response) => send(response, 500, null)],
])("SESS-21 %s is an internal error", async (_, given) => {
  answer = given;
  await expect(read()).rejects.toMatchObject({ code: "internal" });
});

test("SESS-22 a server that is unreachable or redirects counts as offline", async () => {
  answer = (request) => {
    request.socket.destroy();
  };
  await expect(read()).rejects.toMatchObject({ code: "offline" });
  saveSession(session("a"));
  answer = (_, response) => {
    response.writeHead(307, { location: "/api/elsewhere" }).end();
  };
  await expect(read()).rejects.toMatchObject({ code: "offline" });
  expect(requests).toHaveLength(2);
});

test("SESS-22 an aborted request fails with the reason given by its caller", async () => {
  const givingUp = new AbortController();
  answer = () => givingUp.abort(new Error("left the page"));
  const { signal } = givingUp;
  const call = fetchApi("PATCH /api/auth/profile", {
    body: { full_name: "Noa" },
    signal,
  });
  await expect(call).rejects.toThrow("left the page");
});

test("SESS-22 no answer within 15 seconds counts as offline", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const soon = new AbortController();
  timeout.mockReturnValue(soon.signal);
  answer = () => soon.abort();
  await expect(read()).rejects.toMatchObject({ code: "offline" });
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
});

test("SESS-06 a refused token is exchanged once for all requests, and each request is repeated", async () => {
  saveSession(session("old"));
  answer = acceptOnly("access-new", (response) => send(response, 200, session("new")));
  await Promise.all([change(), change(), change()]);
  expect(requests.filter((line) => line === "POST /api/auth/refresh")).toHaveLength(1);
  expect(requests.filter((line) => line.endsWith("Bearer access-new"))).toHaveLength(3);
  expect(readSession()).toEqual({ status: "signed-in", session: session("new") });
});

test("SESS-07 the session ends when the exchange is refused", async () => {
  saveSession(session("old"));
  answer = acceptOnly("none", (response) => send(response, 401, { code: "unauthenticated" }));
  await expect(change()).rejects.toMatchObject({ code: "unauthenticated" });
  expect(readSession()).toEqual({ status: "signed-out" });
});

test("SESS-07 the session ends when the new token is refused as well, without a third attempt", async () => {
  saveSession(session("old"));
  answer = acceptOnly("none", (response) => send(response, 200, session("new")));
  await expect(change()).rejects.toMatchObject({ code: "unauthenticated" });
  expect(requests).toHaveLength(3);
  expect(readSession()).toEqual({ status: "signed-out" });
});

test.each<[string, (response: ServerResponse) => void, string]>([
  ["breaks off", (response) => response.socket?.destroy(), "offline"],
  ["fails", (response) => send(response, 500, { code: "internal" }), "internal"],
  [
    "is put off",
    (response) => send(response, 429, { code: "too_many_requests" }),
    "too_many_requests",
  ],
])("SESS-08 when the exchange %s, the session is kept", async (_, refresh, code) => {
  saveSession(session("old"));
  answer = acceptOnly("none", refresh);
  await expect(change()).rejects.toMatchObject({ code });
  expect(readSession()).toEqual({ status: "signed-in", session: session("old") });
});

test("SESS-09 a user who signs out during an exchange stays signed out", async () => {
  saveSession(session("old"));
  answer = acceptOnly("access-new", (response) => {
    deleteSession();
    send(response, 200, session("new"));
  });
  await expect(change()).rejects.toMatchObject({ code: "unauthenticated" });
  expect(readSession()).toEqual({ status: "signed-out" });
});

test("SESS-09 a request is not repeated for another user who has signed in meanwhile", async () => {
  saveSession(session("old"));
  const other = session("new");
  answer = acceptOnly("access-new", (response) =>
    send(response, 200, { ...other, user: { ...other.user, id: "2" } }),
  );
  await expect(change()).rejects.toMatchObject({ code: "unauthenticated" });
  expect(requests.filter((line) => line.endsWith("Bearer access-new"))).toEqual([]);
});
