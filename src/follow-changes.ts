import type { Opening } from "./modules/settings/opening.ts";
import { listen, type Listener } from "./platform/db/listen.ts";
import type { HtmlCache } from "./platform/http/html-cache.ts";
import type { Log } from "./platform/log.ts";

/**
 * Drops the kept pages when what they show has changed, in whatever process, and looks whether the shop has been closed or
 * opened. After an interruption it does both, for a change may have been missed.
 */
export function followChanges(parts: {
  connectionString: string;
  cache: HtmlCache;
  opening: Opening;
  log: Log;
}): Listener {
  const { connectionString, cache, opening, log } = parts;
  // Once more: a page may have been made between the change and the look.
  opening.onChange(() => cache.invalidate());
  return listen({
    connectionString,
    channel: "shop_changed",
    onChange(table) {
      cache.invalidate();
      if (table === "system_settings") void opening.look();
    },
    onReconnect() {
      cache.invalidate();
      void opening.look();
    },
    log,
  });
}
