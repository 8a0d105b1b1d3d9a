import type { ReactNode } from "react";
import type { Fields, Values } from "#shared/records/record.ts";
import type { Call } from "#web/api/api-request.ts";
import type { ActionInput, ActionOptions } from "../api/use-api.ts";
import type { DialogProps } from "./dialog.tsx";
import type { DialogFormProps } from "./dialog-form.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { RecordField } from "./record-field.tsx";
import { useFormAction, type RecordForm } from "./record-form.ts";
import { useQuestion, type Question } from "./use-question.tsx";

type ActionDialogProps<C extends Call, F extends Fields> = ActionOptions<C> &
  Pick<DialogProps, "title" | "size" | "onClose"> &
  Partial<Pick<DialogFormProps, "submit" | "tone">> & {
    call: C;
    text?: ReactNode;
    form: RecordForm<F>;
    /** Undefined where something else is wrong with the values, which it shows. */
    toInput: (values: Values<F>) => ActionInput<C> | undefined | void;
    /** Asked before it is sent; undefined where there is nothing to ask. */
    getQuestion?: (values: Values<F>) => Question | undefined;
    /** Instead of the fields of the record, in their order. */
    children?: ReactNode;
  };

/** The form of a record in a dialog: sends it, and closes when that is done. */
export function ActionDialog<C extends Call, F extends Fields>({
  call,
  text,
  form,
  toInput,
  getQuestion,
  children,
  ...props
}: ActionDialogProps<C, F>) {
  const action = useFormAction(call, form, {
    onTheirs: props.onClose,
    ...props,
    onDone(answer, input) {
      props.onClose();
      props.onDone?.(answer, input);
    },
  });
  const { confirm, dialog } = useQuestion();
  return (
    <EditDialog
      {...props}
      description={text}
      action={action}
      typed={form.draft}
      onSubmit={() =>
        form.submit((values) => {
          const input = toInput(values);
          if (input) confirm(getQuestion?.(values), () => action.mutate(input));
        })
      }
    >
      {children ??
        Object.keys(form.type.fields).map((name) => (
          <RecordField key={name} form={form} name={name} />
        ))}
      {dialog}
    </EditDialog>
  );
}
