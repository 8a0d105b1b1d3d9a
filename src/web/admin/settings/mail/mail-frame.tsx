import { useEffect } from "react";
import { mailAdmin } from "#i18n/he/mails.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ErrorState, SkeletonRows } from "../../kit/list-states.tsx";

/**
 * The HTML of a mail, from an address made for this once: a frame sends no access token. Nothing in
 * it runs.
 */
export function MailFrame({ id, title }: { id: string; title: string }) {
  const { mutate, data, error } = useApiAction("POST /api/admin/mails/:id/preview", {
    changesNothing: true,
    failed: mailAdmin.mail.noPreview,
    onError: () => true,
  });
  useEffect(() => mutate({ params: { id } }), [mutate, id]);
  if (error !== null)
    return (
      <ErrorState
        title={mailAdmin.mail.noPreview}
        error={error}
        onRetry={() => mutate({ params: { id } })}
      />
    );
  if (data === undefined) return <SkeletonRows rows={4} />;
  return (
    <iframe
      src={data.path}
      title={`${mailAdmin.mail.frame}: ${title}`}
      sandbox=""
      className="h-[60svh] w-full rounded-sm border border-line"
    />
  );
}
