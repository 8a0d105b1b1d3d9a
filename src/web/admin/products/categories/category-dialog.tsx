import { useState } from "react";
import { categories as text } from "#i18n/he/categories.ts";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { category } from "#modules/catalog/category.ts";
import { createDraft, toDraft } from "#shared/records/record.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { RecordField } from "../../kit/record-field.tsx";
import { toChange, useFormAction, useRecordForm } from "../../kit/record-form.ts";
import { listPossibleParents } from "./category-tree.ts";

/** Subject of the dialog: an existing category, or a new one below `parentId`. */
export type DialogSubject =
  | { readonly category: AdminCategory }
  | { readonly parentId: string | null };

type CategoryDialogProps = {
  subject: DialogSubject;
  list: readonly AdminCategory[];
  onClose: () => void;
};

export function CategoryDialog({ subject, list, onClose }: CategoryDialogProps) {
  // The list behind the dialog is read again meanwhile.
  const [row] = useState("category" in subject ? subject.category : undefined);
  const parentId = "category" in subject ? null : subject.parentId;
  const parents = listPossibleParents(list, row);
  const form = useRecordForm(category, text.fields, {
    ...(row === undefined ? createDraft(category) : toDraft(category, row)),
    parentId: row?.parentId ?? parentId ?? "",
  });
  const create = useFormAction("POST /api/admin/categories", form, {
    ...text.outcomes.add,
    onDone: onClose,
  });
  const update = useFormAction("PATCH /api/admin/categories/:id", form, {
    ...text.outcomes.save,
    onDone: onClose,
    onTheirs: onClose,
    clash: {
      parentId: {
        label: text.fields.parentId.label,
        show: (id) => list.find((it) => it.id === id)?.name ?? text.form.noParent,
      },
    },
  });

  return (
    <EditDialog
      title={row === undefined ? text.addTitle : text.editTitle}
      {...(row === undefined && { submit: text.submitNew })}
      onClose={onClose}
      action={row === undefined ? create : update}
      onSubmit={() =>
        form.submit((body) =>
          row === undefined ? create.mutate({ body }) : update.mutate(toChange(row, body)),
        )
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
    </EditDialog>
  );
}
