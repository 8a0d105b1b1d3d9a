// How many cases are tried where a program makes them. `npm run test:all` sets TEST_EFFORT=full.

export const isFullEffort = process.env["TEST_EFFORT"] === "full";

/** So many cases: all of them at full effort, and a few of them otherwise. */
export const pickCount = (few: number, all: number): number => (isFullEffort ? all : few);

/** All of a list at full effort; otherwise one of so many, by turns for each `from`. */
export function pickSome<T>(list: readonly T[], every: number, from = 0): readonly T[] {
  return isFullEffort ? list : list.filter((_, at) => (at + from) % every === 0);
}
