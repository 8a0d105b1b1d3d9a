import { and, desc, eq, isNull } from "drizzle-orm";
import { assertVersion } from "#modules/audit/assert-version.ts";
import type { Context } from "#modules/context.ts";
import { findCustomer } from "#modules/customers/find-customer.ts";
import { customerNotes, profiles } from "#modules/customers/tables.ts";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { toVersion } from "#platform/to-version.ts";
import { getAbility } from "#shared/ability.ts";
import { isStaff } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";

type NoteRow = typeof customerNotes.$inferSelect;

/** The newest `limit` notes about a customer. */
export async function readNotes(ctx: Context, customerId: string, limit: number) {
  const rows = await ctx.db
    .select()
    .from(customerNotes)
    .where(and(eq(customerNotes.customerId, customerId), isNull(customerNotes.deletedAt)))
    .orderBy(desc(customerNotes.createdAt), desc(customerNotes.id))
    .limit(limit);
  return rows.map((row) => toNote(ctx, row));
}

/** Adds a note in the name of the caller. Throws `not_found`. */
export async function addNote(ctx: Context, customerId: string, body: string) {
  const { id } = await findCustomer(ctx, customerId);
  const author = await getAuthor(ctx);
  const now = ctx.clock();
  const [row] = await ctx.db
    .insert(customerNotes)
    .values({
      customerId: id,
      body,
      authorId: author.id,
      authorName: author.fullName,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
    .catch(asGoneCustomer);
  if (row === undefined) throw new Error("a note was not written");
  return toNote(ctx, row);
}

/** The customer is gone if their last order was moved to another address meanwhile. */
function asGoneCustomer(error: unknown): never {
  if (findViolatedConstraint(error) !== "customer_notes_customer_id_customers_id_fk") throw error;
  throw new AppError("not_found", "the customer is gone", { cause: error });
}

/**
 * Rewrites a note. Throws `not_found`, and `conflict` when it has been rewritten since the staff
 * member saw it.
 */
export async function changeNote(
  ctx: Context,
  id: string,
  sent: { readonly body: string; readonly version: string },
) {
  const note = await lockNote(ctx, id);
  if (note.deletedAt !== null) throw new AppError("not_found", `the note ${id} is deleted`);
  const current = toNote(ctx, note);
  await assertVersion(ctx, { entity: "customer_notes", id }, current, sent);
  const { body } = sent;
  if (note.body === body) return current;
  return change(ctx, id, { body, updatedAt: toLaterThan(note.updatedAt, ctx.clock()) });
}

/**
 * Deletes a note, which can be undone until the night after next; once more changes nothing. Throws
 * `not_found`.
 */
export async function deleteNote(ctx: Context, id: string): Promise<void> {
  const note = await lockNote(ctx, id);
  if (note.deletedAt === null) await change(ctx, id, { deletedAt: ctx.clock() });
}

/**
 * Takes a deletion back; a note that is there stays as it is. Throws `not_found` when it is gone
 * for good.
 */
export async function restoreNote(ctx: Context, id: string) {
  const note = await lockNote(ctx, id);
  return note.deletedAt === null ? toNote(ctx, note) : change(ctx, id, { deletedAt: null });
}

async function lockNote({ db }: Context, id: string): Promise<NoteRow> {
  const [note] = await db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.id, id))
    .for("update");
  if (note === undefined) throw new AppError("not_found", `there is no note ${id}`);
  return note;
}

async function change(
  ctx: Context,
  id: string,
  values: Partial<Pick<NoteRow, "body" | "updatedAt" | "deletedAt">>,
) {
  const [row] = await ctx.db
    .update(customerNotes)
    .set(values)
    .where(eq(customerNotes.id, id))
    .returning();
  if (row === undefined) throw new Error("a locked note is gone");
  return toNote(ctx, row);
}

/**
 * The version of a note is made of its time, so two changes in the same millisecond need different
 * times.
 */
function toLaterThan(before: Date, now: Date): Date {
  return now > before ? now : new Date(before.getTime() + 1);
}

async function getAuthor({ db, actor }: Context) {
  if (!isStaff(actor)) throw new AppError("forbidden", "notes are of people");
  const [author] = await db
    .select({ id: profiles.id, fullName: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, actor.id));
  if (author === undefined) throw new AppError("forbidden", "the author has no profile");
  return author;
}

function toNote(ctx: Context, note: NoteRow) {
  const ability = getAbility(ctx.actor, "customers.write");
  const version = toVersion(note.updatedAt);
  return { ...note, version, can: { edit: ability, delete: ability } };
}
