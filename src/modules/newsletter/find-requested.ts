// Variants with a waiting list, as named in its mails.
import { findNamedVariant } from "#modules/catalog/find-named-variant.ts";
import type { Db } from "#platform/db/client.ts";
import { AppError } from "#shared/errors.ts";

export type Requested = { readonly id: string; readonly name: string };

/**
 * The variant with this slug, for the waiting list. Throws `not_found` when it is not shown, and
 * `conflict` when it is in stock and can be bought.
 */
export async function findRequested(db: Db, slug: string): Promise<Requested> {
  const found = await findNamedVariant(db, { slug });
  if (found === undefined) throw new AppError("not_found", "nothing of this slug is shown");
  if (found.available > 0) throw new AppError("conflict", "there is some of it");
  return found;
}

/** The name of a variant; empty when it is no longer shown. */
export async function findVariantName(db: Db, id: string): Promise<string> {
  return (await findNamedVariant(db, { id }))?.name ?? "";
}
