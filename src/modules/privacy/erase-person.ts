import { createHmac, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findCustomer, type CustomerIdentity } from "#modules/customers/find-customer.ts";
import { getMember } from "#modules/identity/sessions/get-member.ts";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { removeFiles } from "#platform/storage/save-files.ts";
import { isErasedAddress } from "#shared/erased.ts";
import { AppError } from "#shared/errors.ts";
import type { PrivacyContext } from "./context.ts";
import { eraseRows } from "./erase-rows.ts";
import { getMessages, getOrders } from "./person-rows.ts";
import { listOpenOrders } from "./open-matters.ts";
import type { ErasureReason } from "./reasons.ts";
import { retainedKinds } from "./report-kinds.ts";
import { getNeedles, searchTraces, type Needles } from "./search-traces.ts";
import { erasures } from "./tables.ts";

/**
 * Erases a customer in one transaction, searches for remaining traces, and returns the id of the
 * receipt. Throws `not_found`; `invalid_fields` when the typed contact differs; `own_account`;
 * `orders_open` with the numbers; `last_admin`; `conflict` when the customer is erased already, or
 * an order came meanwhile.
 */
export async function erasePerson(
  ctx: PrivacyContext,
  id: string,
  request: { readonly contact: string; readonly reason: ErasureReason },
): Promise<{ id: string }> {
  const member = getMember(ctx.actor);
  return erase(ctx, {
    id,
    reason: request.reason,
    by: { actorId: member.id, actorEmail: member.email },
    check: async (inside, person) => {
      if (!(await isSameContact(inside, request.contact, person)))
        throw new AppError("invalid_fields", "the contact of another person was typed", {
          fields: { contact: ["mismatch"] },
        });
      if (isErasedAddress(person.key)) throw new AppError("conflict", "they are erased already");
      if (person.profileId === member.id)
        throw new AppError("own_account", "users cannot erase themselves");
    },
  });
}

type Erasure = {
  /** Of the customer. */
  readonly id: string;
  readonly reason: ErasureReason;
  readonly by: { readonly actorId: string; readonly actorEmail: string };
  /** Whether open orders that only claim their address do not prevent it. */
  readonly isProvenOnly?: boolean;
  /** Throws when the caller may not erase this person. */
  readonly check: (inside: Context, person: CustomerIdentity) => Promise<void>;
};

/** Erases a person after `check` has passed. Throws as `erasePerson` does. */
export async function erase(
  ctx: PrivacyContext,
  { id, reason, by, check, isProvenOnly = false }: Erasure,
): Promise<{ id: string }> {
  await ctx.saveSecurityEvents();
  const key = await ctx.readAddressKey();
  const erasureId = randomUUID();
  const { mailIds, fileKeys } = await ctx.asPrivacy(async (inside) => {
    const person = await findCustomer(inside, id);
    await check(inside, person);
    const isComplete = await lock(inside, person);
    const open = await listOpenOrders(inside, { ...person, isProvenOnly });
    if (open.length > 0)
      throw new AppError("orders_open", "orders are on their way", {
        fields: { orders: open.map(({ number }) => number) },
      });
    if (!isComplete) throw new AppError("conflict", "an order of theirs came or went meanwhile");
    const needles = await readNeedles(inside, person);
    const done = await withoutLastAdmin(() => eraseRows(inside, person, erasureId.slice(0, 8)));
    const { tables, columns, traces } = await searchTraces(inside, needles);
    await inside.db.insert(erasures).values({
      id: erasureId,
      createdAt: ctx.clock(),
      ...by,
      customerId: id,
      addressHash: createHmac("sha256", key).update(person.key).digest(),
      reason,
      report: {
        deleted: done.deleted,
        anonymised: done.anonymised,
        orders: [...done.orders],
        kept: [...retainedKinds],
        searched: { tables, columns },
        traces,
      },
    });
    return done;
  });
  await ctx.deleteMailFiles(mailIds);
  await removeFiles(ctx, fileKeys);
  ctx.log.info({ erasureId }, "a person was erased");
  return { id: erasureId };
}

/**
 * Lower-cased by the database, whose rules may differ, as for everything else about the person. The
 * number of an order from abroad that had no country code is known by its digits.
 */
async function isSameContact(
  { db }: Pick<Context, "db">,
  typed: string,
  { key, mailbox }: CustomerIdentity,
): Promise<boolean> {
  const [email, phone] = mailbox === null ? [null, typed] : [typed, null];
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select ${key}::text in (
      app.customer_key(${email}::text, ${phone}::text, null),
      app.customer_key(${email}::text, ${phone}::text, '')) as is`,
  );
  return rows[0]?.is === true;
}

/**
 * Locks their orders and then, as all changes of orders do, their customers. A new order under the
 * address waits, and makes a new customer afterwards. True if all of their orders are locked; one
 * may have come in between.
 */
async function lock({ db }: Pick<Context, "db">, person: CustomerIdentity): Promise<boolean> {
  const ids = sql`select o.id from orders o where ${getOrders(person)} order by o.id`;
  const held = await db.execute(sql`${ids} for update of o`);
  const { rowCount } = await db.execute(sql`
    select c.id from customers c
    where c.key = ${person.key}
      or c.key in (select o.customer_key from orders o where ${getOrders(person)})
    order by c.key for update of c`);
  if (rowCount === 0) throw new AppError("not_found", "the person has been erased meanwhile");
  const now = await db.execute(ids);
  return now.rowCount === held.rowCount;
}

async function readNeedles(
  { db }: Pick<Context, "db">,
  person: CustomerIdentity,
): Promise<Needles> {
  const { rows } = await db.execute<{ name: string | null; phone: string | null }>(sql`
    select c.name, c.phone from customers c where c.id = ${person.id}
    union select p.full_name, null from profiles p where p.id = ${person.profileId}
    union select o.customer_name, o.customer_phone from orders o where ${getOrders(person)}
    union select m.name, m.phone from messages m where ${getMessages(person)}`);
  return getNeedles({
    email: person.mailbox,
    names: rows.flatMap(({ name }) => name ?? []),
    phones: rows.flatMap(({ phone }) => phone ?? []),
  });
}

async function withoutLastAdmin<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (findViolatedConstraint(error) === "user_roles_last_admin")
      throw new AppError("last_admin", "the last administrator stays", { cause: error });
    throw error;
  }
}
