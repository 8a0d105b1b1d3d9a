import { admin } from "#i18n/he/admin.ts";
import { categories as text } from "#i18n/he/categories.ts";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { category } from "#modules/catalog/category.ts";
import { createDraft, toDraft } from "#shared/records/record.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { useFormAction, useRecordForm } from "../../kit/record-form.ts";
import { listPossibleParents } from "./category-tree.ts";

/** Subject of the dialog: an existing category, or a new one below `parentId`. */
export type DialogSubject =
  | { readonly category: AdminCategory }
  | { readonly parentId: string | null };

type CategoryDialogProps = {
  /** Undefined while it is closed. */
  subject: DialogSubject | undefined;
  list: readonly AdminCategory[];
  onClose: () => void;
};

export function CategoryDialog({ subject, list, onClose }: CategoryDialogProps) {
  const isEditing = subject !== undefined && "category" in subject;
  return (
    <Dialog
      isOpen={subject !== undefined}
      onClose={onClose}
      title={isEditing ? text.editTitle : text.addTitle}
    >
      {subject && <CategoryForm subject={subject} list={list} onClose={onClose} />}
    </Dialog>
  );
}

type CategoryFormProps = {
  subject: DialogSubject;
  list: readonly AdminCategory[];
  onClose: () => void;
};

function CategoryForm({ subject, list, onClose }: CategoryFormProps) {
  const row = "category" in subject ? subject.category : undefined;
  const parentId = "category" in subject ? null : subject.parentId;
  const parents = listPossibleParents(list, row);
  const form = useRecordForm(category, text.fields, {
    ...(row === undefined ? createDraft(category) : toDraft(category, row)),
    parentId: row?.parentId ?? parentId ?? "",
  });
  const create = useFormAction("POST /api/admin/categories", form, {
    failed: text.failed.add,
    saved: text.done.added,
    onDone: onClose,
  });
  const update = useFormAction("PATCH /api/admin/categories/:id", form, {
    failed: text.failed.save,
    saved: text.done.saved,
    onDone: onClose,
  });

  return (
    <DialogForm
      submit={row === undefined ? text.submitNew : admin.dialog.save}
      action={row === undefined ? create : update}
      onSubmit={() =>
        form.submit((body) => {
          if (row === undefined) create.mutate({ body });
          else update.mutate({ params: { id: row.id }, body });
        })
      }
      typed={form.draft}
    >
      <RecordField form={form} name="name" />
      <RecordField form={form} name="description" />
      <RecordField
        form={form}
        name="parentId"
        help={parents.length === 0 && row !== undefined ? text.form.parentHelp : undefined}
      >
        <option value="">{text.form.noParent}</option>
        {parents.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </RecordField>
      <RecordField form={form} name="isActive" />
    </DialogForm>
  );
}
