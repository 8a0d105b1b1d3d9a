import { Eye } from "lucide-react";
import { productPreview as text } from "#i18n/en/product-preview.ts";
import { formatDateTime } from "#i18n/format.ts";

type PreviewNoteProps = { of: "product" | "words" | "published"; expiresAt: string };

/**
 * Says that a page is a preview, and until when its link works. Loaded separately, because few
 * visitors see it.
 */
export default function PreviewNote({ of, expiresAt }: PreviewNoteProps) {
  return (
    <div className="wrap pt-4 print:hidden">
      <div
        role="note"
        className="flex gap-3 rounded-md border border-dashed border-line-strong bg-surface px-4 py-3 text-sm leading-ui"
      >
        <Eye aria-hidden className="size-5 flex-none" />
        <p>
          <strong className="block">{of === "product" ? text.banner : text[of]}</strong>
          <span className="text-soft">{text.until(formatDateTime(new Date(expiresAt)))}</span>
        </p>
      </div>
    </div>
  );
}
