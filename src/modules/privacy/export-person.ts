import { brand } from "#content/brand.ts";
import type { Context } from "#modules/context.ts";
import { findCustomer } from "#modules/customers/find-customer.ts";
import { requireMember } from "#modules/identity/require-member.ts";
import type { PrivacyContext } from "./context.ts";
import { sectionsOf } from "./export-sections.ts";
import { exportSections, type ExportSection } from "./export-parts.ts";
import type { ExportRow, PersonalData } from "./export-shapes.ts";
import { dataExports } from "./tables.ts";

/**
 * Everything that the shop knows of a customer, whatever the letter case of their address; that somebody has asked for it is
 * written down. Throws `not_found`.
 */
export async function exportPerson(ctx: PrivacyContext, id: string): Promise<PersonalData> {
  const member = requireMember(ctx.actor);
  return ctx.atPrivacyDesk(async ({ db }) => {
    const person = await findCustomer({ db }, id);
    const queries = sectionsOf(person);
    const parts = new Map<ExportSection, ExportRow[]>();
    for (const section of exportSections) {
      // oxlint-disable-next-line no-await-in-loop -- one connection, one query after the other
      parts.set(section, await rowsOf(db, queries[section]));
    }
    await db.insert(dataExports).values({
      actorId: member.id,
      actorEmail: member.email,
      customerId: id,
      createdAt: ctx.clock(),
    });
    const [known] = parts.get("person") ?? [];
    return {
      shop: brand.name,
      takenAt: ctx.clock().toISOString(),
      person: { id, name: String(known?.name ?? ""), email: String(known?.email ?? person.key) },
      // Each part, by construction.
      parts: Object.fromEntries(parts) as PersonalData["parts"],
    };
  });
}

/** What is not known is left out. The names are those of the queries; the contract lets no other one out. */
async function rowsOf(
  db: Context["db"],
  query: Parameters<Context["db"]["execute"]>[0],
): Promise<ExportRow[]> {
  const { rows } = await db.execute<Record<string, string | number | boolean | null>>(query);
  return rows.map(
    (row) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as ExportRow,
  );
}
