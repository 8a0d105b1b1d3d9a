import { createHmac, randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { z } from "zod";
import { createAccessTokens } from "#modules/identity/sessions/access-tokens.ts";
import { createSigningKeys } from "#modules/identity/sessions/signing-keys.ts";
import type { Session } from "#modules/identity/contract.ts";
import { startIdentityShop } from "./identity-shop.ts";

const testShop = await startIdentityShop();
const { database, visitor } = testShop;
const { session } = await testShop.createCustomer();

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const getClaims = ({ access_token }: Session) => {
  const payload = access_token.split(".")[1] ?? "";
  return z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
};

async function readKey(purpose: string): Promise<Buffer> {
  const [row] = await database.asOwner("select secret from signing_keys where purpose = $1", [
    purpose,
  ]);
  return z.instanceof(Buffer).parse(row?.["secret"]);
}

async function signed(
  changes: Record<string, unknown> = {},
  { typ = "at+jwt", key }: { typ?: string; key?: Uint8Array } = {},
): Promise<string> {
  const payload = { ...getClaims(session), ...changes };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: "HS256", typ })
    .sign(key ?? (await readKey("access-token")));
}

async function status(accessToken: string): Promise<number> {
  const answer = await visitor().call("GET", "/api/auth/session", { accessToken });
  expect(answer.status === 200 || answer.code === "unauthenticated").toBe(true);
  return answer.status;
}

test("AUTH-32 a token built like a real one is accepted, which the next tests rely on", async () => {
  expect(await status(await signed())).toBe(200);
});

const now = testShop.now().getTime() / 1_000;
const changedClaims: Record<string, Record<string, unknown>> = {
  "of another issuer": { iss: "elsewhere" },
  "without an issuer": { iss: undefined },
  "for another audience": { aud: "elsewhere" },
  "that is over": { exp: now },
  "without an end": { exp: undefined },
  "that begins later": { nbf: now + 60 },
  "of no session": { sid: undefined },
  "of a session that is none": { sid: "1 or 1=1" },
  "of an unknown session": { sid: randomUUID() },
  "of somebody else": { sub: randomUUID() },
  "of nobody": { sub: undefined },
};
test.each(Object.keys(changedClaims))("AUTH-32 a token %s is rejected", async (kind) => {
  expect(await status(await signed(changedClaims[kind]))).toBe(401);
});

test("AUTH-32 a role inside a token grants no rights", async () => {
  const accessToken = await signed({ role: "admin", kind: "admin" });
  const options = { accessToken };
  const { text } = await visitor().call("GET", "/api/auth/session", options);
  expect(JSON.parse(text)).toMatchObject({ role: "user" });
  expect(await visitor().call("GET", "/api/admin/roles", options)).toMatchObject({ status: 403 });
});

/** Signed with our key, only by another algorithm than ours. */
async function withOtherHash(claims: Record<string, unknown>): Promise<string> {
  const unsigned = `${part({ alg: "HS512", typ: "at+jwt" })}.${part(claims)}`;
  const hmac = createHmac("sha512", await readKey("access-token"));
  return `${unsigned}.${hmac.update(unsigned).digest("base64url")}`;
}

test("AUTH-32 a token with another key, purpose or algorithm is rejected", async () => {
  await visitor().postForSession("/api/auth/refresh", { refresh_token: session.refresh_token });
  const claims = getClaims(session);
  const head = part({ alg: "none", typ: "at+jwt" });
  const forged = [
    await signed({}, { key: new Uint8Array(32) }),
    await signed({}, { key: await readKey("refresh-token") }),
    await signed({}, { typ: "JWT" }),
    await signed({}, { typ: "confirm-email+jwt" }),
    await withOtherHash(claims),
    `${head}.${part(claims)}.`,
    `${head}.${part(claims)}.${"A".repeat(43)}`,
  ];
  for (const alg of ["HS256", "none", "RS256"]) {
    const unsigned = `${part({ alg, typ: "at+jwt", jwk: { kty: "oct", k: "AA" } })}.${part(claims)}`;
    const signature = createHmac("sha256", Buffer.from([0]))
      .update(unsigned)
      .digest("base64url");
    forged.push(`${unsigned}.${signature}`);
  }
  for (const token of forged)
    expect({ token, status: await status(token) }).toEqual({ token, status: 401 });
});

test("AUTH-32 a text that is not a token is rejected, and so is any other scheme", async () => {
  const [head = "", payload = "", signature = ""] = session.access_token.split(".");
  const broken = [
    "x",
    "a.b.c",
    `${head}.${payload}`,
    `${head}.${payload}.`,
    `${head}.${payload}.${signature.slice(1)}`,
    `${head}.${part({ ...getClaims(session), sub: randomUUID() })}.${signature}`,
    `${head}.${payload}.${signature}.${signature}`,
    session.refresh_token,
    "A".repeat(8_000),
  ];
  for (const token of broken)
    expect({ token, status: await status(token) }).toEqual({ token, status: 401 });

  const valid = session.access_token;
  for (const authorization of [
    valid,
    `Basic ${valid}`,
    "Bearer",
    "Bearer a b",
    `Bearer ${valid}\t,x`,
  ])
    expect(
      await visitor().call("GET", "/api/auth/session", { headers: { authorization } }),
    ).toMatchObject({ status: 401, code: "unauthenticated" });
});

test("AUTH-32 an invalid token is rejected even where no token is required", async () => {
  const answer = await visitor().call("GET", "/api/openapi.json", { accessToken: "x" });
  expect(answer).toMatchObject({ status: 401, code: "unauthenticated" });
});

test("AUTH-32 two instances that start at the same moment share one key", async () => {
  await database.asOwner("delete from signing_keys");
  const instances = [1, 2].map(() => createAccessTokens({ keys: createSigningKeys(database) }));
  const claims = { userId: session.user.id, email: "ann@mail.example", sessionId: randomUUID() };
  const issued = await Promise.all(
    instances.flatMap((tokens) => [
      tokens.createToken(claims, testShop.now()),
      tokens.createToken(claims, testShop.now()),
    ]),
  );
  for (const tokens of instances)
    for (const { token } of issued)
      expect(await tokens.verify(token, testShop.now())).toEqual(claims);
});
