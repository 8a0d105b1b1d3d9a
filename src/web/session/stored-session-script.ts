import { prefixes } from "#content/prefixes.ts";

/**
 * Runs before the first paint: marks the document of a browser that keeps a session with
 * `data-stored-session`. Pages are the same for all visitors and show who is signed in only when
 * their scripts run; until then the mark lets styles choose.
 */
export const storedSessionScript = `try{if(localStorage.getItem("${prefixes.storage}-session"))document.documentElement.dataset.storedSession=""}catch{}`;
