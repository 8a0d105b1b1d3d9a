import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { customer as words } from "#i18n/he/customer.ts";
import type { crmEndpoints } from "#modules/crm/contract.ts";
import type { CustomerNote } from "#modules/crm/customer-shapes.ts";
import { ApiError } from "#web/api-client.ts";
import { useApiAction } from "../../api/use-api.ts";
import { Dialog } from "../../kit/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { TextAreaInput } from "../../kit/fields.tsx";
import { tellDone } from "../../kit/tell.ts";
import { customerReads } from "../customer-reads.ts";

const text = words.notes;
export const MAX_NOTE = 2_000;

/** Rewrites a note. Of somebody else's change meanwhile it tells, and keeps what was typed. */
export function EditNoteDialog({ note, onClose }: { note: CustomerNote; onClose: () => void }) {
  const [body, setBody] = useState(note.body);
  const [isOvertaken, setOvertaken] = useState(false);
  const edit = useApiAction<typeof crmEndpoints.editCustomerNote>(
    "put",
    "/api/admin/customer-notes/:id",
    {
      refreshes: customerReads,
      failed: text.editFailed,
      onDone: () => {
        tellDone(text.editDone);
        onClose();
      },
      onFailure: (error) => {
        if (!(error instanceof ApiError) || error.code !== "conflict") return false;
        setOvertaken(true);
        return true;
      },
    },
  );
  return (
    <Dialog isOpen onClose={() => !edit.isPending && onClose()} title={text.editTitle}>
      <DialogForm
        submit={admin.dialog.save}
        isPending={edit.isPending}
        disabledReason={body.trim() === "" ? text.missing : isOvertaken ? text.conflict : undefined}
        onSubmit={() =>
          edit.mutate({ params: { id: note.id }, body: { body, seen: note.updatedAt } })
        }
        typed={body}
      >
        <TextAreaInput
          name="note-body"
          label={text.editTitle}
          rows={5}
          maxLength={MAX_NOTE}
          value={body}
          error={isOvertaken ? text.conflict : undefined}
          onChange={({ target }) => setBody(target.value)}
        />
      </DialogForm>
    </Dialog>
  );
}
