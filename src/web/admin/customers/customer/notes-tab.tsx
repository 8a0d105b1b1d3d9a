import { useState } from "react";
import { customer as labels } from "#i18n/he/customer.ts";
import { admin } from "#i18n/he/admin.ts";
import type { Customer, CustomerNote } from "#modules/customers/admin/customer-shapes.ts";
import { Form } from "#ui/form.tsx";
import { useApiAction } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { useDraftText } from "../../kit/draft-text.ts";
import { EditNoteDialog, MAX_NOTE } from "./edit-note-dialog.tsx";
import { NoteItem } from "./note-item.tsx";

const text = labels.notes;

/** Notes of the back office about a customer, and the form to add one. */
export function NotesTab({ customer }: { customer: Customer }) {
  const { id, notes, can } = customer;
  const [editing, setEditing] = useState<CustomerNote>();
  return (
    <div className="grid gap-4">
      <NoteForm customerId={id} canAdd={can.addNote.allowed} />
      {notes.length === 0 ? (
        <p className="text-soft">{text.empty}</p>
      ) : (
        <ol aria-label={text.list} className="grid gap-3">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} onEdit={() => setEditing(note)} />
          ))}
        </ol>
      )}
      {editing && (
        <EditNoteDialog key={editing.id} note={editing} onClose={() => setEditing(undefined)} />
      )}
    </div>
  );
}

/** The typed note stays in this tab until it is saved. */
function NoteForm({ customerId, canAdd }: { customerId: string; canAdd: boolean }) {
  const [note, setNote] = useDraftText("customer-note", customerId);
  const add = useApiAction("POST /api/admin/customers/:id/notes", {
    failed: text.addFailed,
    onDone: () => setNote(""),
    saved: text.added,
  });
  const isEmpty = note.trim() === "";
  return (
    <Form
      className="grid justify-items-start gap-2"
      isPending={add.isPending}
      onSubmit={() => {
        if (!isEmpty) add.mutate({ params: { id: customerId }, body: { body: note } });
      }}
    >
      <textarea
        aria-label={text.label}
        placeholder={text.placeholder}
        dir="auto"
        rows={3}
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        className="w-full rounded-sm border border-line-strong bg-surface px-3 py-2 leading-ui placeholder:text-faint hover:border-soft focus-visible:rounded-sm focus-visible:outline-offset-0"
      />
      <ActionButton
        type="submit"
        action={add}
        disabledReason={canAdd ? (isEmpty ? text.missing : undefined) : admin.notPermitted}
      >
        {text.save}
      </ActionButton>
    </Form>
  );
}
