/** The most characters that the name of an address has. */
export const MAX_LABEL = 40;
/** More than anybody sends to. */
export const MAX_ADDRESSES = 10;
