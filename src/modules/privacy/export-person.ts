import { sql } from "drizzle-orm";
import { readContentWithoutCarrier } from "#modules/content/read-content.ts";
import type { Context } from "#modules/context.ts";
import { findCustomer } from "#modules/customers/find-customer.ts";
import { getMember } from "#modules/identity/sessions/get-member.ts";
import { AppError } from "#shared/errors.ts";
import type { PrivacyContext } from "./context.ts";
import { getSections } from "./export-sections.ts";
import { exportSections, type ExportSection } from "./export-parts.ts";
import type { ExportRow, PersonalData } from "./export-shapes.ts";
import { dataExports } from "./tables.ts";

/**
 * All data that the shop has about a customer, however their address or number was typed; the
 * request is logged. Only administrators can export staff, because that shows their sign-ins and
 * actions. Throws `not_found` and `staff_account`.
 */
export async function exportPerson(ctx: PrivacyContext, id: string): Promise<PersonalData> {
  const member = getMember(ctx.actor);
  return ctx.asPrivacy(async ({ db }) => {
    const { profileId } = await findCustomer({ db }, id);
    if (member.kind !== "admin" && (await hasStaffRole(db, profileId)))
      throw new AppError("staff_account", "only administrators export people with a role");
    const by = { actorId: member.id, actorEmail: member.email };
    return readPerson(db, { id, now: ctx.clock(), by });
  });
}

/**
 * Collects all data about a customer, and logs who asked for it. With `isProvenOnly` without the
 * orders that only claim their address.
 */
export async function readPerson(
  db: Context["db"],
  request: {
    id: string;
    now: Date;
    by: { actorId: string; actorEmail: string };
    isProvenOnly?: boolean;
  },
): Promise<PersonalData> {
  const { id, now, by, isProvenOnly = false } = request;
  const person = { ...(await findCustomer({ db }, id)), isProvenOnly };
  const queries = getSections(person);
  const parts = new Map<ExportSection, ExportRow[]>();
  for (const section of exportSections) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one query after the other
    parts.set(section, await getRows(db, queries[section]));
  }
  await db.insert(dataExports).values({ ...by, customerId: id, createdAt: now });
  const { brand } = await readContentWithoutCarrier({ db }, ["brand"]);
  const [personRow] = parts.get("person") ?? [];
  return {
    shop: brand.name,
    takenAt: now.toISOString(),
    person: {
      id,
      name: String(personRow?.name ?? ""),
      email: person.mailbox === null ? null : String(personRow?.email ?? person.mailbox),
      phone: personRow?.phone === undefined ? null : String(personRow.phone),
    },
    // Each part, by construction.
    parts: Object.fromEntries(parts) as PersonalData["parts"],
  };
}

/** Whether an account belongs to a staff member. */
export async function hasStaffRole(db: Context["db"], profileId: string | null): Promise<boolean> {
  if (profileId === null) return false;
  const { rowCount } = await db.execute(
    sql`select from user_roles r where r.user_id = ${profileId} and r.role <> 'user'`,
  );
  return rowCount !== 0;
}

/**
 * The rows of a query without null values. The names come from the query; the contract drops all
 * others.
 */
async function getRows(
  db: Context["db"],
  query: Parameters<Context["db"]["execute"]>[0],
): Promise<ExportRow[]> {
  const { rows } = await db.execute<Record<string, string | number | boolean | null>>(query);
  return rows.map(
    (row) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as ExportRow,
  );
}
