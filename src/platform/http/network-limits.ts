// How much of the shop one network may keep busy at once. More work at once makes all of it slower,
// and without bounds one machine could ask for all of it.
import { createConcurrencyLimit, type ConcurrencyLimits } from "./concurrency-limit.ts";

/**
 * Runs `work` for somebody from `network`. Rejects with OverloadedError where too much is waiting.
 */
export type NetworkLimit = <T>(network: string | undefined, work: () => Promise<T>) => Promise<T>;

export type NetworkLimits = {
  /** For pages that are in the cache and out of date. */
  readonly refills: NetworkLimit;
  /** For all other pages: whatever strangers ask for. */
  readonly pages: NetworkLimit;
  /** For requests to the API. */
  readonly api: NetworkLimit;
};

type Limits = {
  /** Of one network, whose further requests wait outside the common queue. */
  readonly network: ConcurrencyLimits;
  /** Of everybody together. A short queue is better than refusing a sudden crowd. */
  readonly all?: ConcurrencyLimits;
};

const RENDERS = { running: 8, waiting: 64, patienceMs: 2_000 };
/** A refill is for everybody. There is one at a time for each page, so few of them are enough. */
const REFILLS: Limits = { network: RENDERS, all: { running: 8, waiting: 256, patienceMs: 2_000 } };
const PAGES: Limits = { network: RENDERS, all: { running: 32, waiting: 256, patienceMs: 2_000 } };
/**
 * Three at once are enough for an office, and with them a shopper hardly notices a flood from
 * another network (bench/flood.ts: 2.5 times the quiet p99, with six 4.2). No common limit: whoever
 * sends slowly from many networks would take it from all.
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
