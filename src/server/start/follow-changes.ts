import type { LiveNews } from "#modules/notifications/live-news.ts";
import type { MaintenanceMode } from "#modules/settings/maintenance-mode.ts";
import type { SigningKeys } from "#modules/identity/sessions/signing-keys.ts";
import { listen, type Listener } from "#platform/db/listen.ts";
import type { HtmlCache } from "#server/http/html-cache.ts";
import type { Log } from "#platform/log.ts";

/**
 * After changes in any process: has cached pages rendered anew, checks whether the shop has been
 * closed or opened, drops renewed keys from memory, and passes events to listeners. After an
 * interruption it does all of this, because a change may have been missed.
 */
export function followChanges(parts: {
  connectionString: string;
  cache: Pick<HtmlCache, "expire" | "removeAll">;
  maintenanceMode: MaintenanceMode;
  signingKeys: Pick<SigningKeys, "remove">;
  live: Pick<LiveNews, "recordPayload" | "handleGap">;
  log: Log;
}): Listener {
  const { connectionString, cache, maintenanceMode, signingKeys, live, log } = parts;
  // A closed shop shows no page of the open one.
  maintenanceMode.onChange(() => cache.removeAll());
  function onChange(change: string): void {
    if (change === "withdrawn") return cache.removeAll();
    if (change === "signing_keys") return signingKeys.remove();
    cache.expire();
    if (change === "system_settings") void maintenanceMode.refresh();
  }
  return listen({
    connectionString,
    channels: { shop_changed: onChange, shop_news: live.recordPayload },
    onReconnect() {
      cache.expire();
      void maintenanceMode.refresh();
      signingKeys.remove();
      live.handleGap();
    },
    log,
  });
}
