import { LANGUAGE_KEY } from "#i18n/language.ts";

/**
 * Runs before the first paint of the back office, whose HTML is the same for everyone: turns the
 * document to English for those who chose it.
 */
export const adminLanguageScript = `try{if(localStorage.getItem("${LANGUAGE_KEY}")==="en")Object.assign(document.documentElement,{lang:"en",dir:"ltr"})}catch{}`;
