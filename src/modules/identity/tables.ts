import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  inet,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { profiles } from "#modules/customers/tables.ts";
import { bytes, filledText, instant, oneOf } from "#platform/db/columns.ts";
import {
  identityPolicy,
  ownReadPolicy,
  privacyPolicy,
  shopAdmin,
  staffPolicies,
  systemPolicy,
} from "#platform/db/roles.ts";
import { deskActions, grantableActions } from "#shared/permissions.ts";
import { roles } from "#shared/roles.ts";

/** At most one role per person; a person without a row is a `user`. A trigger keeps the last administrator. */
export const userRoles = pgTable(
  "user_roles",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .unique("user_roles_one_per_user")
      .references(() => profiles.id, { onDelete: "cascade" }),
    role: text("role", { enum: roles }).notNull().default("user"),
    /** Since when; the time in which an administrator must set up a second factor begins here. */
    givenAt: instant("given_at").notNull().defaultNow(),
  },
  (table) => [
    oneOf("user_roles_role_known", table.role, roles),
    ownReadPolicy("user_roles", sql`user_id = (select app.uid())`),
    ...staffPolicies("user_roles"),
    identityPolicy("user_roles"),
  ],
);

/** What moderators may do in the back office beyond what customers may. Administrators may do everything. */
export const roleGrants = pgTable(
  "role_grants",
  {
    role: text("role", { enum: ["moderator"] }).notNull(),
    action: text("action", { enum: deskActions }).notNull(),
  },
  (table) => [
    primaryKey({ name: "role_grants_pkey", columns: [table.role, table.action] }),
    oneOf("role_grants_role_known", table.role, ["moderator"]),
    oneOf("role_grants_action_known", table.action, grantableActions),
    ...staffPolicies("role_grants"),
    identityPolicy("role_grants"),
  ],
);

/** How a person signs in. Only the sign-in desk reads it. */
export const accounts = pgTable(
  "accounts",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** argon2id, in the PHC format, which names its parameters. */
    passwordHash: text("password_hash").notNull(),
    /** Null until the address has answered; nobody signs in before that. */
    emailConfirmedAt: instant("email_confirmed_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    passwordChangedAt: instant("password_changed_at").notNull().defaultNow(),
  },
  (table) => [
    check("accounts_password_is_argon2id", sql`${table.passwordHash} like '$argon2id$%'`),
    identityPolicy("accounts"),
    // The demo seed writes accounts, and the back office sees who has confirmed theirs; no grant lets anybody but the desk
    // read a hash.
    systemPolicy("accounts"),
    pgPolicy("accounts_admin", { for: "select", to: shopAdmin, using: sql`true` }),
    privacyPolicy("accounts"),
  ],
);

/** One signed-in browser. Ending a session is deleting its row; its refresh tokens go with it. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => accounts.userId, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    refreshedAt: instant("refreshed_at").notNull().defaultNow(),
    /** When somebody last showed in it who they are: by signing in, or by typing the password again. */
    provedAt: instant("proved_at").notNull().defaultNow(),
    /** The end however often it is refreshed. */
    expiresAt: instant("expires_at").notNull(),
    userAgent: text("user_agent"),
    address: inet("address"),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_expiry").on(table.expiresAt),
    filledText("sessions_user_agent_filled", table.userAgent, 400),
    identityPolicy("sessions"),
    privacyPolicy("sessions"),
  ],
);

/** The app that shows codes for a person's second step of signing in. Only the sign-in desk reads it. */
export const secondFactors = pgTable(
  "second_factors",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => accounts.userId, { onDelete: "cascade" }),
    /** As it must be to check a code (RFC 6238); whoever reads it can make codes. */
    secret: bytes("secret").notNull(),
    /** That of an app which is to take the place of this one, until its first code has shown that it has it. */
    nextSecret: bytes("next_secret"),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Null until a first code has shown that the app has it; before that nobody is asked for one. */
    confirmedAt: instant("confirmed_at"),
    /** The newest time step whose code was used: none is good twice. */
    lastStep: bigint("last_step", { mode: "number" }),
  },
  (table) => [
    check("second_factors_secret_long", sql`octet_length(${table.secret}) >= 20`),
    check("second_factors_next_secret_long", sql`octet_length(${table.nextSecret}) >= 20`),
    identityPolicy("second_factors"),
    privacyPolicy("second_factors"),
  ],
);

/** What lets somebody in who has lost the app, each once; only hashes (SHA-256) are kept. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    codeHash: bytes("code_hash").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => secondFactors.userId, { onDelete: "cascade" }),
    usedAt: instant("used_at"),
  },
  (table) => [
    primaryKey({ name: "recovery_codes_pkey", columns: [table.userId, table.codeHash] }),
    identityPolicy("recovery_codes"),
    privacyPolicy("recovery_codes"),
  ],
);

/** The chain of refresh tokens of a session; only hashes (SHA-256) are kept. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** Null for the newest of its session. */
    usedAt: instant("used_at"),
  },
  (table) => [
    index("refresh_tokens_session").on(table.sessionId),
    identityPolicy("refresh_tokens"),
  ],
);

export const oneTimePurposes = ["confirm-email", "reset-password"] as const;
export type OneTimePurpose = (typeof oneTimePurposes)[number];

/** What stands in the links of mails, as a hash (SHA-256). A new link of a kind replaces the one before. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => accounts.userId, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: oneTimePurposes }).notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    unique("one_time_tokens_one_per_purpose").on(table.userId, table.purpose),
    oneOf("one_time_tokens_purpose_known", table.purpose, oneTimePurposes),
    identityPolicy("one_time_tokens"),
  ],
);

/** Secrets that all instances share, made by the first that needs them. */
export const signingKeys = pgTable(
  "signing_keys",
  {
    purpose: text("purpose").primaryKey(),
    secret: bytes("secret").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("signing_keys_secret_long", sql`octet_length(${table.secret}) >= 32`),
    identityPolicy("signing_keys"),
  ],
);
