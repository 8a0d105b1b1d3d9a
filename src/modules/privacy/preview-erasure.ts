import { sql } from "drizzle-orm";
import { findCustomer } from "#modules/customers/find-customer.ts";
import { isMember } from "#shared/actor.ts";
import type { PrivacyContext } from "./context.ts";
import type { ErasurePlan } from "./contract.ts";
import { getMails, getMessages, getOrders, type Person } from "./person-rows.ts";
import { listOpenOrders } from "./open-matters.ts";

/** The effects of erasing a customer's data, and the obstacles to it. Throws `not_found`. */
export async function previewErasure(
  ctx: PrivacyContext,
  id: string,
  { isProvenOnly = false }: Pick<Person, "isProvenOnly"> = {},
): Promise<ErasurePlan> {
  const own = isMember(ctx.actor) ? ctx.actor.id : undefined;
  return ctx.asPrivacy(async ({ db }) => {
    const person = { ...(await findCustomer({ db }, id)), isProvenOnly };
    const { rows } = await db.execute<ErasurePlan["counts"]>(sql`
      select
        (select count(*)::integer from orders o where ${getOrders(person)}) as orders,
        (select count(*)::integer from messages m where ${getMessages(person)}) as messages,
        (select count(*)::integer from mails l where ${getMails(person)}) as mails,
        (select count(*)::integer from customer_notes n where n.customer_id = ${id}) as notes`);
    const [counts] = rows;
    if (counts === undefined) throw new Error("counting gave no row");
    return {
      hasAccount: person.profileId !== null,
      counts,
      openOrders: await listOpenOrders({ db }, person),
      isOwn: person.profileId !== null && person.profileId === own,
    };
  });
}
