import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Context } from "#modules/context.ts";
import { silentLog } from "#platform/log.ts";
import { anonymous, identity, system, type Actor } from "#shared/actor.ts";
import { endpoint, type HandlersOf } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { member } from "../../tests/support/actors.ts";
import { mountEndpoints } from "./mount-endpoints.ts";
import { problemAnswer, toAppError } from "./problem.ts";
import type { ShopEnv } from "./shop-env.ts";

const table = {
  greet: endpoint({
    method: "post",
    path: "/api/greet/:times",
    summary: "Greets",
    permission: "public",
    params: z.object({ times: z.coerce.number().int().max(3) }),
    query: z.object({ loud: z.enum(["yes", "no"]).default("no") }),
    body: z.object({
      name: z.string().min(1, "required"),
      address: z.object({ city: z.string() }).optional(),
    }),
    response: z.object({ text: z.string() }),
  }),
  forget: endpoint({
    method: "delete",
    path: "/api/greet",
    summary: "Forgets",
    permission: "public",
  }),
  mine: endpoint({
    method: "get",
    path: "/api/mine",
    summary: "Mine",
    permission: "user",
    response: z.object({ ok: z.boolean() }),
  }),
  all: endpoint({
    method: "get",
    path: "/api/all",
    summary: "All",
    permission: "orders.read",
    response: z.object({ ok: z.boolean() }),
  }),
  wrong: endpoint({
    method: "get",
    path: "/api/wrong",
    summary: "Breaks its word",
    permission: "public",
    response: z.object({ text: z.string() }),
  }),
  full: endpoint({
    method: "get",
    path: "/api/full",
    summary: "Fails as expected",
    permission: "public",
  }),
};

const secret = { text: "a", passwordHash: "never shown" };

const handlers: HandlersOf<typeof table, Context> = {
  greet: async (_, { params, query, body }) => ({
    ...secret,
    text: `hello ${body.name} `.repeat(params.times).trim() + (query.loud === "yes" ? "!" : ""),
  }),
  forget: async () => undefined,
  mine: async () => ({ ok: true }),
  all: async () => ({ ok: true }),
  wrong: async () => JSON.parse('{"text":1}') as { text: string }, // what a wrong cast somewhere below would do
  full: async () => {
    throw new AppError("too_many_requests", "internal words", { retryAfterSeconds: 90 });
  },
};

function api(actor: Actor = anonymous) {
  const app = new Hono<ShopEnv>();
  app.use(async (c, next) => {
    c.set("requestId", "request-1");
    c.set("actor", actor);
    c.set("visitor", {});
    await next();
  });
  app.onError((error) => {
    const { code, fields, retryAfterSeconds } = toAppError(error);
    return problemAnswer(code, { requestId: "request-1", fields, retryAfterSeconds });
  });
  mountEndpoints(app, table, handlers, async (caller, work) =>
    work({
      get db(): Context["db"] {
        throw new Error("None of these handlers reads the database");
      },
      actor: caller.actor,
      clock: () => new Date(0),
      log: silentLog,
    }),
  );
  return app;
}

const json = (body: unknown, type = "application/json") => ({
  method: "POST",
  headers: { "content-type": type },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

test("API-03 input is checked and converted before the handler sees it", async () => {
  const answer = await api().request("/api/greet/2?loud=yes", json({ name: "Rex" }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  await expect(answer.json()).resolves.toEqual({ text: "hello Rex hello Rex!" });
});

test("API-04 nothing outside the shape of the answer leaves the server", async () => {
  const answer = await api().request("/api/greet/1", json({ name: "Rex" }));
  expect(await answer.text()).not.toContain("never shown");
});

test("API-04 an answer that breaks its shape is a failure of the server", async () => {
  const answer = await api().request("/api/wrong");
  expect(answer.status).toBe(500);
  await expect(answer.json()).resolves.toMatchObject({ code: "internal" });
});

test("API-03 fields that do not fit are all named, with their paths", async () => {
  const answer = await api().request("/api/greet/1", json({ name: "", address: { city: 5 } }));
  expect(answer.status).toBe(422);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  await expect(answer.json()).resolves.toMatchObject({
    code: "invalid_fields",
    status: 422,
    requestId: "request-1",
    fields: { name: ["required"], "address.city": ["wrong_type"] },
  });
});

test.each([
  ["/api/greet/9", json({ name: "Rex" }), 422],
  ["/api/greet/1?loud=maybe", json({ name: "Rex" }), 422],
  ["/api/greet/1?loud=yes%00", json({ name: "Rex" }), 422],
  ["/api/greet/1", json({ name: "R\0x" }), 422],
  [
    "/api/greet/1",
    json(`{"name":"Rex","more":${"[".repeat(50_000)}"\\u0000"${"]".repeat(50_000)}}`),
    422,
  ],
  ["/api/greet/1", json({ name: String.raw`R\u0000x` }), 200],
  ["/api/greet/1", json("{"), 400],
  ["/api/greet/1", json(""), 400],
  ["/api/greet/1", json({ name: "Rex" }, "text/plain"), 415],
  ["/api/greet/1", json("name=Rex", "application/x-www-form-urlencoded"), 415],
])("API-03 %s with %j is answered with %i", async (path, init, status) => {
  const answer = await api().request(path, init);
  expect(answer.status).toBe(status);
});

test("API-03 an endpoint without an answer says that it is done", async () => {
  const answer = await api().request("/api/greet", { method: "DELETE" });
  expect(answer.status).toBe(204);
  await expect(answer.text()).resolves.toBe("");
});

test("API-01 an expected failure tells its code and when to try again, and no internal words", async () => {
  const answer = await api().request("/api/full");
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).toBe("90");
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({
    type: "urn:shop:problem:too_many_requests",
    title: "Too many requests",
    status: 429,
    code: "too_many_requests",
    requestId: "request-1",
    retryAfter: 90,
  });
});

const user = member("user");
const moderator = member("moderator");
const admin = member("admin");

test.each([
  ["/api/mine", anonymous, 401],
  ["/api/mine", user, 200],
  ["/api/mine", admin, 200],
  ["/api/mine", moderator, 200],
  ["/api/all", anonymous, 401],
  ["/api/all", user, 403],
  ["/api/all", moderator, 403],
  ["/api/all", admin, 200],
  ["/api/all", system, 403],
  ["/api/all", identity, 403],
])("API-05 %s answers %j with %i", async (path, actor, status) => {
  expect((await api(actor).request(path)).status).toBe(status);
});
