/** A path or place of this shop, or an address of a kind that runs nothing; the server decides. */
const HREF = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)[^\s\\]*$/;

export const isHref = (words: string): boolean => HREF.test(words);
