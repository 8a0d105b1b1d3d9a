import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { account } from "#i18n/en/account.ts";
import { Button } from "#ui/button.tsx";
import { Form, type TypedForm } from "#ui/form.tsx";
import { useHydrated } from "#web/loading/use-hydrated.ts";
import type { AccountError } from "./account-error.ts";
import type { AccountForm } from "./use-account-form.ts";

/** Why the form as a whole was refused, with a way out below it. */
export function FormAlert({
  error,
  children,
}: {
  error: AccountError | undefined;
  children?: ReactNode;
}) {
  if (!error) return null;
  return (
    <div className="flex gap-3 rounded-md bg-danger-bg px-5 py-4 text-sm text-danger-fg">
      <CircleAlert aria-hidden className="mt-0.5 size-5 flex-none" />
      <div className="grid min-w-0 justify-items-start gap-1 wrap-anywhere">
        <p role="alert">{error.message}</p>
        {children}
      </div>
    </div>
  );
}

type SubmitButtonProps = {
  label: string;
  sendingLabel: string;
  isSending: boolean;
  /** False where the page takes the posted form as well. */
  needsScripts?: boolean | undefined;
};

/**
 * Disabled until the page is hydrated if the form needs scripts: before that the browser itself
 * would send it, password and all, to a page that takes none. While it sends it keeps the focus, so
 * it is not disabled but does nothing.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, sendingLabel, isSending, needsScripts = true } = props;
  const isHydrated = useHydrated();
  return (
    <>
      <Button
        type="submit"
        size="lg"
        disabled={needsScripts && !isHydrated}
        aria-disabled={isSending || undefined}
        className="w-full max-xs:px-4 aria-disabled:cursor-progress aria-disabled:bg-brand-hover"
      >
        {isSending ? sendingLabel : label}
      </Button>
      {needsScripts && (
        <noscript>
          <p className="text-sm">{account.noScript}</p>
        </noscript>
      )}
    </>
  );
}

type FormViewProps = Omit<SubmitButtonProps, "label" | "sendingLabel" | "isSending"> & {
  form: AccountForm;
  submit: string;
  sending: string;
  onSubmit: (typed: TypedForm) => void;
  hidden?: boolean;
  /** Whether its button is as wide as its words where there is room. */
  isNarrow?: boolean;
  /** A way out of the error, below it. */
  wayOut?: ReactNode;
  /** Below the button. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** A form about an account: its fields, its error and its button. */
export function FormView(props: FormViewProps) {
  const { form, submit, sending, onSubmit, needsScripts, hidden, isNarrow = false } = props;
  return (
    <Form
      hidden={hidden}
      className="grid gap-5"
      isPending={form.sending !== undefined}
      onSubmit={onSubmit}
    >
      {props.children}
      <FormAlert error={form.error}>{props.wayOut}</FormAlert>
      <div className={isNarrow ? "sm:justify-self-start" : "contents"}>
        <SubmitButton
          label={submit}
          sendingLabel={sending}
          isSending={form.sending === "submit"}
          needsScripts={needsScripts}
        />
      </div>
      {props.footer}
    </Form>
  );
}
