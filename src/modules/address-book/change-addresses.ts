import { and, desc, eq, ne } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { acceptDetails } from "#modules/checkout/accept-details.ts";
import { withBookFields } from "#modules/checkout/book-fields.ts";
import { getMember } from "#modules/identity/sessions/get-member.ts";
import { lockName } from "#platform/db/lock-name.ts";
import type { Member } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import { MAX_ADDRESSES } from "./bounds.ts";
import type { SavedAddress, TypedSavedAddress } from "./contract.ts";
import { savedAddresses } from "./tables.ts";

type AddressContext = Pick<Context, "db" | "actor" | "clock">;

const columns = {
  id: savedAddresses.id,
  label: savedAddresses.label,
  name: savedAddresses.name,
  phone: savedAddresses.phone,
  address: savedAddresses.address,
  isDefault: savedAddresses.isDefault,
};

/** The caller's addresses, the default first, then the newest. */
export async function listAddresses({
  db,
  actor,
}: Pick<Context, "db" | "actor">): Promise<SavedAddress[]> {
  return db
    .select(columns)
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, getMember(actor).id))
    .orderBy(desc(savedAddresses.isDefault), desc(savedAddresses.createdAt), savedAddresses.id);
}

/**
 * Adds an address; the first is the default. Throws `invalid_fields`, and `too_many_addresses` for
 * the eleventh.
 */
export async function addAddress(
  ctx: AddressContext,
  typed: TypedSavedAddress,
): Promise<{ id: string }> {
  const owner = getMember(ctx.actor);
  const values = toRow(typed, owner);
  await lockBook(ctx, owner);
  const existing = await listAddresses(ctx);
  if (existing.length >= MAX_ADDRESSES)
    throw new AppError("too_many_addresses", "the address book is full");
  const isDefault = typed.isDefault || existing.length === 0;
  if (isDefault) await removeDefault(ctx, owner);
  const [added] = await ctx.db
    .insert(savedAddresses)
    .values({ ...values, isDefault, userId: owner.id, createdAt: ctx.clock() })
    .returning({ id: savedAddresses.id });
  if (added === undefined) throw new Error("an insert returned no row");
  return added;
}

/**
 * Changes an address. The default stays the default until another one takes its place. Throws
 * `invalid_fields`, and `not_found` for an address that is not the customer's.
 */
export async function changeAddress(
  ctx: AddressContext,
  id: string,
  typed: TypedSavedAddress,
): Promise<void> {
  const owner = getMember(ctx.actor);
  const values = toRow(typed, owner);
  await lockBook(ctx, owner);
  if (typed.isDefault) await removeDefault(ctx, owner, id);
  const changed = await ctx.db
    .update(savedAddresses)
    .set({ ...values, ...(typed.isDefault && { isDefault: true }) })
    .where(and(eq(savedAddresses.id, id), eq(savedAddresses.userId, owner.id)))
    .returning({ id: savedAddresses.id });
  if (changed.length === 0) throw createNotFoundError();
}

/**
 * Removes an address. If it was the default, the newest of the others becomes it. Throws
 * `not_found` for an address that is not the customer's.
 */
export async function removeAddress(ctx: AddressContext, id: string): Promise<void> {
  const owner = getMember(ctx.actor);
  await lockBook(ctx, owner);
  const removed = await ctx.db
    .delete(savedAddresses)
    .where(and(eq(savedAddresses.id, id), eq(savedAddresses.userId, owner.id)))
    .returning({ wasDefault: savedAddresses.isDefault });
  if (removed.length === 0) throw createNotFoundError();
  const [next] = await listAddresses(ctx);
  if (next !== undefined && !next.isDefault)
    await ctx.db
      .update(savedAddresses)
      .set({ isDefault: true })
      .where(eq(savedAddresses.id, next.id));
}

function toRow({ label, details }: TypedSavedAddress, owner: Member) {
  const { name, phone, billingAddress } = acceptDetails(withBookFields(details, owner.email));
  return { label, name, phone, address: billingAddress };
}

/**
 * Two changes of one address book must not run at once. No row stands for the whole book, so an
 * advisory lock does.
 */
async function lockBook({ db }: AddressContext, owner: Member): Promise<void> {
  await lockName(db, "addressBooks", owner.id);
}

async function removeDefault({ db }: AddressContext, owner: Member, next?: string): Promise<void> {
  const others = next === undefined ? undefined : ne(savedAddresses.id, next);
  await db
    .update(savedAddresses)
    .set({ isDefault: false })
    .where(and(eq(savedAddresses.userId, owner.id), eq(savedAddresses.isDefault, true), others));
}

function createNotFoundError(): AppError {
  return new AppError("not_found", "the caller has no such address");
}
