import { Copy } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { order as text } from "#i18n/he/order.ts";
import { showToast } from "#ui/toast.ts";
import { toastSuccess } from "../../kit/toasts.ts";
import { ToolButton } from "../../kit/tool-button.tsx";

/** Puts a text on the clipboard and says so. */
export async function copyText(value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value);
    toastSuccess(text.copy.done);
  } catch {
    // Forbidden, or a page without TLS, which has no clipboard.
    showToast({ title: admin.error, description: text.copy.failed, tone: "error" });
  }
}

export function CopyButton({ label, value }: { label: string; value: string }) {
  return (
    <ToolButton label={label} className="-my-2 -ms-2.5" onClick={() => void copyText(value)}>
      <Copy aria-hidden className="size-3.5" />
    </ToolButton>
  );
}
