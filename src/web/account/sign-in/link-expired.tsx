import { LinkIcon } from "lucide-react";
import { ApiError } from "#web/api/api-client.ts";

const ID = "link-expired";

/** Whether the link of a mail is refused for good: too old, used, or never one of ours. */
export function isDeadLink(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === "link_expired" || error.fields["token"] !== undefined)
  );
}

/** Takes the focus there, which also reads it out: what had the focus has just gone. */
export function focusLinkExpired(): void {
  document.getElementById(ID)?.focus();
}

/** Says that a link does not work. */
export function LinkExpired({ message }: { message: string }) {
  return (
    <p
      id={ID}
      tabIndex={-1}
      className="flex gap-3 rounded-md bg-warn-bg px-5 py-4 text-sm font-medium text-warn-fg"
    >
      <LinkIcon aria-hidden className="mt-0.5 size-5 flex-none" />
      {message}
    </p>
  );
}
