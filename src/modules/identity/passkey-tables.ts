import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { bytes, filledText, instant, createValuesCheck, shopNow } from "#platform/db/columns.ts";
import { identityPolicy, privacyPolicy } from "#platform/db/roles.ts";
import { MAX_PASSKEY_NAME } from "./passkeys/passkey-limits.ts";
import { accounts, sessions } from "./tables.ts";

/** A key on a user's device, which signs in instead of a password (WebAuthn). */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => accounts.userId, { onDelete: "cascade" }),
    /** The id that the device gave it. */
    credentialId: bytes("credential_id").notNull().unique("passkeys_credential_once"),
    /** The public key in COSE form: it verifies signatures, and is no secret. */
    publicKey: bytes("public_key").notNull(),
    /** The device's count of its signatures; 0 for devices that do not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** The name that its owner gave it. */
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull().default(shopNow),
    /** When it was last used to sign in or to confirm the user's identity. */
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    index("passkeys_user").on(table.userId, table.createdAt),
    check("passkeys_credential_long", sql`octet_length(${table.credentialId}) between 16 and 1023`),
    check("passkeys_public_key_bounded", sql`octet_length(${table.publicKey}) between 1 and 2000`),
    check("passkeys_counter_counts", sql`${table.counter} >= 0`),
    filledText("passkeys_name_filled", table.name, MAX_PASSKEY_NAME),
    identityPolicy("passkeys"),
    privacyPolicy("passkeys"),
  ],
);

/** The purposes of a challenge: a new passkey, a sign-in, or a confirmation of identity. */
export const passkeyPurposes = ["add", "sign-in", "proof"] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];

/**
 * Random challenges for passkeys to sign, each valid once; only hashes (SHA-256) are kept. A
 * challenge of a session is valid only in it, and a new one for a purpose replaces the old one.
 */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challengeHash: bytes("challenge_hash").primaryKey(),
    purpose: text("purpose", { enum: passkeyPurposes }).notNull(),
    /** Null for signing in, when there is no session yet. */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    unique("passkey_challenges_one_per_purpose").on(table.sessionId, table.purpose),
    index("passkey_challenges_expiry").on(table.expiresAt),
    createValuesCheck("passkey_challenges_purpose_known", table.purpose, passkeyPurposes),
    check(
      "passkey_challenges_of_session",
      sql`(${table.purpose} = 'sign-in') = (${table.sessionId} is null)`,
    ),
    identityPolicy("passkey_challenges"),
  ],
);
