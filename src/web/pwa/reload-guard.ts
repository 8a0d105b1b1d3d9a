import { prefixes } from "#content/prefixes.ts";

// Written as text for the page, before any module: it measures ten seconds by the browser's clock.
const nowMs = "Date.now()"; // real time: only a difference

/**
 * Runs first of all. The router reloads the page when a script of another page is missing, as after
 * a deployment that an old tab has slept through. Where the script stays missing and the page goes
 * there by itself, that would never end: of two reloads by scripts within ten seconds the second is
 * refused. People reload as often as they like.
 */
export const reloadGuardScript = `if(window.navigation)navigation.addEventListener("navigate",function(e){if(e.navigationType==="reload"&&!e.userInitiated&&e.cancelable)try{var k="${prefixes.storage}-reloaded",n=${nowMs};if(n-sessionStorage.getItem(k)<1e4)e.preventDefault();else sessionStorage.setItem(k,n)}catch{}});`;
