/** Keeps what is written from left to right in one piece inside a Hebrew sentence. */
export const apart = (text: string): string => `\u2068${text}\u2069`;
