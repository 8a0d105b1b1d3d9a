import { mailtoLink } from "#shared/contact-links.ts";
import { EmailText } from "./email-text.tsx";
import { ForeignLettersTag } from "./foreign-letters-tag.tsx";

/** An e-mail address that begins a mail, and what is to be noticed about it. */
export function EmailLink({ email }: { email: string }) {
  return (
    <span className="inline-grid min-w-0 justify-items-start gap-y-1">
      <a href={mailtoLink(email)} className="link min-h-6 min-w-0 content-center wrap-anywhere">
        <EmailText email={email} />
      </a>
      <ForeignLettersTag email={email} />
    </span>
  );
}
