/** Whether a place of a market is a whole country, and not a part of one. */
export const isWholeCountry = (place: string): boolean => place.length === 2;
