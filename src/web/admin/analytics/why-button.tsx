import { ListTree } from "lucide-react";
import { analytics } from "#i18n/he/analytics.ts";

const text = analytics.why;

/** Opens what is behind a number. */
export function WhyButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={text.openFor(label)}
      onClick={onClick}
      className="-ms-2 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-sm px-2 text-xs text-link hover:bg-surface-hover lg:min-h-9 print:hidden"
    >
      <ListTree aria-hidden className="size-4" />
      {text.open}
    </button>
  );
}
