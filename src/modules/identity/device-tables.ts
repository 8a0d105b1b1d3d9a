import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, shapedText, shopNow } from "#platform/db/columns.ts";
import { identityPolicy } from "#platform/db/roles.ts";
import { MAX_ENDPOINT } from "./device-limits.ts";
import { sessions, userRoles } from "./tables.ts";

/**
 * A browser that gets push notifications, for one session. It is deleted with the session, and when
 * its user loses their role. Only the identity role reads it, because the data of a row are enough
 * to send to the device.
 */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    sessionId: uuid("session_id")
      .notNull()
      .unique("push_devices_one_per_session")
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => userRoles.userId, { onDelete: "cascade" }),
    /** The address at which its push service takes messages for it. */
    endpoint: text("endpoint").notNull().unique("push_devices_endpoint_once"),
    /** The device's public key, and the secret that it shares with us (RFC 8291), in base64url. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    createdAt: instant("created_at").notNull().default(shopNow),
  },
  (table) => [
    index("push_devices_user").on(table.userId),
    shapedText("push_devices_endpoint_shape", table.endpoint, /^https:[!-~]+$/, MAX_ENDPOINT),
    check("push_devices_p256dh_shape", sql`${table.p256dh} ~ '^[A-Za-z0-9_-]{87}$'`),
    check("push_devices_auth_shape", sql`${table.auth} ~ '^[A-Za-z0-9_-]{22}$'`),
    identityPolicy("push_devices"),
  ],
);
