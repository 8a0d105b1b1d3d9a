import { useEffect, useState } from "react";
import { contentActions } from "#i18n/he/content-editor.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ErrorState, SkeletonRows } from "../../kit/list-states.tsx";

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
  useEffect(() => mutate({ body: { key: documentKey } }), [mutate, documentKey, stamp]);
  if (error !== null)
    return (
      <ErrorState
        title={text.failed}
        error={error}
        onRetry={() => mutate({ body: { key: documentKey } })}
      />
    );
  if (path === undefined) return <SkeletonRows rows={4} />;
  return (
    <iframe
      src={path}
      title={text.frame(name)}
      sandbox=""
      className="h-160 w-full rounded-sm border border-line"
    />
  );
}
