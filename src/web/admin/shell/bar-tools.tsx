import { Search } from "lucide-react";
import { useContext } from "react";
import { admin } from "#i18n/he/admin.ts";
import { NewsBell } from "../live/news-bell.tsx";
import { CommandContext } from "../palette/command-context.ts";

/** Tools in the head of every screen: search, news. */
export function BarTools() {
  const { openPalette } = useContext(CommandContext);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openPalette}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm text-xs text-faint hover:bg-surface-hover sm:border sm:border-line sm:bg-surface sm:px-3 lg:min-h-9"
      >
        <Search aria-hidden className="size-5 text-soft sm:size-4" />
        <span className="sr-only xl:not-sr-only">{admin.search}</span>
        <kbd
          aria-hidden
          dir="ltr"
          className="hidden rounded-xs border border-line px-1.5 font-text md:inline"
        >
          Ctrl K
        </kbd>
      </button>
      <NewsBell />
    </>
  );
}
