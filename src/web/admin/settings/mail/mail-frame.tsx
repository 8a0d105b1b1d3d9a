import { useCallback, useEffect } from "react";
import { mailAdmin } from "#i18n/he/mails.ts";
import { useApiAction } from "../../api/use-api.ts";
import { LoadError } from "../../kit/list-frame.tsx";

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
  const load = useCallback(() => mutate({ params: { id } }), [mutate, id]);
  useEffect(load, [load]);
  if (data === undefined)
    return <LoadError read={{ error, refetch: load }} failed={mailAdmin.mail.noPreview} rows={4} />;
  return (
    <iframe
      src={data.path}
      title={`${mailAdmin.mail.frame}: ${title}`}
      sandbox=""
      className="h-[60svh] w-full rounded-sm border border-line"
    />
  );
}
