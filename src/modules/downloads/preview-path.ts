/** The path of the page of a variant that is not shown yet, for whoever has a ticket. */
export function productPreviewPath(ticket: string): string {
  return `/product/preview/${ticket}`;
}
