import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findCustomer, type CustomerIdentity } from "#modules/customers/find-customer.ts";
import { findAccountFacts } from "#modules/identity/accounts/find-account-facts.ts";
import { countMessagesFrom } from "#modules/messages/count-messages.ts";
import { findConsent } from "#modules/newsletter/find-consent.ts";
import { getAbility, allowed, withReason } from "#shared/ability.ts";
import { AppError } from "#shared/errors.ts";
import { rowColumns, toCustomerRow, type FoundCustomer } from "./customer-rows.ts";
import type { CustomerAnswer, Customer } from "./customer-shapes.ts";
import { isTheirs, getOrders } from "./customer-orders.ts";
import { readNotes } from "./notes.ts";
import { readOrderFigures } from "./order-figures.ts";
import { findSameNumber } from "./same-number.ts";
import { parsePhone } from "#shared/phones.ts";

const MOST_NOTES = 200;
const MOST_ADDRESSES = 20;
/** Addresses are collected from this many of the latest orders. */
const LATEST_ORDERS = 500;

/** A customer with all data for the back office, except orders and messages. Throws `not_found`. */
export async function readCustomer(ctx: Context, id: string): Promise<CustomerAnswer> {
  const found = await findCustomer(ctx, id);
  const row = await readRow(ctx, id);
  const account = found.profileId === null ? null : await readAccount(ctx, found.profileId);
  return {
    ...row,
    dial: getDial(found, row.phone),
    account,
    figures: await readOrderFigures(ctx, found, row),
    addresses: await readAddresses(ctx, found),
    consent: (await findConsent(ctx, found.key)) ?? null,
    notes: await readNotes(ctx, id, MOST_NOTES),
    messages: await countMessagesFrom(ctx, found.key),
    sameNumber: await findSameNumber(ctx, found),
    can: {
      addNote: getAbility(ctx.actor, "customers.write"),
      createOrder: getAbility(ctx.actor, "orders.write"),
      export: canExport(ctx, account),
      erase: getAbility(ctx.actor, "customers.erase"),
    },
  };
}

async function readRow(ctx: Context, id: string) {
  const { rows } = await ctx.db.execute<FoundCustomer>(
    sql`select ${rowColumns(ctx)} from customers c where c.id = ${id}`,
  );
  const [row] = rows;
  if (row === undefined) throw new AppError("not_found", `the customer ${id} has just gone`);
  return toCustomerRow(row);
}

async function readAccount(ctx: Context, profileId: string): Promise<CustomerAnswer["account"]> {
  const found = await findAccountFacts(ctx, profileId);
  return found === undefined ? null : { profileId, ...found };
}

async function readAddresses(
  { db }: Context,
  customer: CustomerIdentity,
): Promise<CustomerAnswer["addresses"]> {
  const { rows } = await db.execute<CustomerAnswer["addresses"][number]>(sql`
    select u.address, count(distinct l.id)::integer as orders, max(l.created_at) as "lastUsedAt"
    from (
      select o.id, o.created_at, o.billing_address, o.shipping_address from orders o
      where ${getOrders(customer)} and ${isTheirs(customer)} order by o.created_at desc, o.id desc limit ${LATEST_ORDERS}
    ) l
    cross join lateral (values (l.billing_address), (l.shipping_address)) u (address)
    where u.address is not null
    group by u.address order by max(l.created_at) desc, u.address limit ${MOST_ADDRESSES}`);
  return rows;
}

/** The key of a person without an address is their number; without a "+" its country is unknown. */
function getDial({ key, mailbox }: CustomerIdentity, phone: string | null): string | null {
  if (mailbox === null) return key.startsWith("+") ? key : null;
  return parsePhone(phone ?? "");
}

/** Only administrators may export or erase staff; the use cases check it as well. */
function canExport(
  { actor }: Pick<Context, "actor">,
  account: Pick<NonNullable<Customer["account"]>, "role"> | null,
): Customer["can"]["export"] {
  const isStaff = account !== null && account.role !== "user";
  const isForAdmins = isStaff && actor.kind !== "admin";
  return getAbility(actor, "customers.export", isForAdmins ? withReason("staff_account") : allowed);
}
