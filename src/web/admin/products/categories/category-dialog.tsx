import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { categories as text } from "#i18n/he/categories.ts";
import type { AdminCategory } from "#modules/catalog/admin-shapes.ts";
import { useApiAction } from "../../api/use-api.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { CheckInput, SelectInput, TextAreaInput, TextInput } from "../../kit/fields.tsx";
import { toastSuccess } from "../../kit/toasts.ts";
import { getProblemText, takeProblems, type Problems } from "../form/problems.ts";
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
  const category = "category" in subject ? subject.category : undefined;
  const parents = listPossibleParents(list, category);
  const [draft, setDraft] = useState({
    name: category?.name ?? "",
    description: category?.description ?? "",
    parentId: ("category" in subject ? subject.category.parentId : subject.parentId) ?? "",
    isActive: category?.isActive ?? true,
  });
  const [problems, setProblems] = useState<Problems>({});
  const change = (changes: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...changes }));

  const common = (done: string) => ({
    onDone() {
      onClose();
      toastSuccess(done);
    },
    onError: takeProblems(setProblems),
  });
  const create = useApiAction("POST /api/admin/categories", {
    ...common(text.done.added),
    failed: text.failed.add,
  });
  const update = useApiAction("PATCH /api/admin/categories/:id", {
    ...common(text.done.saved),
    failed: text.failed.save,
  });
  const isPending = create.isPending || update.isPending;

  function save() {
    if (draft.name.trim() === "") {
      setProblems({ name: "required" });
      return;
    }
    setProblems({});
    const body = { ...draft, parentId: draft.parentId === "" ? null : draft.parentId };
    if (category === undefined) create.mutate({ body });
    else update.mutate({ params: { id: category.id }, body });
  }

  return (
    <DialogForm
      submit={category === undefined ? text.submitNew : admin.dialog.save}
      isPending={isPending}
      onSubmit={save}
      typed={draft}
    >
      <TextInput
        name="category-name"
        label={text.form.name}
        error={getProblemText(problems["name"], {
          required: text.form.nameRequired,
          taken: text.form.nameTaken,
        })}
        value={draft.name}
        maxLength={120}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextAreaInput
        name="category-description"
        label={text.form.description}
        error={getProblemText(problems["description"])}
        optionalHint={admin.dialog.optional}
        value={draft.description}
        maxLength={2_000}
        onChange={({ target }) => change({ description: target.value })}
      />
      <SelectInput
        name="category-parent"
        label={text.form.parent}
        help={parents.length === 0 && category !== undefined ? text.form.parentHelp : undefined}
        error={getProblemText(problems["parentId"], {
          itself: text.form.parentRefused,
          nested: text.form.parentRefused,
        })}
        value={draft.parentId}
        onChange={({ target }) => change({ parentId: target.value })}
      >
        <option value="">{text.form.noParent}</option>
        {parents.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectInput>
      <CheckInput
        label={text.form.active}
        help={text.form.activeHelp}
        checked={draft.isActive}
        onChange={({ target }) => change({ isActive: target.checked })}
      />
    </DialogForm>
  );
}
