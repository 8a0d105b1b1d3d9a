import { Hono } from "hono";
import { expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { anonymous, identity, system, type Actor } from "#shared/actor.ts";
import { MAX_BODY_BYTES } from "#shared/contract.ts";
import { AppError, toAppError } from "#shared/errors.ts";
import { member } from "../../../tests/support/actors.ts";
import { mountEndpoints, type Caller, type Runners } from "./mount-endpoints.ts";
import { createProblemAnswer } from "./problem.ts";
import type { ShopEnv } from "./shop-env.ts";

const secret = { text: "a", passwordHash: "never shown" };

const table = {
  greet: endpoint("POST /api/greet/:times", {
    summary: "Greets",
    permission: "public",
    params: z.object({ times: z.coerce.number().int().max(3) }),
    query: z.object({ loud: z.enum(["yes", "no"]).default("no") }),
    body: z.object({
      name: z.string().min(1, "required"),
      address: z.object({ city: z.string() }).optional(),
    }),
    response: z.object({ text: z.string() }),
    handle: async (_, times, query, body) => ({
      ...secret,
      text: `hello ${body.name} `.repeat(times).trim() + (query.loud === "yes" ? "!" : ""),
    }),
  }),
  store: endpoint("POST /api/store/:shelf", {
    summary: "Stores",
    permission: "public",
    maxBodyBytes: 200_000,
    params: z.object({ shelf: z.string() }),
    body: z.record(z.string(), z.union([z.string(), z.object({ text: z.string() })])),
    handle: async () => undefined,
  }),
  forget: endpoint("DELETE /api/greet", {
    summary: "Forgets",
    permission: "public",
    handle: async () => undefined,
  }),
  mine: endpoint("GET /api/mine", {
    summary: "Mine",
    permission: "user",
    response: z.object({ ok: z.boolean() }),
    handle: async () => ({ ok: true }),
  }),
  all: endpoint("GET /api/all", {
    summary: "All",
    permission: "orders.read",
    response: z.object({ ok: z.boolean() }),
    handle: async () => ({ ok: true }),
  }),
  wrong: endpoint("GET /api/wrong", {
    summary: "Breaks its word",
    permission: "public",
    response: z.object({ text: z.string() }),
    // A wrong cast somewhere below would do this.
    handle: async () => JSON.parse('{"text":1}') as { text: string },
  }),
  full: endpoint("GET /api/full", {
    summary: "Fails as expected",
    permission: "public",
    handle: async () => {
      throw new AppError("too_many_requests", "internal words", { retryAfterSeconds: 90 });
    },
  }),
};

function api(actor: Actor = anonymous, callers: Caller[] = []) {
  const app = new Hono<ShopEnv>();
  app.use(async (c, next) => {
    c.set("requestId", "request-1");
    c.set("actor", actor);
    c.set("visitor", {});
    await next();
  });
  app.onError((error) => {
    const { code, fields, retryAfterSeconds } = toAppError(error);
    return createProblemAnswer(code, { requestId: "request-1", fields, retryAfterSeconds });
  });
  const nobody = async () => {
    throw new Error("None of these handlers asks for more than the caller's rights");
  };
  const others = { reader: nobody, outside: nobody, identity: nobody, checkout: nobody };
  const caller: Runners["caller"] = async (who, work) => {
    callers.push(who);
    // None of these handlers uses its context.
    return work(undefined as never);
  };
  mountEndpoints(app, table, { ...others, privacy: nobody, caller });
  return app;
}

const json = (body: unknown, type = "application/json") => ({
  method: "POST",
  headers: { "content-type": type },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

test("HTTP-33 a read request runs as an actor who may write nothing", async () => {
  const callers: Caller[] = [];
  const served = api(member("user"), callers);
  for (const [method, path] of [
    ["GET", "/api/mine"],
    ["HEAD", "/api/mine"],
    ["DELETE", "/api/greet"],
  ] as const)
    expect((await served.request(path, { method })).ok).toBe(true);
  expect(callers.map(({ isReadOnly }) => isReadOnly)).toEqual([true, true, false]);
});

test("API-03 input is validated and converted before the handler gets it", async () => {
  const answer = await api().request("/api/greet/2?loud=yes", json({ name: "Rex" }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  await expect(answer.json()).resolves.toEqual({ text: "hello Rex hello Rex!" });
});

test("API-04 no data outside the response's schema leaves the server", async () => {
  const answer = await api().request("/api/greet/1", json({ name: "Rex" }));
  expect(await answer.text()).not.toContain("never shown");
});

test("API-04 a response that violates its schema is a server error", async () => {
  const answer = await api().request("/api/wrong");
  expect(answer.status).toBe(500);
  await expect(answer.json()).resolves.toMatchObject({ code: "internal" });
});

test("API-03 all invalid fields are named, with their paths", async () => {
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
  ["/api/greet/1", json({ name: String.raw`R\u0000x` }), 200],
  ["/api/greet/1", json("{"), 400],
  ["/api/greet/1", json(""), 400],
  ["/api/greet/1", json({ name: "Rex" }, "text/plain"), 415],
  ["/api/greet/1", json("name=Rex", "application/x-www-form-urlencoded"), 415],
])("API-03 %s with %j is answered with %i", async (path, init, status) => {
  const answer = await api().request(path, init);
  expect(answer.status).toBe(status);
});

test("API-47 each endpoint has the common body limit unless it declares another", async () => {
  const ofBytes = (bytes: number) => json(`{"name":"${"x".repeat(bytes - 11)}"}`);
  const status = async (path: string, bytes: number) =>
    (await api().request(path, ofBytes(bytes))).status;
  expect(await status("/api/greet/1", MAX_BODY_BYTES)).toBe(200);
  expect(await status("/api/greet/1", MAX_BODY_BYTES + 1)).toBe(413);
  expect(await status("/api/store/1", 200_000)).toBe(204);
  expect(await status("/api/store/1", 200_001)).toBe(413);
});

test("API-49 a refusal names at most ten fields, with limited length", async () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field ${at}`, at]));
  const answer = await api().request("/api/store/1", json(many));
  expect(answer.status).toBe(422);
  const { fields } = z
    .object({ fields: z.record(z.string(), z.array(z.string())) })
    .parse(await answer.json());
  expect(Object.keys(fields)).toEqual(Object.keys(many).slice(0, 10));
  const long = await api().request("/api/store/1", json({ ["x".repeat(60_000)]: 5 }));
  expect((await long.text()).length).toBeLessThan(500);
});

test("API-49 fields may have any name", async () => {
  const names = '{"__proto__":1,"constructor":2,"toString":3,"":4}';
  const answer = await api().request("/api/store/1", json(names));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('"constructor":["malformed"]');
});

test.each([
  ["/api/store/1", { a: "1", b: { text: "x\0" } }, "b.text"],
  ["/api/store/1", { "a\0": "1" }, ""],
  ["/api/store/%00", { a: "1" }, "shelf"],
])("API-51 the character 0 is found by %s in %j", async (path, body, field) => {
  const answer = await api().request(path, json(body));
  expect(answer.status).toBe(422);
  await expect(answer.json()).resolves.toMatchObject({ fields: { [field]: ["unprintable"] } });
});

test("API-51 input that no schema has accepted is not searched for the character 0", async () => {
  const more = Array.from({ length: 1_000 }, () => "\0");
  const answer = await api().request("/api/greet/1", json({ name: "Rex", more }));
  expect(answer.status).toBe(200);
});

test("API-03 an endpoint without a response body answers that it is done", async () => {
  const answer = await api().request("/api/greet", { method: "DELETE" });
  expect(answer.status).toBe(204);
  await expect(answer.text()).resolves.toBe("");
});

test("API-01 an expected error has its code and retry time, and no internals", async () => {
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
