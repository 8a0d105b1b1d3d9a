import { useSyncExternalStore } from "react";
import { shell } from "#i18n/en/shell.ts";
import { useHasScripts } from "#web/page/surface.ts";
import { getCurrentTheme, onThemeChange, setTheme, themes, type Theme } from "#web/page/theme.ts";

const text = shell.footer;

/**
 * The server cannot know the theme, so its page presses none; the browser presses the one that is
 * shown.
 */
export function ThemeSwitch() {
  const shown = useSyncExternalStore<Theme | undefined>(
    onThemeChange,
    getCurrentTheme,
    () => undefined,
  );
  if (!useHasScripts()) return null;
  return (
    <div
      role="group"
      aria-label={text.theme}
      className="inline-flex w-fit rounded-pill border border-line p-1 text-sm noscript:hidden"
    >
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={shown === theme}
          onClick={() => setTheme(theme)}
          className="min-h-11 rounded-pill px-4 text-soft aria-pressed:bg-surface aria-pressed:text-text aria-pressed:shadow-low"
        >
          {text.themes[theme]}
        </button>
      ))}
    </div>
  );
}
