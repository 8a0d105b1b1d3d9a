import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { startBackOffice } from "../orders/back-office.ts";

const { database, shop, asAdmin, send, now, passTime } = await startBackOffice();

beforeEach(() => passTime(3_600));

async function getPath(): Promise<string> {
  const { text } = await asAdmin("POST", "/api/admin/downloads", { kind: "orders", filter: {} });
  return z.object({ path: z.string() }).parse(JSON.parse(text)).path;
}

async function getStatus(path: string, method = "GET"): Promise<number> {
  const answer = await fetch(shop.url + path, { method, headers: { origin: shop.url } });
  await answer.body?.cancel();
  return answer.status;
}

async function signIn(name: "admin" | "moderator") {
  const { text } = await send("/api/auth/sign-in", {
    email: `${name}@wanderpaw.example`,
    password: "Wanderpaw!2026",
  });
  return z.object({ access_token: z.string() }).parse(JSON.parse(text)).access_token;
}

test("EXP-06 a ticket opens the file for one minute, without an access token", async () => {
  const path = await getPath();
  expect(await getStatus(path)).toBe(200);
  passTime(59);
  expect(await getStatus(path)).toBe(200);
  expect(await getStatus(path, "HEAD")).toBe(200);
  passTime(1);
  expect(await getStatus(path)).toBe(410);
});

test("EXP-06 a ticket that was altered, forged or signed with another key opens nothing", async () => {
  const path = await getPath();
  const [head, payload, signature] = path.split("/").at(-1)?.split(".") ?? [];
  const claims = {
    sid: randomUUID(),
    download: { kind: "orders", filter: {} },
    iss: "shop-downloads",
    sub: randomUUID(),
    exp: Math.floor(now().getTime() / 1_000) + 60,
  };
  const foreign = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ: "download+jwt" })
    .sign(new Uint8Array(32).fill(7));
  const unsigned = `${Buffer.from('{"alg":"none","typ":"download+jwt"}').toString("base64url")}.${payload}.`;
  for (const ticket of [
    `${head}.${payload}.${signature?.slice(0, -2)}AA`,
    foreign,
    unsigned,
    "x",
    "a.b.c",
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    expect([ticket, await getStatus(`/api/admin/downloads/${ticket}`)]).toEqual([ticket, 410]);
  }
});

test("EXP-06 other tokens are not tickets, and a ticket is not an access token", async () => {
  expect(await getStatus(`/api/admin/downloads/${await signIn("admin")}`)).toBe(410);
  const ticket = (await getPath()).split("/").at(-1) ?? "";
  const answer = await fetch(`${shop.url}/api/admin/orders`, {
    headers: { authorization: `Bearer ${ticket}` },
  });
  expect(answer.status).toBe(401);
});

test("EXP-09 only an administrator gets a ticket, and only for existing downloads", async () => {
  const body = { kind: "orders", filter: {} };
  const ask = async (token: string | undefined, refundRequest: unknown) =>
    (
      await fetch(`${shop.url}/api/admin/downloads`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(refundRequest),
      })
    ).status;
  expect(await ask(undefined, body)).toBe(401);
  expect(await ask(await signIn("moderator"), body)).toBe(403);
  const admin = await signIn("admin");
  expect(await ask(admin, body)).toBe(200);
  expect(await ask(admin, { ...body, kind: "accounts" })).toBe(422);
  expect(await ask(admin, { ...body, filter: { status: "lost" } })).toBe(422);
});

test("EXP-09 a former staff member gets nothing with an earlier ticket", async () => {
  const path = await getPath();
  const setRole = (role: string, name: string) =>
    database.asOwner(
      "update user_roles set role = $1 from profiles p where p.id = user_id and p.email = $2",
      [role, `${name}@wanderpaw.example`],
    );
  await setRole("admin", "moderator");
  await setRole("user", "admin");
  expect(await getStatus(path)).toBe(403);
  await setRole("admin", "admin");
  await setRole("moderator", "moderator");
  expect(await getStatus(path)).toBe(200);
});

test("EXP-09 an administrator who now lacks the second factor gets nothing with an earlier ticket", async () => {
  const path = await getPath();
  await database.asOwner("update user_roles set given_at = '2000-01-01'");
  expect(await getStatus(path)).toBe(403);
  await database.asOwner("update user_roles set given_at = '2100-01-01'");
  expect(await getStatus(path)).toBe(200);
});

test("EXP-09 a ticket expires with the session that requested it", async () => {
  const path = await getPath();
  await database.asOwner("delete from sessions");
  expect(await getStatus(path)).toBe(401);
});

test("EXP-09 the address of a ticket allows reading only", async () => {
  const path = await getPath();
  for (const method of ["POST", "PUT", "DELETE"]) {
    // oxlint-disable-next-line no-await-in-loop -- a few requests
    const answer = await fetch(shop.url + path, {
      method,
      headers: { origin: "http://shop.example" },
    });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
});

test("EXP-09 no line of the log contains a ticket", async () => {
  const path = await getPath();
  const ticket = path.split("/").at(-1) ?? "";
  expect(await getStatus(path)).toBe(200);
  await expect.poll(() => JSON.stringify(shop.logged)).toContain("/api/admin/downloads/…");
  expect(JSON.stringify(shop.logged)).not.toContain(ticket.slice(0, 60));
});
