import type { LiveNews } from "./modules/notifications/live-news.ts";
import type { MaintenanceMode } from "./modules/settings/maintenance-mode.ts";
import type { SigningKeys } from "./modules/identity/sessions/signing-keys.ts";
import { listen, type Listener } from "./platform/db/listen.ts";
import type { HtmlCache } from "./platform/http/html-cache.ts";
import type { Log } from "./platform/log.ts";

/**
 * Has cached pages made anew when what they show has changed, in whatever process, and finds out
 * whether the shop has been closed or opened. Keys of the shop that somebody has renewed are
 * forgotten, and news are told to those who follow them. After an interruption it does all of it,
 * for a change may have been missed.
 */
export function followChanges(parts: {
  connectionString: string;
  cache: Pick<HtmlCache, "expire" | "drop">;
  maintenanceMode: MaintenanceMode;
  signingKeys: Pick<SigningKeys, "forget">;
  live: Pick<LiveNews, "note" | "missSome">;
  log: Log;
}): Listener {
  const { connectionString, cache, maintenanceMode, signingKeys, live, log } = parts;
  // A closed shop shows no page of the open one.
  maintenanceMode.onChange(() => cache.drop());
  function onChange(change: string): void {
    if (change === "withdrawn") return cache.drop();
    if (change === "signing_keys") return signingKeys.forget();
    cache.expire();
    if (change === "system_settings") void maintenanceMode.look();
  }
  return listen({
    connectionString,
    channels: { shop_changed: onChange, shop_news: live.note },
    onReconnect() {
      cache.expire();
      void maintenanceMode.look();
      signingKeys.forget();
      live.missSome();
    },
    log,
  });
}
