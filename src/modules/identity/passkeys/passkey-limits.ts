/** Longer names do not fit a line. */
export const MAX_PASSKEY_NAME = 60;
