import { useState } from "react";
import { publishing as text } from "#i18n/he/publishing.ts";
import { useApiAction } from "../../api/use-api.ts";

/** Makes preview links of variants: for a day anyone can see the page with them. */
export function usePreviewLink() {
  const [link, setLink] = useState<{ address: string; expiresAt: string }>();
  const prepare = useApiAction("POST /api/admin/variants/:id/preview", {
    changesNothing: true,
    failed: text.preview.failed,
    onDone: ({ path, expiresAt }) =>
      setLink({ address: new URL(path, window.location.origin).href, expiresAt }),
  });
  return {
    link,
    make: (variantId: string) => prepare.mutate({ params: { id: variantId } }),
    close: () => setLink(undefined),
  };
}
