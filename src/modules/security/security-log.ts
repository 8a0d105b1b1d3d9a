import type { Visitor } from "#modules/context.ts";
import type { Database } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { system } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import type { SecurityEvent, SecurityEventType } from "./events.ts";
import { securityLimits, securityRules } from "./rules.ts";
import { saveEvents } from "./save-events.ts";

const BATCH = 50;
const BATCH_DELAY_MS = 250;
const RETRY_DELAY_MS = 2_000;
/** Cut, because strangers choose these texts. */
const MAX_TEXT = 400;
const MAX_EMAIL = 254;

/** The server's log of security events. */
export type SecurityLog = {
  /** Notes an event; returns at once and never throws, because visitors must not wait for it. */
  readonly record: (event: {
    type: SecurityEventType;
    visitor: Visitor;
    email?: string;
    details?: Readonly<Record<string, string>>;
  }) => void;
  /**
   * Resolves when all events so far are stored, or when the database cannot be reached: then they
   * stay in memory, and the next event tries again.
   */
  readonly saveQueued: () => Promise<void>;
};

/**
 * Stores events in small batches, and raises an alert when those of one address fit a pattern.
 * While the database cannot be reached, up to 1,000 events wait in memory; beyond that, the oldest
 * of the least severe are dropped, and the log says how many.
 */
export function createSecurityLog(options: {
  database: Database;
  clock: () => Date;
  log: Log;
}): SecurityLog {
  const { database, clock, log } = options;
  const waiting: SecurityEvent[] = [];
  let lost = 0;
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> | undefined;

  function saveIn(delayMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void saveNow();
    }, delayMs).unref();
  }

  async function saveNow(): Promise<void> {
    await saveAll();
    if (waiting.length > 0) saveIn(RETRY_DELAY_MS);
  }

  /**
   * Stores the waiting events in batches, until none are left or the database cannot be reached.
   * Runs once at a time; never rejects.
   */
  function saveAll(): Promise<void> {
    storing ??= saveBatches().finally(() => (storing = undefined));
    return storing;
  }

  async function saveBatches(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH);
      try {
        await database.runInTransaction(system, (db) => saveEvents(db, batch));
      } catch (err) {
        if (err instanceof AppError && err.code === "unavailable") {
          waiting.unshift(...batch);
          if (!isAway) log.warn({ err, waiting: waiting.length }, "security events have to wait");
          isAway = true;
          createRoom();
          return;
        }
        // Dropped, because it would fail again and block all others.
        log.error({ err, lost: batch.length }, "security events could not be stored");
      }
      isAway = false;
    }
    if (lost > 0) log.warn({ lost }, "security events were lost while there was no room for them");
    lost = 0;
  }

  function createRoom(): void {
    while (waiting.length > securityLimits.storedEvents) {
      const least = waiting.findIndex(({ severity }) => severity === "low");
      waiting.splice(Math.max(least, 0), 1);
      lost += 1;
    }
  }

  return {
    record({ type, visitor, email, details = {} }) {
      waiting.push({
        type,
        severity: securityRules[type].severity,
        timestamp: clock(),
        ip: visitor.address ?? null,
        userAgent: visitor.userAgent === undefined ? null : toStorable(visitor.userAgent, MAX_TEXT),
        details: Object.fromEntries(
          Object.entries(details).map(([name, text]) => [name, toStorable(text, MAX_TEXT)]),
        ),
        email: email === undefined ? null : toStorable(email, MAX_EMAIL),
      });
      createRoom();
      if (waiting.length >= BATCH && !isAway) void saveNow();
      else saveIn(isAway ? RETRY_DELAY_MS : BATCH_DELAY_MS);
    },
    async saveQueued() {
      clearTimeout(timer);
      timer = undefined;
      // The write that runs now may not include the latest events.
      await storing;
      await saveAll();
    },
  };
}

/** PostgreSQL takes neither the zero character nor half of a character. */
function toStorable(text: string, length: number): string {
  return text.replaceAll("\0", "").slice(0, length).toWellFormed();
}
