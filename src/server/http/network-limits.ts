// How much work one network may have at once. More work at once makes all of it slower, and without
// a limit one machine could use the whole shop.
import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "#shared/errors.ts";
import {
  BUSY_RETRY_SECONDS,
  createPlaces,
  OverloadedError,
  type ConcurrencyLimits,
} from "#platform/concurrency-limit.ts";
import { getNetworks } from "#platform/network/networks.ts";

/**
 * Runs `work` for a client from `network`. Rejects with OverloadedError when too much is waiting.
 */
export type NetworkLimit = <T>(network: string | undefined, work: () => Promise<T>) => Promise<T>;

export type NetworkLimits = {
  /** For pages that are in the cache and out of date. */
  readonly refills: NetworkLimit;
  /** For all other pages. */
  readonly pages: NetworkLimit;
  /** For requests to the API. */
  readonly api: NetworkLimit;
};

type Limits = {
  /**
   * The limits of the networks around a client, the narrowest first: one customer of a provider
   * often has hundreds of networks. Further requests wait outside the common queue.
   */
  readonly networks: readonly ConcurrencyLimits[];
  /** The limit of all networks together. A short queue is better than refusing a sudden crowd. */
  readonly all?: ConcurrencyLimits;
};

const patienceMs = 2_000;
const RENDERS: Limits["networks"] = [
  { running: 8, waiting: 64, patienceMs },
  { running: 16, waiting: 128, patienceMs },
  { running: 24, waiting: 192, patienceMs },
];
/**
 * A refreshed page is for all visitors, and each page is rendered only once at a time, so few
 * places are enough.
 */
const REFILLS: Limits = {
  networks: RENDERS.slice(0, 1),
  all: { running: 8, waiting: 256, patienceMs },
};
const PAGES: Limits = { networks: RENDERS, all: { running: 32, waiting: 256, patienceMs } };
/**
 * Three at once are enough for an office, and with them a shopper hardly notices a flood from
 * another network (tools/bench/flood.ts: 2.5 times the quiet p99, with six 4.2). No common limit:
 * many networks could use it up for all.
 */
const API: Limits = {
  networks: [3, 12, 48].map((running) => ({ running, waiting: 256, patienceMs: 10_000 })),
};

export function createNetworkLimits(): NetworkLimits {
  return {
    refills: createNetworkLimit(REFILLS),
    pages: createNetworkLimit(PAGES),
    api: createNetworkLimit(API),
  };
}

/** The place of the request that is being answered. */
const held = new AsyncLocalStorage<{ readonly stepAside: typeof releaseDuring }>();

/**
 * Runs `wait` for something that only the client can do. The request that it belongs to gives its
 * place back meanwhile, and takes one again afterwards. Throws `unavailable` if there is none.
 */
export async function releaseDuring<T>(wait: () => Promise<T>): Promise<T> {
  const place = held.getStore();
  if (place === undefined) return wait();
  try {
    return await place.stepAside(wait);
  } catch (error) {
    throw toBusyError(error);
  }
}

/** `error`, or what tells the client to come again soon if there was no place. */
export function toBusyError(error: unknown): unknown {
  if (!(error instanceof OverloadedError)) return error;
  return new AppError("unavailable", error.message, { retryAfterSeconds: BUSY_RETRY_SECONDS });
}

/** Those whose address is not known count as one network. */
export function createNetworkLimit(limits: Limits): NetworkLimit {
  const enterAll = limits.all && createPlaces(limits.all);
  const networks = new Map<string, { readonly enter: Enter; users: number }>();

  /** A place in one of the networks, which is remembered as long as it is in use. */
  async function reserveNetworkPlace(network: string, ofOne: ConcurrencyLimits): Promise<Release> {
    const own = networks.get(network) ?? { enter: createPlaces(ofOne), users: 0 };
    networks.set(network, own);
    own.users += 1;
    const remove = () => {
      own.users -= 1;
      if (own.users === 0) networks.delete(network);
    };
    try {
      const release = await own.enter();
      return () => {
        release();
        remove();
      };
    } catch (error) {
      remove();
      throw error;
    }
  }

  /** A place in each of the networks around `network`, then among all. */
  async function reservePlace(network: string): Promise<Release> {
    const taken: Release[] = [];
    const release = () => taken.toReversed().forEach((releaseOne) => releaseOne());
    try {
      const around = getNetworks(network);
      for (const [width, ofOne] of limits.networks.entries()) {
        const one = around[width];
        if (one !== undefined) taken.push(await reserveNetworkPlace(one, ofOne));
      }
      if (enterAll) taken.push(await enterAll());
      return release;
    } catch (error) {
      release();
      throw error;
    }
  }

  return async (network = "", work) => {
    let release = await reservePlace(network);
    const place = {
      async stepAside<T>(wait: () => Promise<T>): Promise<T> {
        release();
        release = () => {};
        const [result] = await Promise.allSettled([wait()]);
        release = await reservePlace(network);
        if (result.status === "rejected") throw result.reason;
        return result.value;
      },
    };
    try {
      return await held.run(place, work);
    } finally {
      release();
    }
  };
}

type Release = () => void;
type Enter = () => Promise<Release>;
