import { useEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "#web/api-client.ts";
import type { Parts } from "./parts.ts";

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
  failure: unknown;
  onSubmit: (code: string) => void;
  onCancel: () => void;
  children?: ReactNode;
};

/** Asks for a code. What is wrong with the code stands at its field, with the focus there; the rest above the buttons. */
export function CodeForm({ parts, name, failure, children, ...props }: CodeFormProps) {
  const { Button, CodeField, Alert, reasonOf } = parts;
  const [problem, setProblem] = useState<string>();
  const isCodeWrong = failure instanceof ApiError && failure.code === "invalid_code";

  useEffect(() => {
    if (isCodeWrong) document.getElementById(name)?.focus();
  }, [failure, isCodeWrong, name]);

  function submit() {
    const field = document.getElementById(name);
    const code = field instanceof HTMLInputElement ? field.value.trim() : "";
    if (code === "") {
      flushSync(() => setProblem(props.missing));
      field?.focus();
      return;
    }
    setProblem(undefined);
    props.onSubmit(code);
  }

  const wrong = isCodeWrong ? reasonOf(failure) : undefined;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      <CodeField
        name={name}
        label={props.label}
        help={props.help}
        error={problem ?? wrong}
        onChange={() => setProblem(undefined)}
      />
      {failure !== undefined && !isCodeWrong && <Alert message={reasonOf(failure)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone={props.tone} isPending={props.isPending}>
          {props.submit}
        </Button>
        <Button tone="line" onClick={props.onCancel}>
          {props.cancel}
        </Button>
      </div>
    </form>
  );
}
