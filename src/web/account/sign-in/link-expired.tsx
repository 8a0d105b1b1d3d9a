import { LinkIcon } from "lucide-react";
import { useRef, useState, type Ref } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "#web/api/api-client.ts";
import { isDeadLink } from "./account-error.ts";
import type { RefusedRequest } from "./mail-link-form.ts";

/** The link of a mail, and why its form was refused if it was posted without scripts. */
export function useMailLink(token: string | null, answer?: RefusedRequest | string) {
  const refused = typeof answer === "object" ? new ApiError(answer.code, answer) : undefined;
  const [isExpired, setExpired] = useState(!token || isDeadLink(refused));
  const notice = useRef<HTMLParagraphElement>(null);
  return {
    refused,
    isExpired,
    notice,
    showExpired: () => {
      flushSync(() => setExpired(true));
      notice.current?.focus();
    },
  };
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
