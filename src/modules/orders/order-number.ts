/**
 * The number of an order: the last 8 characters of its id, in capitals. The database makes the
 * column `number` in the same way.
 */
export function formatOrderNumber({ id }: { readonly id: string }): string {
  return id.slice(-8).toUpperCase();
}

/** A number as people type it, such as " #a1b2c3d4", in the form of the database. */
export function readOrderNumber(typed: string): string {
  return typed.replaceAll(/[\s#]/g, "").toUpperCase();
}
