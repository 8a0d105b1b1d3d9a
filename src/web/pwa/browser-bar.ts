// The color of the browser's own bar, and of the window of the installed shop. It follows the
// theme that is shown, which need not be the system's.
import { getCurrentTheme, onThemeChange, type Theme } from "#web/page/theme.ts";

export const DARK_BAR_ID = "dark-bar";

/**
 * When the dark color applies. It goes before the light one, which every page has, and the first
 * that applies counts.
 */
export const darkBarMedia: Readonly<Record<Theme, string>> = {
  light: "not all",
  dark: "all",
  system: "(prefers-color-scheme: dark)",
};

/** Lets the bar follow every choice of a theme from now on; returns what undoes it. */
export function watchBrowserBar(): () => void {
  return onThemeChange(() => {
    const bar = document.getElementById(DARK_BAR_ID);
    if (bar instanceof HTMLMetaElement) bar.media = darkBarMedia[getCurrentTheme()];
  });
}
