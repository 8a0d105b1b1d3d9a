/**
 * Counts attempts in the table `rate_limits`, so that all instances together allow no more than one
 * would.
 */
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#shared/errors.ts";
import { limits, type LimitName } from "#shared/limits.ts";
import { openPool } from "../db/pool.ts";
import type { Log } from "../log.ts";
import { createAttemptStore, QUERY_TIMEOUT_MS } from "./attempt-store.ts";
import { limitKey, limitShares, type Share } from "./limit-key.ts";
import type { FileStorage } from "../storage/storage.ts";

const MAX_CONNECTIONS = 2;
/** A visitor waits no longer than this for the count. */
const CONNECT_TIMEOUT_MS = 2_000;
const CLEANUP_MS = 60_000;

/** Passes over the rows that others count in at the moment, so that neither waits for the other. */
const deleteExpired = `delete from rate_limits where key in (
  select key from rate_limits where expire < $1 for update skip locked
)`;

type Key = string | undefined;
export type Attempts = Partial<Record<LimitName, Key | readonly Key[]>>;

/** Counts attempts by name and key; shared by all instances. */
export type AttemptLimits = {
  /**
   * Counts one attempt of each name under each of its keys (an e-mail address, an IP address), in
   * this order. Throws `too_many_requests` with the seconds until the next one when one of them is
   * used up, and does not count the rest: with the IP address first, one computer cannot use up the
   * attempts of any number of people. The networks around an IP address, the narrowest first, and
   * all addresses together have more attempts, which one of them cannot use up alone. Undefined
   * keys are not counted.
   */
  readonly reserve: (attempts: Attempts) => Promise<void>;
  /**
   * The same for something that is measured: counts so many units at once, and does not give them
   * back.
   */
  readonly reserveUnits: (attempts: Attempts, units: number) => Promise<void>;
  /** Takes back an attempt that `take` counted under a name, because it was a legitimate one. */
  readonly release: (attempts: Attempts) => Promise<void>;
  /** Deletes all attempts under a name and a key that is no IP address. */
  readonly remove: (name: LimitName, key: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Counts with connections that reach nothing else. The window begins with the first attempt and has
 * a fixed end, so trying on while it is closed does not prolong it. While the database is away each
 * instance counts in its own memory, from zero: attempts stay limited, though several instances
 * together then allow as many times the limit, and what was counted meanwhile is not carried over
 * into the table.
 */
export function createAttemptLimits(options: {
  connectionString: string;
  log: Log;
}): AttemptLimits {
  const { connectionString, log } = options;
  const pool = openPool({
    connectionString,
    max: MAX_CONNECTIONS,
    application_name: "wanderpaw-limits",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    allowExitOnIdle: true,
    pipeline: true,
  });
  const store = createAttemptStore(pool, log);
  const limiters = new Map<string, RateLimiterPostgres>();

  function getLimiter(name: LimitName, times: number): RateLimiterPostgres {
    const called = `${name} ${times}`;
    const existing = limiters.get(called);
    if (existing !== undefined) return existing;
    const { attempts, windowSeconds } = limits[name];
    const settings = { keyPrefix: name, points: attempts * times, duration: windowSeconds };
    const limiter = new RateLimiterPostgres({
      ...settings,
      storeClient: store,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(settings),
    });
    limiters.set(called, limiter);
    return limiter;
  }

  /** Rows whose window is over; all limits share the table, so one sweep does for all. */
  const cleanup = setInterval(() => {
    const nowMs = Date.now(); // real time: the library counts by it
    store.query({ text: deleteExpired, values: [nowMs] }).catch(
      () => {}, // It has been reported, and the next sweep finds them as well.
    );
  }, CLEANUP_MS);
  cleanup.unref();

  /**
   * The first share refuses nearly all that is refused, so it is asked alone. The others are
   * counted together, and those behind one that is used up are given back.
   */
  async function reserveUnits(attempts: Attempts, units: number): Promise<void> {
    const [first, ...others] = getShares(attempts);
    if (first === undefined) return;
    const count = async (share: CountedShare) => ({
      share,
      waitMs: await waitAfter(getLimiter(share.name, share.times), share.key, units),
    });
    const taken = [await count(first)];
    if (taken[0]?.waitMs === 0) taken.push(...(await Promise.all(others.map(count))));
    const used = taken.findIndex(({ waitMs }) => waitMs > 0);
    const refused = taken[used];
    if (refused === undefined) return;
    await Promise.all(taken.slice(used + 1).map(({ share }) => releaseUnits(share, units)));
    throw new AppError("too_many_requests", `the limit ${refused.share.name} is used up`, {
      retryAfterSeconds: Math.ceil(refused.waitMs / 1_000),
    });
  }

  async function releaseUnits({ name, key, times }: CountedShare, units: number): Promise<void> {
    const limiter = getLimiter(name, times);
    const { consumedPoints } = await limiter.reward(key, units);
    // The attempt was of a window that is over: a new one must not begin with one to spare.
    if (consumedPoints < 0) await limiter.penalty(key, -consumedPoints);
  }

  let closing: Promise<void> | undefined;
  return {
    reserve: (attempts) => reserveUnits(attempts, 1),
    reserveUnits,
    async release(attempts) {
      await Promise.all(getShares(attempts).map((share) => releaseUnits(share, 1)));
    },
    async remove(name, key) {
      await getLimiter(name, 1).delete(limitKey(key));
    },
    close() {
      clearInterval(cleanup);
      return (closing ??= pool.end());
    },
  };
}

type CountedShare = Share & { readonly name: LimitName };

function getShares(attempts: Attempts): CountedShare[] {
  // The names of limits are the keys of its type.
  return (Object.keys(attempts) as LimitName[]).flatMap((name) =>
    [attempts[name]]
      .flat()
      .flatMap((key) => (key === undefined ? [] : limitShares(key)))
      .map((share) => ({ ...share, name })),
  );
}

/**
 * Counts so many units and returns 0, or the milliseconds until there are some again: at most a
 * whole window.
 */
async function waitAfter(
  limiter: RateLimiterPostgres,
  key: string,
  units: number,
): Promise<number> {
  const windowMs = limiter.duration * 1_000;
  let isFree = true;
  const { msBeforeNext, consumedPoints } = await limiter
    .consume(key, units)
    .catch((error: unknown) => {
      isFree = false;
      if (error instanceof RateLimiterRes) return error;
      throw error;
    });
  // A clock that was ahead has begun it.
  if (msBeforeNext > windowMs) await limiter.set(key, consumedPoints, limiter.duration);
  return isFree ? 0 : Math.min(Math.max(1, msBeforeNext), windowMs);
}

/**
 * The same storage for a visitor with this address, who may store only so much a day; so may all
 * visitors together. Then `put` throws `too_many_requests`.
 */
export function limitUploads(
  uploads: FileStorage,
  attempts: Pick<AttemptLimits, "reserveUnits">,
  address: string | undefined,
): FileStorage {
  return {
    ...uploads,
    async write(key, bytes) {
      const kilobytes = Math.ceil(bytes.length / 1_024);
      await attempts.reserveUnits(
        { storedKilobytes: address, storedKilobytesOfAll: "all" },
        kilobytes,
      );
      await uploads.write(key, bytes);
    },
  };
}
