import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createAccessTokensWith } from "./access-tokens.ts";

const tokens = createAccessTokensWith(async () => new Uint8Array(32).fill(7));
const claims = { userId: randomUUID(), email: "ann@mail.example", sessionId: randomUUID() };
const now = new Date("2026-03-01T10:00:00.900Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

test("AUTH-12 an access token identifies its person and is valid for 15 minutes", async () => {
  const { token, expiresAt, expiresIn } = await tokens.createToken(claims, now);
  expect(expiresIn).toBe(900);
  expect(new Date(expiresAt * 1_000)).toEqual(new Date("2026-03-01T10:15:00Z"));
  expect(await tokens.verify(token, now)).toEqual(claims);
  expect(await tokens.verify(token, after(899))).toEqual(claims);
  expect(await tokens.verify(token, after(900))).toBeUndefined();
});

test("AUTH-32 an access token of a shop with another key is invalid", async () => {
  const { token } = await tokens.createToken(claims, now);
  const others = createAccessTokensWith(async () => new Uint8Array(32).fill(8));
  expect(await others.verify(token, now)).toBeUndefined();
});

test("AUTH-32 a valid access token becomes invalid when the key is renewed", async () => {
  let key = new Uint8Array(32).fill(7);
  const renewed = createAccessTokensWith(async () => key);
  const { token } = await renewed.createToken(claims, now);
  expect(await renewed.verify(token, now)).toEqual(claims);
  expect(await renewed.verify(token, now)).toEqual(claims); // from memory
  key = new Uint8Array(32).fill(8);
  expect(await renewed.verify(token, now)).toBeUndefined();
});

test("AUTH-32 a key that cannot be read is an error of the shop, not of the token", async () => {
  const { token } = await tokens.createToken(claims, now);
  const away = createAccessTokensWith(() => Promise.reject(new Error("the database is away")));
  await expect(away.verify(token, now)).rejects.toThrow("the database is away");
});
