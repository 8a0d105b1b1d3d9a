/** In the footer of a shop that sells nothing for pets. */
export const formatPlainPromise = (hours: number): string =>
  `Ask us anything: we answer within ${hours} hours.`;
