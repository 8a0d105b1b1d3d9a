import type { Tickets } from "#modules/downloads/tickets.ts";
import { previewVariant } from "#modules/catalog/preview-variant.ts";
import type { Database } from "#platform/db/client.ts";
import { system } from "#shared/actor.ts";
import type { ShopContext } from "#web/page/shop-context.ts";

/**
 * Returns a function that reads the page of a variant by its ticket. Undefined for an invalid
 * ticket, and for a variant that is gone. Visitors may not read hidden variants, so the page is
 * read with the rights of the shop itself.
 */
export function createProductPreview(options: {
  database: Database;
  tickets: Tickets;
  clock: () => Date;
}): ShopContext["previewProduct"] {
  const { database, tickets, clock } = options;
  return async (ticket) => {
    const opened = await tickets.variants.read(ticket, clock());
    if (opened === undefined) return undefined;
    const preview = await database.runInTransaction(system, (db) =>
      previewVariant({ db, clock }, opened.claims.sub),
    );
    return preview && { ...preview, expiresAt: opened.expiresAt.toISOString() };
  };
}
