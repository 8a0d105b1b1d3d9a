/** The path of the preview of a variant that is not shown yet; it needs a ticket. */
export function productPreviewPath(ticket: string): string {
  return `/product/preview/${ticket}`;
}
