import type { Database, Db } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import { readSettings } from "./read-settings.ts";
import { defaultSettings } from "./settings.ts";

const LOOK_AGAIN_MS = 1_000;

type ShopState = {
  readonly isClosed: boolean;
  /** Whether there is an administrator who receives what comes in. */
  readonly isOwned: boolean;
  /** The address to which people can write meanwhile. */
  readonly supportEmail: string;
};

/** Whether the shop is open, kept in memory because it is checked at every request. */
export type MaintenanceMode = {
  readonly getCurrent: () => ShopState;
  /**
   * Reads it again, at the start and when a setting has changed. Never rejects: if the database
   * cannot be reached, the known state stays, and it tries again.
   */
  readonly refresh: () => Promise<void>;
  /**
   * Calls `act` after the shop has been closed or opened, so that older cached pages are dropped.
   */
  readonly onChange: (act: () => void) => void;
  readonly close: () => void;
};

/**
 * Open until the first read says otherwise. `hasOwner` tells whether there is an administrator, for
 * a shop that stays closed until then; without the function the shop counts as set up.
 */
export function createMaintenanceMode({
  database,
  log,
  hasOwner,
}: {
  database: Database;
  log: Log;
  hasOwner?: (db: Db) => Promise<boolean>;
}): MaintenanceMode {
  let current: ShopState = {
    isClosed: false,
    isOwned: true,
    supportEmail: defaultSettings.support_email,
  };
  let hasBeenOwned = hasOwner === undefined;
  const followers: (() => void)[] = [];
  let refreshing: Promise<void> | undefined;
  let isStale = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  async function readOn(): Promise<void> {
    while (isStale) {
      isStale = false;
      try {
        // One after the other, so that a late answer does not replace a newer one.
        // oxlint-disable-next-line no-await-in-loop
        setCurrentState(await read());
      } catch (err) {
        if (isOver) return;
        log.warn({ err }, "whether the shop is open could not be read; what was known holds");
        readAgain();
      }
    }
  }

  function readAgain(): void {
    if (isOver) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void refresh();
    }, LOOK_AGAIN_MS).unref();
  }

  async function read(): Promise<ShopState> {
    return database.runInTransaction(system, async (db) => {
      const settings = await readSettings({ db, actor: system, log });
      // The last administrator stays one.
      hasBeenOwned ||= (await hasOwner?.(db)) === true;
      return {
        isClosed: settings.maintenance_mode,
        isOwned: hasBeenOwned,
        supportEmail: settings.support_email,
      };
    });
  }

  function setCurrentState(found: ShopState): void {
    const { isClosed, isOwned } = found;
    const hasChanged = isClosed !== current.isClosed || isOwned !== current.isOwned;
    current = found;
    // No change of a setting announces an administrator whom a command has made.
    if (!isOwned) readAgain();
    if (!hasChanged) return;
    log.info({ isClosed, isOwned }, "the shop has been closed or opened");
    for (const act of followers) act();
  }

  function refresh(): Promise<void> {
    isStale = true;
    refreshing ??= readOn().finally(() => (refreshing = undefined));
    return refreshing;
  }

  return {
    getCurrent: () => current,
    refresh,
    onChange: (act) => void followers.push(act),
    close() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
