import { sql } from "drizzle-orm";
import { check, index, pgPolicy, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { filledText, instant } from "#platform/db/columns.ts";
import { identityPolicy, ownReadPolicy, shopUser, staffPolicies } from "#platform/db/roles.ts";

/** A person with an account. The id is the one that a signed-in actor carries. */
export const profiles = pgTable(
  "profiles",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    fullName: text("full_name").notNull(),
    email: text("email").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    filledText("profiles_full_name_filled", table.fullName, 100),
    filledText("profiles_email_filled", table.email, 254),
    check("profiles_email_shape", sql`${table.email} ~ '^[^@[:space:]]+@[^@[:space:]]+$'`),
    uniqueIndex("profiles_email_once").on(sql`lower(btrim(${table.email}))`),
    index("profiles_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    ownReadPolicy("profiles", sql`id = (select app.uid())`),
    pgPolicy("profiles_own_change", {
      for: "update",
      to: shopUser,
      using: sql`id = (select app.uid())`,
      withCheck: sql`id = (select app.uid())`,
    }),
    ...staffPolicies("profiles"),
    identityPolicy("profiles"),
  ],
);
