/** Counting stops here. With that many tasks no one needs the exact number. */
export const MOST_TO_DO = 1_000;
