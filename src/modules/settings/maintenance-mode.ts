import type { Database } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import { readSettings } from "./read-settings.ts";
import { defaultSettings } from "./settings.ts";

const LOOK_AGAIN_MS = 1_000;

type Known = {
  readonly isClosed: boolean;
  /** Where people can write to meanwhile. */
  readonly supportEmail: string;
};

/**
 * Whether the shop is open, as this process knows it: asked at every request, so it stays in
 * memory.
 */
export type MaintenanceMode = {
  readonly now: () => Known;
  /**
   * Reads it anew, at the start and whenever a setting has changed. Never rejects: while the
   * database is away what is known holds, and it looks again.
   */
  readonly look: () => Promise<void>;
  /**
   * Calls `act` after the shop has been closed or opened; what was made before is not to be shown
   * any more.
   */
  readonly onChange: (act: () => void) => void;
  readonly close: () => void;
};

/** Open until the first look says otherwise. */
export function createMaintenanceMode({
  database,
  log,
}: {
  database: Database;
  log: Log;
}): MaintenanceMode {
  let known: Known = { isClosed: false, supportEmail: defaultSettings.support_email };
  const followers: (() => void)[] = [];
  let looking: Promise<void> | undefined;
  let isStale = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  async function readOn(): Promise<void> {
    while (isStale) {
      isStale = false;
      try {
        // One after the other: an answer that comes late must not undo a newer one.
        // oxlint-disable-next-line no-await-in-loop
        note(await read());
      } catch (err) {
        if (isOver) return;
        log.warn({ err }, "whether the shop is open could not be read; what was known holds");
        timer ??= setTimeout(() => {
          timer = undefined;
          void look();
        }, LOOK_AGAIN_MS).unref();
      }
    }
  }

  async function read(): Promise<Known> {
    const settings = await database.inTransaction(system, (db) =>
      readSettings({ db, actor: system, log }),
    );
    return { isClosed: settings.maintenance_mode, supportEmail: settings.support_email };
  }

  function note(found: Known): void {
    const hasChanged = found.isClosed !== known.isClosed;
    known = found;
    if (!hasChanged) return;
    log.info({ isClosed: found.isClosed }, "the shop has been closed or opened");
    for (const act of followers) act();
  }

  function look(): Promise<void> {
    isStale = true;
    looking ??= readOn().finally(() => (looking = undefined));
    return looking;
  }

  return {
    now: () => known,
    look,
    onChange: (act) => void followers.push(act),
    close() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
