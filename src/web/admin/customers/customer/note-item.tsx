import { Pencil, Trash2 } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { customer as labels } from "#i18n/he/customer.ts";
import type { CustomerNote } from "#modules/customers/admin/customer-shapes.ts";
import { DataText } from "#ui/data-text.tsx";
import { useApiAction } from "../../api/use-api.ts";
import { Moment } from "../../kit/moment.tsx";
import { ToolButton } from "../../kit/tool-button.tsx";

const text = labels.notes;

/** A note with who wrote it; deleting it can be taken back. */
export function NoteItem({ note, onEdit }: { note: CustomerNote; onEdit: () => void }) {
  const { id, can } = note;
  const restore = useApiAction("POST /api/admin/customer-notes/:id/restore", {
    failed: text.restoreFailed,
    saved: text.restored,
  });
  const remove = useApiAction("DELETE /api/admin/customer-notes/:id", {
    failed: text.deleteFailed,
    saved: text.deleted,
    setBack: () => () => restore.mutate({ params: { id } }),
  });
  const getDisabledReason = (isAllowed: boolean) => (isAllowed ? undefined : admin.notPermitted);
  return (
    <li className="grid gap-1 rounded-sm bg-warn-bg px-3 py-2 text-warn-fg">
      <DataText as="p" className="whitespace-pre-line wrap-anywhere">
        {note.body}
      </DataText>
      <div className="flex items-center">
        <p className="me-auto text-xs">
          <DataText>{note.authorName}</DataText>, <Moment at={note.createdAt} />
          {note.updatedAt !== note.createdAt && (
            <>
              {" · "}
              {text.edited} <Moment at={note.updatedAt} />
            </>
          )}
        </p>
        <ToolButton
          label={text.edit}
          disabledReason={getDisabledReason(can.edit.allowed)}
          onClick={onEdit}
          className="-my-1 text-warn-fg"
        >
          <Pencil aria-hidden className="size-4" />
        </ToolButton>
        <ToolButton
          label={text.delete}
          disabledReason={getDisabledReason(can.delete.allowed)}
          action={remove}
          onClick={() => !remove.isPending && remove.mutate({ params: { id } })}
          className="-my-1 -me-2 text-warn-fg"
        >
          <Trash2 aria-hidden className="size-4" />
        </ToolButton>
      </div>
    </li>
  );
}
