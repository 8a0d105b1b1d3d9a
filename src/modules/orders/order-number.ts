/**
 * What people call an order: the last 8 characters of its id, in capitals. The database makes the
 * column `number` of it.
 */
export function orderNumber({ id }: { readonly id: string }): string {
  return id.slice(-8).toUpperCase();
}
