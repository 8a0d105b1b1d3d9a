import { prefixes } from "#content/prefixes.ts";

/**
 * Runs before the first paint: marks the document of a browser that keeps a cart with
 * `data-stored-cart`. The checkout of a cart begins with what is in it, which only the scripts
 * know; until they run, the mark keeps the question for a color from flashing up.
 */
export const storedCartScript = `try{if((localStorage.getItem("${prefixes.storage}-cart")||"[]")!="[]")document.documentElement.dataset.storedCart=""}catch{}`;
