import { useState, type ReactNode } from "react";
import { Form, type TypedForm } from "#ui/form.tsx";
import { ApiError } from "#web/api/api-client.ts";
import type { Parts } from "./second-factor-parts.ts";

type CodeFormProps = {
  parts: Parts;
  /** Also the id of the field. */
  name: string;
  label: string;
  help: string;
  /** Said when nothing was typed. */
  missing: string;
  submit: string;
  tone: "main" | "danger";
  cancel: string;
  isPending: boolean;
  error: unknown;
  onSubmit: (code: string) => void;
  onCancel: () => void;
  children?: ReactNode;
};

/**
 * Asks for a code. What is wrong with the code stands at its field, with the focus there; the rest
 * above the buttons.
 */
export function CodeForm({ parts, name, error, children, ...props }: CodeFormProps) {
  const { Button, CodeField, Alert, getErrorText } = parts;
  const [problem, setProblem] = useState<string>();
  const isCodeWrong = error instanceof ApiError && error.code === "invalid_code";

  function submit(typed: TypedForm) {
    const code = typed.text(name).trim();
    setProblem(code === "" ? props.missing : undefined);
    if (code !== "") props.onSubmit(code);
  }

  const wrong = isCodeWrong ? getErrorText(error) : undefined;
  return (
    <Form className="grid gap-5" isPending={props.isPending} onSubmit={submit}>
      {children}
      <CodeField
        name={name}
        label={props.label}
        help={props.help}
        error={problem ?? wrong}
        onChange={() => setProblem(undefined)}
      />
      {error !== undefined && !isCodeWrong && <Alert message={getErrorText(error)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone={props.tone} isPending={props.isPending}>
          {props.submit}
        </Button>
        <Button tone="line" onClick={props.onCancel}>
          {props.cancel}
        </Button>
      </div>
    </Form>
  );
}
