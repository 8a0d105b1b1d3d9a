import { useState } from "react";
import { customer as labels } from "#i18n/he/customer.ts";
import type { CustomerNote } from "#modules/customers/admin/customer-shapes.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextAreaInput } from "../../kit/fields.tsx";

const text = labels.notes;
export const MAX_NOTE = 2_000;

/** Rewrites a note. */
export function EditNoteDialog({ note, onClose }: { note: CustomerNote; onClose: () => void }) {
  const [body, setBody] = useState(note.body);
  const edit = useApiAction("PUT /api/admin/customer-notes/:id", {
    failed: text.editFailed,
    onDone: onClose,
    saved: text.editDone,
    onTheirs: onClose,
    clash: { body: { label: text.editTitle, show: String, isLong: true } },
  });
  return (
    <EditDialog
      onClose={() => !edit.isPending && onClose()}
      title={text.editTitle}
      action={edit}
      disabledReason={body.trim() === "" ? text.missing : undefined}
      onSubmit={() =>
        edit.mutate({
          params: { id: note.id },
          body: { body, version: note.version },
          base: note,
        })
      }
      typed={body}
    >
      <TextAreaInput
        name="note-body"
        label={text.editTitle}
        rows={5}
        maxLength={MAX_NOTE}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
    </EditDialog>
  );
}
