import { sql, type SQL } from "drizzle-orm";
import { pgPolicy, pgRole } from "drizzle-orm/pg-core";

/** The database roles that a transaction can act as; the first migration creates them. */
export const shopAnon = pgRole("shop_anon").existing();
export const shopUser = pgRole("shop_user").existing();
export const shopAdmin = pgRole("shop_admin").existing();
export const shopSystem = pgRole("shop_system").existing();
/** The sign-in desk. */
export const shopIdentity = pgRole("shop_identity").existing();
/** The letterbox behind the public forms. */
export const shopLetterbox = pgRole("shop_letterbox").existing();
/** The till, where strangers order and pay. */
export const shopTill = pgRole("shop_till").existing();
/** Where everything that is known of a person is put together, and erased. */
export const shopPrivacy = pgRole("shop_privacy").existing();
/** Counts attempts and reaches nothing else. */
export const shopLimits = pgRole("shop_limits").existing();

/**
 * Policies that let the back office, the shop itself and the desk of personal data reach every row of a table. They are `true`
 * on purpose: any other condition keeps the planner from using the search indexes under a policy.
 * What each role may do at all (insert, update, …) is decided by its grants, in the migrations.
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

/** The desk of personal data reaches every row of a table, as far as its grants go. */
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

/** The sign-in desk reaches every row of a table, as far as its grants go. */
export function identityPolicy(table: string) {
  return pgPolicy(`${table}_identity`, {
    for: "all",
    to: shopIdentity,
    using: sql`true`,
    withCheck: sql`true`,
  });
}

/** The till reaches every row of a table, as far as its grants go. */
export function tillPolicy(table: string) {
  return pgPolicy(`${table}_till`, {
    for: "all",
    to: shopTill,
    using: sql`true`,
    withCheck: sql`true`,
  });
}

/** As above, but the till puts in only rows that `own` describes: what no order of a customer leads to is not its business. */
export function tillPolicies(table: string, own: SQL) {
  const newRows = { as: "restrictive", for: "insert", to: shopTill, withCheck: own } as const;
  return [tillPolicy(table), pgPolicy(`${table}_till_new`, newRows)];
}

/** Visitors and signed-in customers may read the rows that `visible` describes. */
export function publicReadPolicy(table: string, visible: SQL) {
  return pgPolicy(`${table}_public`, { for: "select", to: [shopAnon, shopUser], using: visible });
}

/** A signed-in customer may read the rows that `own` describes. */
export function ownReadPolicy(table: string, own: SQL) {
  return pgPolicy(`${table}_own`, { for: "select", to: shopUser, using: own });
}
