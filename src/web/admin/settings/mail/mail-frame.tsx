import { useEffect } from "react";
import { mailDesk } from "#i18n/he/mail-desk.ts";
import type { downloadEndpoints } from "#modules/downloads/contract.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ErrorState, SkeletonRows } from "../../kit/list-states.tsx";

/** The HTML of a mail, from an address made for this once: a frame sends no access token. Nothing in it runs. */
export function MailFrame({ id, title }: { id: string; title: string }) {
  const { mutate, data, error } = useApiAction<typeof downloadEndpoints.prepareMailPreview>(
    "post",
    "/api/admin/mails/:id/preview",
    { refreshes: [], failed: mailDesk.mail.noPreview, onFailure: () => true },
  );
  useEffect(() => mutate({ params: { id } }), [mutate, id]);
  if (error !== null)
    return (
      <ErrorState
        title={mailDesk.mail.noPreview}
        error={error}
        onRetry={() => mutate({ params: { id } })}
      />
    );
  if (data === undefined) return <SkeletonRows rows={4} />;
  return (
    <iframe
      src={data.path}
      title={`${mailDesk.mail.frame}: ${title}`}
      sandbox=""
      className="h-[60svh] w-full rounded-sm border border-line"
    />
  );
}
