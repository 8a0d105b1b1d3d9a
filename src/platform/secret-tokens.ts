import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { AppError } from "#shared/errors.ts";

/** 256 random bits as text that can stand in an address. */
export function createSecretToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Stored form of a token. A plain SHA-256 is enough: 256 random bits cannot be guessed. */
export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** The condition that a row has this token, and that its time is not over. */
export function isTokenOf(
  row: { readonly hash: AnyPgColumn; readonly endsAt: AnyPgColumn },
  token: string,
  now: Date,
) {
  return and(eq(row.hash, hashOfToken(token)), gt(row.endsAt, now));
}

/** The error of a link that is too old, has been used, or never was one. */
export function createExpiredLinkError(): AppError {
  return new AppError("link_expired", "no such link, or its time is over");
}
