/**
 * The browser's clock. Everything on screen that asks for the time asks here; a test moves it
 * together with the shop's.
 */
export const now = (): Date => new Date(); // real time: the computer's in front of the person

/** The same in milliseconds since 1970. */
export const nowMs = (): number => now().getTime();
