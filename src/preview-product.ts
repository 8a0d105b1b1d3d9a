import type { Tickets } from "./modules/downloads/tickets.ts";
import { previewVariant } from "./modules/catalog/preview-variant.ts";
import type { Database } from "./platform/db/client.ts";
import { system } from "./shared/actor.ts";
import type { ShopContext } from "./web/server/shop-context.ts";

/**
 * Returns what reads the page of a variant for whoever has a ticket for it. Undefined for a ticket
 * that does not hold, and for a variant that is gone. Strangers may not read what is not shown, so
 * the shop itself reads that one page for them.
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
    const preview = await database.inTransaction(system, (db) =>
      previewVariant({ db, clock }, opened.subject),
    );
    return preview && { ...preview, expiresAt: opened.expiresAt.toISOString() };
  };
}
