/** The news tell of each step; this is for what they miss. */
export const LOOK_AGAIN_MS = 10_000;
