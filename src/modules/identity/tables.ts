import { sql } from "drizzle-orm";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#modules/customers/tables.ts";
import { oneOf } from "#platform/db/columns.ts";
import { ownReadPolicy, staffPolicies } from "#platform/db/roles.ts";

export const roles = ["user", "moderator", "admin"] as const;
export type Role = (typeof roles)[number];

/** At most one role per person; a person without a row is a `user`. */
export const userRoles = pgTable(
  "user_roles",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .unique("user_roles_one_per_user")
      .references(() => profiles.id, { onDelete: "cascade" }),
    role: text("role", { enum: roles }).notNull().default("user"),
  },
  (table) => [
    oneOf("user_roles_role_known", table.role, roles),
    ownReadPolicy("user_roles", sql`user_id = (select app.uid())`),
    ...staffPolicies("user_roles"),
  ],
);
