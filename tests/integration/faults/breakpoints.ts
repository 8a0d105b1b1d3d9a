// Places between two steps of the shop where a test holds it, to kill it there.
import pg from "pg";
import { vi } from "vitest";
import type { Silence, Till } from "../../support/tills/till.ts";

/** Holds the shop once it comes by. */
export type Held = {
  /** Resolves when it is there. */
  readonly isReached: () => Promise<unknown>;
  readonly letGo: () => Promise<void>;
};
export type Stop = () => Promise<Held>;

const patience = { timeout: 60_000, interval: 20 };

type Looking = {
  readonly ownerUrl: string;
  readonly asOwner: (sql: string, values?: readonly unknown[]) => Promise<unknown[]>;
};

/** Before the first row of a transaction is written to this table; rows can be read. */
export const beforeWriting =
  ({ ownerUrl, asOwner }: Looking, table: string): Stop =>
  async () => {
    const holder = new pg.Client({ connectionString: ownerUrl });
    await holder.connect();
    await holder.query(`begin; lock table ${table} in share mode`);
    return {
      isReached: () =>
        vi.waitUntil(async () => {
          const waiting = await asOwner(
            "select 1 from pg_locks where relation = $1::regclass and not granted",
            [table],
          );
          return waiting.length > 0;
        }, patience),
      letGo: () => holder.end(),
    };
  };

/**
 * While a payment service is asked, or is asked at such an address: it has done what it was asked
 * for, or not.
 */
export const whileAsking =
  (till: Till, silence: Silence, at?: RegExp): Stop =>
  async () => {
    const isSilent = till.fallSilent(silence, at);
    return {
      isReached: () => vi.waitUntil(isSilent, patience),
      letGo: async () => {},
    };
  };

/** As soon as others can see what was written, whether or not it was answered. */
export const onceWritten =
  ({ asOwner }: Looking, sql: string): Stop =>
  async () => ({
    isReached: () => vi.waitUntil(async () => (await asOwner(sql)).length > 0, patience),
    letGo: async () => {},
  });
