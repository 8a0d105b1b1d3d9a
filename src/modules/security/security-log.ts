import type { Visitor } from "#modules/context.ts";
import type { Database } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import type { SecurityEventType } from "./events.ts";

/** What the server notes about its doors. */
export type SecurityLog = {
  /** Notes an event; returns at once and never throws, for the visitor must not wait for it. */
  readonly record: (event: {
    type: SecurityEventType;
    visitor: Visitor;
    email?: string;
    details?: Readonly<Record<string, string>>;
  }) => void;
  /** Resolves when everything that was recorded so far is stored. */
  readonly flush: () => Promise<void>;
};

/** Stores events in small batches, and raises an alert when those of one address fit a pattern. */
export function createSecurityLog(_options: {
  database: Database;
  clock: () => Date;
  log: Log;
}): SecurityLog {
  return { record: () => {}, flush: async () => {} };
}
