import type { ReactNode } from "react";
import { ownAccount } from "#i18n/en/own-account.ts";
import { Button } from "#ui/button.tsx";
import { Form, readTyped, type TypedForm } from "#ui/form.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { ApiError } from "#web/api/api-client.ts";
import type { CallInput } from "#web/api/api-request.ts";
import { loadPasskeyDevice } from "#web/passkeys/load-device.ts";
import type { ProofWays } from "#web/second-factor/use-proof-ways.ts";
import { OneTimeCodeField } from "../one-time-code-field.tsx";
import { FormAlert, SubmitButton } from "../sign-in/form-parts.tsx";
import { useAccountForm, type AccountForm } from "../sign-in/use-account-form.ts";

const text = ownAccount.proof;

/** The password, and a code of those who have a second factor; or a passkey, as the API has it. */
export type Proof = CallInput<"POST /api/auth/prove">["body"];

type ProvenFormProps = {
  /** Begins the names of its fields: a page may have several such forms. */
  name: string;
  /** Under which name the form has further fields of the API. */
  fieldNames?: Readonly<Record<string, string>>;
  ways: ProofWays;
  submit: string;
  sending: string;
  /** Errors of the further fields, by their names; false where all is well. */
  check?: (typed: TypedForm) => Readonly<Record<string, string | false>>;
  /** Throws ApiError. */
  send: (proof: Proof, typed: TypedForm) => Promise<void>;
  onCancel: () => void;
  children?: (form: AccountForm) => ReactNode;
};

/** A form for what only the owner of an account may do: it takes the password or a passkey, too. */
export function ProvenForm(props: ProvenFormProps) {
  const { name, fieldNames = {}, ways, submit, sending, check, send, onCancel } = props;
  const password = `${name}-password`;
  const code = `${name}-code`;
  const form = useAccountForm({ ...fieldNames, password, code });
  const codeField = form.getBinding(code);

  function submitProof(typed: TypedForm) {
    const proof = { password: typed.text(password), code: typed.text(code).trim() };
    const isRefused = form.showProblems({
      ...check?.(typed),
      [password]: proof.password === "" && text.passwordMissing,
      [code]: ways.asksForCode && proof.code === "" && text.codeMissing,
    });
    if (isRefused) return;
    void form.send(async () => {
      try {
        await send(proof.code === "" ? { password: proof.password } : proof, typed);
      } catch (error) {
        const fields = error instanceof ApiError ? error.fields : {};
        const isWrong = form.showProblems({
          [password]: fields["password"] !== undefined && text.passwordWrong,
          [code]: fields["code"] !== undefined && text.codeMissing,
        });
        if (!isWrong) throw error;
      }
      return "done";
    });
  }

  function submitPasskey(typed: TypedForm) {
    if (form.showProblems({ ...check?.(typed), [password]: false, [code]: false })) return;
    void form.send(async () => {
      const passkey = await (await loadPasskeyDevice()).signProof();
      if (passkey !== undefined) await send({ passkey }, typed);
      return "done";
    }, "aside");
  }

  return (
    <Form className="grid gap-5" isPending={form.sending !== undefined} onSubmit={submitProof}>
      {props.children?.(form)}
      <PasswordField
        {...form.getBinding(password)}
        label={text.password}
        showLabel={text.showPassword}
        autoComplete="current-password"
      />
      {(ways.asksForCode || codeField.error !== undefined) && (
        <OneTimeCodeField
          {...codeField}
          label={text.code}
          help={text.codeHelp}
          className="max-w-80"
        />
      )}
      <FormAlert error={form.error} />
      <div className="flex flex-wrap items-center gap-3">
        <div className="max-sm:w-full">
          <SubmitButton
            label={submit}
            sendingLabel={sending}
            isSending={form.sending === "submit"}
          />
        </div>
        {ways.hasPasskey && (
          <button
            type="button"
            className="link min-h-11 text-sm"
            onClick={({ currentTarget }) => submitPasskey(readTyped(currentTarget.form))}
          >
            {text.passkey}
          </button>
        )}
        <Button tone="quiet" onClick={onCancel} className="max-sm:w-full">
          {ownAccount.cancel}
        </Button>
      </div>
    </Form>
  );
}
