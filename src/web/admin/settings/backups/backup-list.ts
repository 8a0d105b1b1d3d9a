/** Live news report each step; this is for those that they miss. */
export const LOOK_AGAIN_MS = 10_000;
