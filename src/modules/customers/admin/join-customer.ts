import { eq } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findCustomer } from "#modules/customers/find-customer.ts";
import { customerNotes } from "#modules/customers/tables.ts";
import { assignAddress } from "#modules/orders/editing/assign-address.ts";
import { assertAction } from "#shared/assert-action.ts";
import { AppError } from "#shared/errors.ts";
import { findSameNumber } from "./same-number.ts";

/**
 * Joins a customer who is known by a phone number to the one with an e-mail address who has the
 * same number: orders and notes become theirs. Throws `not_found`, and `conflict` unless `into` is
 * the only such customer now.
 */
export async function joinCustomer(
  ctx: Context,
  id: string,
  { into }: { readonly into: string },
): Promise<{ id: string }> {
  assertAction(ctx.actor, "customers.write", "moving notes");
  const joined = await findCustomer(ctx, id);
  const other = await findSameNumber(ctx, joined);
  if (other?.id !== into) throw new AppError("conflict", "they are not the same by now");
  // Before the orders go, and with them the customer without orders.
  await ctx.db
    .update(customerNotes)
    .set({ customerId: into })
    .where(eq(customerNotes.customerId, id));
  await assignAddress(ctx, joined.key, other.email);
  return { id: into };
}
