import { admin } from "#i18n/he/admin.ts";
import { Dialog, type DialogProps } from "./dialog.tsx";
import { DialogForm, type DialogFormProps } from "./dialog-form.tsx";

type EditDialogProps = Omit<DialogProps, "children"> &
  Omit<DialogFormProps, "submit"> & {
    /** Text of the submit button, where it does more than save. */
    submit?: string;
  };

/** A dialog that is one form, and open as long as it is shown. */
export function EditDialog({ title, description, size, onClose, ...form }: EditDialogProps) {
  return (
    <Dialog title={title} description={description} size={size} onClose={onClose}>
      <DialogForm submit={admin.dialog.save} {...form} />
    </Dialog>
  );
}
