import { Copy } from "lucide-react";
import { order as text } from "#i18n/he/order.ts";
import { showProblemToast, showSuccessToast } from "./toasts.ts";
import { ToolButton } from "./tool-button.tsx";

type Said = { readonly done: string; readonly failed: string };

/** Puts a text on the clipboard and says so. */
export async function copyText(value: string, said: Said = text.copy): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    showSuccessToast(said.done);
  } catch {
    // Forbidden, or a page without TLS, which has no clipboard.
    showProblemToast(said.failed);
  }
}

export function CopyButton({ label, value }: { label: string; value: string }) {
  return (
    <ToolButton label={label} className="-my-2 -ms-2.5" onClick={() => void copyText(value)}>
      <Copy aria-hidden className="size-3.5" />
    </ToolButton>
  );
}
