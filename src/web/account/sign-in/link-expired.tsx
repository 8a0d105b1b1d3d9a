import { LinkIcon } from "lucide-react";
import type { Ref } from "react";
import { ApiError } from "#web/api/api-client.ts";

/** Whether the link of a mail is refused for good: too old, used, or never one of ours. */
export function isDeadLink(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === "link_expired" || error.fields["token"] !== undefined)
  );
}

type LinkExpiredProps = {
  message: string;
  /** For those who take the focus there, which also reads it out: what had it has just gone. */
  ref: Ref<HTMLParagraphElement>;
};

/** Says that a link does not work. */
export function LinkExpired({ message, ref }: LinkExpiredProps) {
  return (
    <p
      ref={ref}
      tabIndex={-1}
      className="flex gap-3 rounded-md bg-warn-bg px-5 py-4 text-sm font-medium text-warn-fg"
    >
      <LinkIcon aria-hidden className="mt-0.5 size-5 flex-none" />
      {message}
    </p>
  );
}
