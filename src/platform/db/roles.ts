import { sql, type SQL } from "drizzle-orm";
import { pgPolicy, pgRole } from "drizzle-orm/pg-core";
import type { AdminAction } from "#shared/permissions.ts";
import { getList } from "./columns.ts";

/** The database roles that a transaction can act as; the first migration creates them. */
export const shopAnon = pgRole("shop_anon").existing();
export const shopUser = pgRole("shop_user").existing();
export const shopAdmin = pgRole("shop_admin").existing();
/** Moderators in the back office: all that `shop_admin` may, as far as each has been granted it. */
export const shopModerator = pgRole("shop_moderator").existing();
export const shopSystem = pgRole("shop_system").existing();
/** The identity role. */
export const shopIdentity = pgRole("shop_identity").existing();
/** The role of the public forms. */
export const shopPublicForms = pgRole("shop_public_forms").existing();
/** The checkout, where strangers order and pay. */
export const shopCheckout = pgRole("shop_checkout").existing();
/** The privacy role: collects all data of a person, and erases it. */
export const shopPrivacy = pgRole("shop_privacy").existing();
/** Counts attempts and reaches nothing else. */
export const shopLimits = pgRole("shop_limits").existing();

/**
 * Policies that let the back office, the shop itself and the privacy role reach every row of a
 * table. They are `true` on purpose: any other condition keeps the planner from using the search
 * indexes under a policy. What each role may do at all (insert, update, …) is decided by its
 * grants, in the migrations.
 */
export function staffPolicies(table: string) {
  return [
    pgPolicy(`${table}_admin`, {
      for: "all",
      to: shopAdmin,
      using: sql`true`,
      withCheck: sql`true`,
    }),
    systemPolicy(table),
    privacyPolicy(table),
  ];
}

/**
 * Lets moderators see a table only while they have been granted one of `actions`. It stands beside
 * the staff policies and is asked once in a statement. Their writing is limited by triggers, which
 * give a reason (`app.refuse_unless_granted`). Neither applies to administrators.
 */
export function grantedReadPolicy(table: string, ...actions: readonly AdminAction[]) {
  return pgPolicy(`${table}_granted`, {
    as: "restrictive",
    for: "select",
    to: shopModerator,
    using: sql`(select app.may(${getList(actions)}))`,
  });
}

/** The privacy role reaches every row of a table, as far as its grants go. */
export function privacyPolicy(table: string) {
  return pgPolicy(`${table}_privacy`, {
    for: "all",
    to: shopPrivacy,
    using: sql`true`,
    withCheck: sql`true`,
  });
}

/** The shop itself reaches every row of a table, as far as its grants go. */
export function systemPolicy(table: string) {
  return pgPolicy(`${table}_system`, {
    for: "all",
    to: shopSystem,
    using: sql`true`,
    withCheck: sql`true`,
  });
}

/** The identity role reaches every row of a table, as far as its grants go. */
export function identityPolicy(table: string) {
  return pgPolicy(`${table}_identity`, {
    for: "all",
    to: shopIdentity,
    using: sql`true`,
    withCheck: sql`true`,
  });
}

/** The checkout reaches every row of a table, as far as its grants go. */
export function checkoutPolicy(table: string) {
  return pgPolicy(`${table}_checkout`, {
    for: "all",
    to: shopCheckout,
    using: sql`true`,
    withCheck: sql`true`,
  });
}

/**
 * As above, but the checkout can insert only rows that match `own`: those that belong to a
 * customer's order.
 */
export function checkoutPolicies(table: string, own: SQL) {
  const newRows = { as: "restrictive", for: "insert", to: shopCheckout, withCheck: own } as const;
  return [checkoutPolicy(table), pgPolicy(`${table}_checkout_new`, newRows)];
}

/** Visitors and signed-in customers may read the rows that `visible` describes. */
export function publicReadPolicy(table: string, visible: SQL) {
  return pgPolicy(`${table}_public`, { for: "select", to: [shopAnon, shopUser], using: visible });
}

/** The public forms may read the rows that `visible` describes, as far as their grants go. */
export function publicFormsReadPolicy(table: string, visible: SQL) {
  return pgPolicy(`${table}_public_forms`, { for: "select", to: shopPublicForms, using: visible });
}

/** The checkout may read the rows that `visible` describes, as far as its grants go. */
export function checkoutReadPolicy(table: string, visible: SQL) {
  return pgPolicy(`${table}_checkout`, { for: "select", to: shopCheckout, using: visible });
}

/** A signed-in customer may read the rows that `own` describes. */
export function ownReadPolicy(table: string, own: SQL) {
  return pgPolicy(`${table}_own`, { for: "select", to: shopUser, using: own });
}
