import { productPreview } from "#i18n/en/product-preview.ts";
import { PreviewNote } from "./preview-note.tsx";

/** Above a page that is shown with words that nobody has published. Few ever see it. */
export default function WordsPreview({ expiresAt }: { expiresAt: string }) {
  return <PreviewNote banner={productPreview.words} expiresAt={expiresAt} />;
}
