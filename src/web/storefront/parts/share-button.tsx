import { Share2 } from "lucide-react";
import { sharing } from "#i18n/en/sharing.ts";
import { getButtonClass } from "#ui/button.tsx";
import { DataText } from "#ui/data-text.tsx";
import { showToast } from "#ui/toast.ts";

type ShareButtonProps = {
  /** The path of the page to hand on. */
  path: string;
  title: string;
};

/** Hands a page on by whatever the device offers for that, else by its address. */
export function ShareButton({ path, title }: ShareButtonProps) {
  return (
    <button
      type="button"
      className={`${getButtonClass({ tone: "quiet", size: "sm" })} noscript:hidden`}
      onClick={() => void openShareMenu(location.origin + path, title)}
    >
      <Share2 aria-hidden className="size-4.5" />
      {sharing.share}
      <span className="sr-only">
        <DataText>{title}</DataText>
      </span>
    </button>
  );
}

async function openShareMenu(url: string, title: string): Promise<void> {
  try {
    if (typeof navigator.share === "function") return await navigator.share({ url, title });
  } catch (error) {
    // The visitor changed their mind. Any other reason is the device's, and copying may still work.
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: sharing.copied, tone: "success" });
  } catch {
    // Kept like an error, so that there is time to copy it.
    showToast({ title: sharing.copyByHand, description: url, tone: "error" });
  }
}
