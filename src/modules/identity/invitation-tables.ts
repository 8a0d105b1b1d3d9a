import { sql, type SQL } from "drizzle-orm";
import { check, index, pgPolicy, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/customers/tables.ts";
import {
  bytes,
  createValuesCheck,
  filledText,
  getList,
  instant,
  shopNow,
} from "#platform/db/columns.ts";
import {
  grantedReadPolicy,
  identityPolicy,
  privacyPolicy,
  shopAdmin,
  shopIdentity,
} from "#platform/db/roles.ts";
import { type GrantableAction, grantableActions } from "#shared/permissions.ts";
import { invitedRoles } from "./invitations/invited-roles.ts";

/**
 * The identity role gives a role and rights only to a person whose open invitation covers the new
 * row.
 */
export const invitedPolicy = (table: "user_roles" | "user_grants", userId: SQL, covers: SQL) =>
  pgPolicy(`${table}_identity_invited`, {
    as: "restrictive",
    for: "insert",
    to: shopIdentity,
    withCheck: sql`exists (
  select from role_invitations i join profiles p on lower(btrim(p.email)) = i.email
  where p.id = ${userId} and i.accepted_at is null and ${covers})`,
  });

/** People who are invited to work in the back office, until a while after they have come. */
export const roleInvitations = pgTable(
  "role_invitations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** In lower case. */
    email: text("email").notNull(),
    role: text("role", { enum: invitedRoles }).notNull(),
    /** The rights that a moderator will have. */
    granted: text("granted")
      .array()
      .$type<GrantableAction[]>()
      .notNull()
      .default(sql`'{}'`),
    invitedBy: uuid("invited_by").references(() => profiles.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull().default(shopNow),
    /** When its mail was last requested. */
    sentAt: instant("sent_at").notNull().default(shopNow),
    /** The hash of the token in its link; null until its mail has been queued. */
    tokenHash: bytes("token_hash").unique("role_invitations_token_once"),
    expiresAt: instant("expires_at"),
    acceptedAt: instant("accepted_at"),
  },
  (table) => [
    filledText("role_invitations_email_filled", table.email, 254),
    check("role_invitations_email_lower", sql`${table.email} = lower(${table.email})`),
    createValuesCheck("role_invitations_role_known", table.role, invitedRoles),
    check(
      "role_invitations_granted_known",
      sql`${table.granted} <@ array[${getList(grantableActions)}]::text[]`,
    ),
    check(
      "role_invitations_link_ends",
      sql`(${table.tokenHash} is null) = (${table.expiresAt} is null)`,
    ),
    index("role_invitations_inviter").on(table.invitedBy),
    uniqueIndex("role_invitations_one_open")
      .on(table.email)
      .where(sql`accepted_at is null`),
    pgPolicy("role_invitations_admin", {
      for: "all",
      to: shopAdmin,
      using: sql`true`,
      withCheck: sql`true`,
    }),
    // Its link comes from the identity role.
    pgPolicy("role_invitations_admin_new", {
      as: "restrictive",
      for: "insert",
      to: shopAdmin,
      withCheck: sql`token_hash is null and accepted_at is null`,
    }),
    grantedReadPolicy("role_invitations", "settings.read"),
    identityPolicy("role_invitations"),
    privacyPolicy("role_invitations"),
  ],
);
