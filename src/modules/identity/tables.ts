import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  inet,
  integer,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { profiles } from "#modules/customers/tables.ts";
import { bytes, filledText, instant, createValuesCheck, shopNow } from "#platform/db/columns.ts";
import {
  identityPolicy,
  ownReadPolicy,
  privacyPolicy,
  shopAdmin,
  shopIdentity,
  staffPolicies,
  systemPolicy,
} from "#platform/db/roles.ts";
import { adminActions, grantableActions } from "#shared/permissions.ts";
import { roles } from "#shared/roles.ts";
import { invitedPolicy } from "./invitation-tables.ts";

/**
 * At most one role per user; without a row it is `user`. A trigger refuses to remove the last
 * administrator.
 */
export const userRoles = pgTable(
  "user_roles",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .unique("user_roles_one_per_user")
      .references(() => profiles.id, { onDelete: "cascade" }),
    role: text("role", { enum: roles }).notNull().default("user"),
    /** Since when; the grace period for setting up a second factor begins here. */
    givenAt: instant("given_at").notNull().default(shopNow),
  },
  (table) => [
    createValuesCheck("user_roles_role_known", table.role, roles),
    ownReadPolicy("user_roles", sql`user_id = (select app.uid())`),
    ...staffPolicies("user_roles"),
    identityPolicy("user_roles"),
    invitedPolicy("user_roles", sql`user_roles.user_id`, sql`i.role = user_roles.role`),
  ],
);

/**
 * Rights of moderators in the back office, one row for each right. Administrators may do
 * everything. A trigger removes the rights when a user gets another role.
 */
export const userGrants = pgTable(
  "user_grants",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => userRoles.userId, { onDelete: "cascade" }),
    action: text("action", { enum: adminActions }).notNull(),
    /** Since when; some actions ask for a second factor some time after they were granted. */
    grantedAt: instant("granted_at").notNull().default(shopNow),
  },
  (table) => [
    primaryKey({ name: "user_grants_pkey", columns: [table.userId, table.action] }),
    createValuesCheck("user_grants_action_known", table.action, grantableActions),
    ...staffPolicies("user_grants"),
    identityPolicy("user_grants"),
    invitedPolicy(
      "user_grants",
      sql`user_grants.user_id`,
      sql`user_grants.action = any (i.granted)`,
    ),
  ],
);

/** How a person signs in. Only the identity role reads it. */
export const accounts = pgTable(
  "accounts",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    /** argon2id, in the PHC format, which names its parameters. */
    passwordHash: text("password_hash").notNull(),
    /** Null until the address is confirmed; before that no one can sign in. */
    emailConfirmedAt: instant("email_confirmed_at"),
    createdAt: instant("created_at").notNull().default(shopNow),
    passwordChangedAt: instant("password_changed_at").notNull().default(shopNow),
    /**
     * When the guest orders of the address were added to the account; null until the first session.
     */
    guestOrdersAdoptedAt: instant("guest_orders_adopted_at"),
  },
  (table) => [
    check("accounts_password_is_argon2id", sql`${table.passwordHash} like '$argon2id$%'`),
    identityPolicy("accounts"),
    // The demo seed writes accounts, and the back office sees which are confirmed; only the
    // identity role may read a hash.
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
    createdAt: instant("created_at").notNull().default(shopNow),
    refreshedAt: instant("refreshed_at").notNull().default(shopNow),
    /**
     * When the user last confirmed their identity in it: by signing in, or by doing so again later.
     */
    provedAt: instant("proved_at").notNull().default(shopNow),
    /** The latest end, even if it is refreshed. */
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

/** The app with codes for the second step of signing in. Only the identity role reads it. */
export const secondFactors = pgTable(
  "second_factors",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => accounts.userId, { onDelete: "cascade" }),
    /**
     * The secret that checks codes (RFC 6238). If it is not wrapped, anyone who reads it can make
     * codes; if it is, only with the key of the configuration.
     */
    secret: bytes("secret").notNull(),
    /** The secret of an app that will replace this one, until its first code has confirmed it. */
    nextSecret: bytes("next_secret"),
    createdAt: instant("created_at").notNull().default(shopNow),
    /** Null until a first code has confirmed the app; before that no code is asked for. */
    confirmedAt: instant("confirmed_at"),
    /** The newest time step whose code was used, so that no code is accepted twice. */
    lastStep: bigint("last_step", { mode: "number" }),
    /**
     * How many wrong codes came within a day, and since when that day runs; null before the first.
     */
    wrongCodes: integer("wrong_codes").notNull().default(0),
    wrongCodesSince: instant("wrong_codes_since"),
  },
  (table) => [
    check("second_factors_secret_long", sql`octet_length(${table.secret}) >= 20`),
    check("second_factors_next_secret_long", sql`octet_length(${table.nextSecret}) >= 20`),
    identityPolicy("second_factors"),
    privacyPolicy("second_factors"),
  ],
);

/** Codes for users who lost app or passkey, each valid once; only hashes (SHA-256) are kept. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    codeHash: bytes("code_hash").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => accounts.userId, { onDelete: "cascade" }),
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
    createdAt: instant("created_at").notNull().default(shopNow),
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

/**
 * Tokens in the links of mails, as hashes (SHA-256). A new link of a kind replaces the one before.
 */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => accounts.userId, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: oneTimePurposes }).notNull(),
    createdAt: instant("created_at").notNull().default(shopNow),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    unique("one_time_tokens_one_per_purpose").on(table.userId, table.purpose),
    createValuesCheck("one_time_tokens_purpose_known", table.purpose, oneTimePurposes),
    identityPolicy("one_time_tokens"),
  ],
);

/** Secrets that all instances share, made by the first that needs them. */
export const signingKeys = pgTable(
  "signing_keys",
  {
    purpose: text("purpose").primaryKey(),
    secret: bytes("secret").notNull(),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    check("signing_keys_secret_long", sql`octet_length(${table.secret}) >= 32`),
    identityPolicy("signing_keys"),
    // Without this key, erased people could no longer be recognised.
    pgPolicy("signing_keys_lasting", {
      as: "restrictive",
      for: "delete",
      to: shopIdentity,
      using: sql`purpose <> 'erased-address'`,
    }),
  ],
);
