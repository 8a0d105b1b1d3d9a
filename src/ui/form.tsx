import { useEffect, useReducer, useRef, type ComponentProps } from "react";
import { focusField } from "./focus-field.ts";
import { getControl } from "./get-control.ts";

/** Input that was typed into a form. */
export type TypedForm = {
  /** The text of the field `name`, as it was typed; passwords are kept nowhere else. */
  readonly text: (name: string) => string;
  /** Empties all fields that React does not hold. */
  readonly reset: () => void;
};

type FormProps = Omit<ComponentProps<"form">, "onSubmit" | "noValidate" | "ref"> & {
  /** It is being sent: submitting it again does nothing. */
  isPending?: boolean;
  onSubmit: (typed: TypedForm) => void;
};

/**
 * A form that is sent by scripts. What is wrong is said by the shop, not by the browser, and the
 * first field that is wrong gets the focus, whether the form found that or the server's answer.
 */
export function Form({ isPending = false, onSubmit, ...form }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const isAnswerOpen = useRef(false);
  // An attempt that finds the same again renders nothing else anew.
  const [, noteAttempt] = useReducer((attempts: number) => attempts + 1, 0);

  useEffect(() => {
    if (!isAnswerOpen.current || isPending) return;
    const wrong = element.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (!wrong) return;
    isAnswerOpen.current = false;
    focusField(wrong);
  });

  return (
    <form
      // Should scripts fail, nothing that was typed gets into an address.
      method="post"
      {...form}
      ref={element}
      noValidate
      onInput={() => {
        // Anyone who types on is not taken away from where they are.
        isAnswerOpen.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        isAnswerOpen.current = true;
        noteAttempt();
        onSubmit(readTyped(event.currentTarget));
      }}
    />
  );
}

export function readTyped(form: HTMLFormElement | null): TypedForm {
  return {
    text: (name) => getControl(form, name)?.value ?? "",
    reset: () => form?.reset(),
  };
}
