/** Anyone who has as much to do needs no exact number: there are at least so many. */
export const MOST_TO_DO = 1_000;
