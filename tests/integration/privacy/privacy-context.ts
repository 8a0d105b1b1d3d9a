// The privacy role, without a shop around it.
import { randomUUID } from "node:crypto";
import type { PrivacyContext } from "#modules/privacy/context.ts";
import { silentLog } from "#platform/log.ts";
import { getPrivacyRole, type Member } from "#shared/actor.ts";
import { member } from "../../support/actors.ts";
import type { TestDatabase } from "../../support/database.ts";

const clock = () => new Date("2026-03-01T10:00:00Z");

/** The context of an administrator's use cases. */
export function privacyContext(
  database: TestDatabase,
  actor: Member = member("admin"),
): PrivacyContext {
  return {
    actor,
    clock,
    log: silentLog,
    asPrivacy: (work) =>
      database.runInTransaction(getPrivacyRole(actor), (db) =>
        work({ db, actor, clock, log: silentLog }),
      ),
    readAddressKey: async () => Buffer.alloc(32, 7),
    deleteMailFiles: async () => {},
    saveSecurityEvents: async () => {},
    uploads: { remove: async () => {} },
  };
}

/** Somebody who ordered once, as a guest; returns the id of the customer. */
export async function guest(database: TestDatabase, email: string, name: string): Promise<string> {
  await database.asOwner(
    `insert into orders (id, customer_name, customer_email, source, subtotal_minor, total_minor, status, stock_state)
     values ($1, $2, $3, 'admin', 7499, 7499, 'completed', 'shipped')`,
    [randomUUID(), name, email],
  );
  const [row] = await database.asOwner("select id from customers where email = $1", [email]);
  return String(row?.["id"]);
}
