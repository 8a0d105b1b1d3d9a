// Variants that people wait for, as the mails of the waiting list name them.
import { findNamedVariant } from "#modules/catalog/find-named-variant.ts";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";

export type Wanted = { readonly id: string; readonly name: string };

/**
 * The variant of this slug, to be waited for. Throws `not_found` for what is not shown, and
 * `conflict` for what is in stock: that is bought, not waited for.
 */
export async function findWanted(db: Db, slug: string): Promise<Wanted> {
  const found = await findNamedVariant(db, { slug });
  if (found === undefined) throw new AppError("not_found", "nothing of this slug is shown");
  if (found.available > 0) throw new AppError("conflict", "there is some of it");
  return found;
}

/** The name of a variant; empty where it is shown no more. */
export async function nameOfVariant(db: Db, id: string): Promise<string> {
  return (await findNamedVariant(db, { id }))?.name ?? "";
}
