import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { findViolatedConstraint } from "#platform/db/sql-error.ts";
import { isStaff, isPermitted } from "#shared/actor.ts";
import { AppError, createFieldsError } from "#shared/errors.ts";
import { viewPermissions, type SavedView, type ViewedList } from "./contract.ts";
import { MAX_VIEWS, SHARED_VIEWS_PERMISSION } from "./limits.ts";
import { savedViews as table } from "./tables.ts";

type Row = typeof table.$inferSelect;

/** The shared views of a list, and then the caller's own, each by name. */
export async function listViews(ctx: Context, list: ViewedList): Promise<SavedView[]> {
  const owner = assertSees(ctx, list);
  const rows = await ctx.db
    .select()
    .from(table)
    .where(
      and(eq(table.list, list), sql`(${table.ownerId} is null or ${table.ownerId} = ${owner})`),
    )
    .orderBy(
      sql`${table.ownerId} is not null`,
      sql`${table.name} collate "he-x-icu"`,
      asc(table.id),
    );
  return rows.map(toView);
}

/**
 * Saves the filters of a list under a name. Throws `invalid_fields` for a name that is taken, and
 * `conflict` when there are too many.
 */
export async function addView(
  ctx: Context,
  { list, name, search, isShared }: Omit<SavedView, "id"> & { readonly list: ViewedList },
): Promise<SavedView> {
  const owner = assertSees(ctx, list);
  if (isShared) assertSharing(ctx);
  const ownerId = isShared ? null : owner;
  const existing = await ctx.db.$count(
    table,
    and(eq(table.list, list), isShared ? isNull(table.ownerId) : eq(table.ownerId, owner)),
  );
  if (existing >= MAX_VIEWS) throw new AppError("conflict", `there are ${existing} views already`);
  const [row] = await ctx.db
    .insert(table)
    .values({ list, name, search, ownerId, createdAt: ctx.clock() })
    .returning()
    .catch(asTakenName);
  if (row === undefined) throw new Error("a view was not kept");
  return toView(row);
}

/**
 * Renames a view, or saves other filters in it. Throws `not_found`, also for another user's view,
 * and `invalid_fields` for a name that is taken.
 */
export async function changeView(
  ctx: Context,
  id: string,
  { name, search }: { readonly name?: string | undefined; readonly search?: string | undefined },
): Promise<SavedView> {
  const before = await lockView(ctx, id);
  const [row] = await ctx.db
    .update(table)
    .set({ name: name ?? before.name, search: search ?? before.search })
    .where(eq(table.id, id))
    .returning()
    .catch(asTakenName);
  if (row === undefined) throw new Error("a locked view is gone");
  return toView(row);
}

/** Deletes a view. Throws `not_found`, also for another user's view. */
export async function removeView(ctx: Context, id: string): Promise<void> {
  await lockView(ctx, id);
  await ctx.db.delete(table).where(eq(table.id, id));
}

async function lockView(ctx: Context, id: string): Promise<Row> {
  const [row] = await ctx.db.select().from(table).where(eq(table.id, id)).for("update");
  if (row === undefined || (row.ownerId !== null && row.ownerId !== assertSees(ctx, row.list)))
    throw new AppError("not_found", `there is no view ${id}`);
  assertSees(ctx, row.list);
  if (row.ownerId === null) assertSharing(ctx);
  return row;
}

/** The id of the caller, if they see the list. */
function assertSees({ actor }: Context, list: ViewedList): string {
  if (isStaff(actor) && isPermitted(actor, viewPermissions[list])) return actor.id;
  throw new AppError("forbidden", `views of ${list} are for who sees them`);
}

function assertSharing({ actor }: Context): void {
  if (!isPermitted(actor, SHARED_VIEWS_PERMISSION))
    throw new AppError("forbidden", "the user may not change a shared view");
}

function asTakenName(error: unknown): never {
  if (!findViolatedConstraint(error)?.endsWith("_name_once")) throw error;
  throw createFieldsError({ name: ["taken"] }, error);
}

const toView = ({ id, name, search, ownerId }: Row): SavedView => ({
  id,
  name,
  search,
  isShared: ownerId === null,
});
