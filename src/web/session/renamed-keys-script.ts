import { prefixes } from "#content/prefixes.ts";

/**
 * Runs before the first paint: the keys of the storage once began with the name of a brand. What a
 * visitor would miss goes on under today's name: cart, coupon, session and consent.
 */
export const renamedKeysScript = `try{for(var k of Object.keys(localStorage)){var m=/^(?!${prefixes.storage}-)[a-z]+(-(?:cart|coupon|consent|session.*))$/.exec(k);if(m){var n="${prefixes.storage}"+m[1];n in localStorage||localStorage.setItem(n,localStorage.getItem(k));localStorage.removeItem(k)}}}catch{}`;
