/** The most characters that the name of an address has. */
export const MAX_LABEL = 40;
/** More addresses than any customer sends shipments to. */
export const MAX_ADDRESSES = 10;
