import { Eye } from "lucide-react";
import { productPreview as text } from "#i18n/en/product-preview.ts";
import { formatDateTime } from "#i18n/format.ts";

/** Says that a page is not what visitors see, and until when its link works. */
export function PreviewNote({ banner, expiresAt }: { banner: string; expiresAt: string }) {
  return (
    <div className="wrap pt-4 print:hidden">
      <div
        role="note"
        className="flex gap-3 rounded-md border border-dashed border-line-strong bg-surface px-4 py-3 text-sm leading-ui"
      >
        <Eye aria-hidden className="size-5 flex-none" />
        <p>
          <strong className="block">{banner}</strong>
          <span className="text-soft">{text.until(formatDateTime(new Date(expiresAt)))}</span>
        </p>
      </div>
    </div>
  );
}
