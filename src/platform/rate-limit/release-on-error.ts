import { isServerError } from "#shared/errors.ts";
import type { LimitName } from "#shared/limits.ts";
import type { AttemptLimits, Attempts } from "./attempt-limits.ts";

/**
 * Runs `work` with limits that remember what it takes, and gives it back when it fails by the
 * shop's own error, so that users can try again after an outage.
 */
export async function releaseOnError<T>(
  limits: AttemptLimits,
  work: (limits: AttemptLimits) => Promise<T>,
): Promise<T> {
  let taken: readonly Taken[] = [];
  const removeTaken = ({ name, key }: Taken) => {
    const at = taken.findIndex((each) => each.name === name && each.key === key);
    taken = taken.filter((_, nth) => nth !== at);
  };
  try {
    return await work({
      ...limits,
      async reserve(attempts) {
        await limits.reserve(attempts);
        taken = [...taken, ...getTaken(attempts)];
      },
      async release(attempts) {
        await limits.release(attempts);
        getTaken(attempts).forEach(removeTaken);
      },
    });
  } catch (error) {
    if (isServerError(error))
      await Promise.all(taken.map(({ name, key }) => limits.release({ [name]: key })));
    throw error;
  }
}

type Taken = { readonly name: LimitName; readonly key: string | undefined };

function getTaken(attempts: Attempts): Taken[] {
  // The names of limits are the keys of its type.
  return (Object.keys(attempts) as LimitName[]).flatMap((name) =>
    [attempts[name]].flat().map((key) => ({ name, key })),
  );
}
