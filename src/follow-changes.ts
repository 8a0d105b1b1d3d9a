import { createStockLook } from "./look-at-stock.ts";
import { readColoursMark } from "./modules/catalog/list-colours.ts";
import type { Opening } from "./modules/settings/opening.ts";
import { openDatabase } from "./platform/db/client.ts";
import { listen, type Listener } from "./platform/db/listen.ts";
import type { HtmlCache } from "./platform/http/html-cache.ts";
import type { Log } from "./platform/log.ts";
import { anonymous } from "./shared/actor.ts";

/**
 * Drops the kept pages when what they show has changed, in whatever process, and looks whether the shop has been closed or
 * opened. After an interruption it does both, for a change may have been missed.
 *
 * Every order changes the stock, and hardly one what pages say about it. So after a change of the variants it first looks;
 * any other change drops at once.
 */
export function followChanges(parts: {
  connectionString: string;
  cache: HtmlCache;
  opening: Opening;
  log: Log;
}): Listener {
  const { connectionString, cache, opening, log } = parts;
  // Its own connection: one of those that orders wait for would come when the shop is least busy.
  const database = openDatabase({ connectionString, max: 1, log });
  const stock = createStockLook({
    cache,
    readMark: () => database.inTransaction(anonymous, (db) => readColoursMark({ db })),
    log,
  });
  // Once more: a page may have been made between the change and the look.
  opening.onChange(() => cache.invalidate());
  const feed = listen({
    connectionString,
    channel: "shop_changed",
    onChange(table) {
      if (table === "product_variants") return stock.look();
      cache.invalidate();
      if (table === "system_settings") void opening.look();
    },
    onReconnect() {
      cache.invalidate();
      void opening.look();
    },
    log,
  });
  return {
    ready: feed.ready,
    async close() {
      await feed.close();
      await database.close();
    },
  };
}
