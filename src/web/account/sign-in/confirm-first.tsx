import { MailCheck } from "lucide-react";
import { account } from "#i18n/en/account.ts";
import { ResendButton } from "./resend-button.tsx";

/** The step that remains after signing up, for as long as the page is open. */
export function ConfirmFirst({ email }: { email: string }) {
  return (
    <div className="mb-6 flex gap-3 rounded-md bg-ok-bg px-5 py-4 text-sm text-ok-fg">
      <MailCheck aria-hidden className="mt-0.5 size-5 flex-none" />
      <div className="grid min-w-0 justify-items-start wrap-anywhere">
        <p>{account.signUp.confirmFirst(email)}</p>
        <ResendButton email={email} />
      </div>
    </div>
  );
}
