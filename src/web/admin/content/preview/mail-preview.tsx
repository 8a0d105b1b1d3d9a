import { useEffect } from "react";
import { contentActions } from "#i18n/he/content-editor.ts";
import { useApiAction } from "../../api/use-api.ts";
import { Fact } from "../../kit/fact.tsx";
import { ErrorState, SkeletonRows } from "../../kit/list-states.tsx";
import type { Data } from "../editor/data.ts";

const text = contentActions.preview;

type MailPreviewProps = { documentKey: string; name: string; data: Data };

/** A sample of a mail with the words of the draft. Nothing in it runs. */
export function MailPreview({ documentKey, name, data }: MailPreviewProps) {
  const preview = useApiAction("POST /api/admin/content/mail-preview", {
    changesNothing: true,
    failed: text.failed,
    onFailure: () => true,
  });
  const { mutate } = preview;
  const send = () => mutate({ body: { key: documentKey, data } });
  useEffect(send, [mutate, documentKey, data]);
  if (preview.error !== null)
    return <ErrorState title={text.failed} error={preview.error} onRetry={send} />;
  if (preview.data === undefined) return <SkeletonRows rows={4} />;
  return (
    <div className="grid gap-3">
      <Fact name={text.subject}>
        <bdi>{preview.data.subject}</bdi>
      </Fact>
      <iframe
        srcDoc={preview.data.html}
        title={text.frame(name)}
        sandbox=""
        className="h-160 w-full rounded-sm border border-line"
      />
    </div>
  );
}
