// How much work one network may have at once. More work at once makes all of it slower, and without
// a limit one machine could use the whole shop.
import { createConcurrencyLimit, type ConcurrencyLimits } from "./concurrency-limit.ts";

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
  /** The limit of one network, whose further requests wait outside the common queue. */
  readonly network: ConcurrencyLimits;
  /** The limit of all networks together. A short queue is better than refusing a sudden crowd. */
  readonly all?: ConcurrencyLimits;
};

const RENDERS = { running: 8, waiting: 64, patienceMs: 2_000 };
/**
 * A refreshed page is for all visitors, and each page is rendered only once at a time, so few
 * places are enough.
 */
const REFILLS: Limits = { network: RENDERS, all: { running: 8, waiting: 256, patienceMs: 2_000 } };
const PAGES: Limits = { network: RENDERS, all: { running: 32, waiting: 256, patienceMs: 2_000 } };
/**
 * Three at once are enough for an office, and with them a shopper hardly notices a flood from
 * another network (bench/flood.ts: 2.5 times the quiet p99, with six 4.2). No common limit: slow
 * clients from many networks could use it up for all.
 */
const API: Limits = { network: { running: 3, waiting: 256, patienceMs: 10_000 } };

export function createNetworkLimits(): NetworkLimits {
  return {
    refills: createNetworkLimit(REFILLS),
    pages: createNetworkLimit(PAGES),
    api: createNetworkLimit(API),
  };
}

/** Those whose address is not known count as one network. */
export function createNetworkLimit(limits: Limits): NetworkLimit {
  const ofAll = limits.all && createConcurrencyLimit(limits.all);
  const networks = new Map<
    string,
    { readonly limit: ReturnType<typeof createConcurrencyLimit>; users: number }
  >();

  return async (network = "", work) => {
    const own = networks.get(network) ?? {
      limit: createConcurrencyLimit(limits.network),
      users: 0,
    };
    networks.set(network, own);
    own.users += 1;
    try {
      return await own.limit(() => (ofAll ? ofAll(work) : work()));
    } finally {
      own.users -= 1;
      if (own.users === 0) networks.delete(network);
    }
  };
}
