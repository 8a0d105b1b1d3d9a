import { useCallback, useEffect, useState } from "react";
import { contentActions } from "#i18n/he/content-editor.ts";
import { useApiAction } from "../../api/use-api.ts";
import { LoadError } from "../../kit/list-frame.tsx";

const text = contentActions.preview;

type MailPreviewProps = {
  documentKey: string;
  name: string;
  /** Another key shows another version: the mail is loaded again. */
  stamp: string;
};

/**
 * A sample of a mail with the words of the draft, from an address made for this once: a frame sends
 * no access token. Nothing in it runs.
 */
export function MailPreview({ documentKey, name, stamp }: MailPreviewProps) {
  // The one before stays until there is another.
  const [path, setPath] = useState<string>();
  const { mutate, error } = useApiAction("POST /api/admin/content/mail-frame", {
    changesNothing: true,
    failed: text.failed,
    onDone: (answer) => setPath(answer.path),
    onError: () => true,
  });
  const load = useCallback(() => mutate({ body: { key: documentKey } }), [mutate, documentKey]);
  useEffect(load, [load, stamp]);
  if (error !== null || path === undefined)
    return <LoadError read={{ error, refetch: load }} failed={text.failed} rows={4} />;
  return (
    <iframe
      src={path}
      title={text.frame(name)}
      sandbox=""
      className="h-160 w-full rounded-sm border border-line"
    />
  );
}
