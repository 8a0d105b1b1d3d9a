import { save } from "../browser/browser-storage.ts";
import { createListeners } from "#ui/listeners.ts";

/**
 * The theme is stored only in the browser (key "theme"), so pages stay the same for all visitors.
 */
export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const STORAGE_KEY = "theme";

/** Runs before the first paint; a page without scripts stays light. */
export const themeScript = `try{var t=localStorage.getItem("${STORAGE_KEY}");if(t==="dark"||t==="system")document.documentElement.dataset.theme=t}catch{}`;

/** The theme that the document shows now. */
export function getCurrentTheme(): Theme {
  const shown = document.documentElement.dataset["theme"];
  return themes.find((theme) => theme === shown) ?? "light";
}

const { subscribe, notify } = createListeners();

/** Calls a listener after each change of the theme; returns what undoes it. */
export const onThemeChange = subscribe;

/** Shows and remembers a theme. Storage may be forbidden; the choice then lasts for this page. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  save("local", STORAGE_KEY, theme);
  notify();
}
