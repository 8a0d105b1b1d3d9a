import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { forms } from "#i18n/en/forms.ts";
import { Button } from "#ui/button.tsx";
import { joinClassNames } from "#ui/class-names.ts";
import type { ToastMessage } from "#ui/toast.ts";
import type { PublicForm } from "./use-public-form.ts";

type FormFrameProps = {
  form: Pick<PublicForm<string>, "formProps" | "notice" | "status">;
  /** Where a browser without scripts sends the form, and then shows the answer, at "#form". */
  action: string;
  className?: string;
  children: ReactNode;
};

/** A form with what it has to say, and with the field that only programs fill in. */
export function FormFrame({ form, action, className, children }: FormFrameProps) {
  return (
    <form
      id="form"
      {...form.formProps}
      action={action}
      className={joinClassNames("grid gap-5", className)}
    >
      {form.notice && <AnswerNotice message={form.notice} />}
      {children}
      <div aria-hidden className="sr-only">
        <label>
          {forms.website}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p role="status" className="sr-only">
        {form.status}
      </p>
    </form>
  );
}

/** The answer to a form that was sent without scripts, as the toast of it would say it. */
function AnswerNotice({ message: { title, description, tone, lang } }: { message: ToastMessage }) {
  const isError = tone === "error";
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <div
      role={isError ? "alert" : "status"}
      lang={lang}
      dir={lang && "rtl"}
      className={joinClassNames(
        "col-span-full flex gap-3 rounded-md px-5 py-4 text-sm",
        isError ? "bg-danger-bg text-danger-fg" : "bg-ok-bg text-ok-fg",
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 flex-none" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-strong">{title}</p>
        {description && <p>{description}</p>}
      </div>
    </div>
  );
}

type SendButtonProps = {
  label: string;
  sendingLabel: string;
  isSending: boolean;
  className?: string;
};

/** While it sends it keeps the focus, so it is not disabled but does nothing. */
export function SendButton({ label, sendingLabel, isSending, className }: SendButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      aria-disabled={isSending || undefined}
      className={joinClassNames(
        "aria-disabled:cursor-progress aria-disabled:bg-brand-hover",
        className,
      )}
    >
      {isSending ? sendingLabel : label}
    </Button>
  );
}

type PrivacyNoteProps = { text: string; link: { to: string; label: string } };

/** Note on the use of the data typed above. */
export function PrivacyNote({ text, link }: PrivacyNoteProps) {
  return (
    <p className="text-xs text-faint">
      {text}{" "}
      <Link to={link.to} className="link">
        {link.label}
      </Link>
      .
    </p>
  );
}
