import { Pencil, Trash2 } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import { customer as words } from "#i18n/he/customer.ts";
import type { crmEndpoints } from "#modules/crm/contract.ts";
import type { CustomerNote } from "#modules/crm/customer-shapes.ts";
import { useApiAction } from "../../api/use-api.ts";
import { Moment } from "../../kit/moment.tsx";
import { tellDone } from "../../kit/tell.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { customerReads } from "../customer-reads.ts";

const text = words.notes;

/** A note with who wrote it; deleting it can be taken back. */
export function NoteItem({ note, onEdit }: { note: CustomerNote; onEdit: () => void }) {
  const { id, can } = note;
  const restore = useApiAction<typeof crmEndpoints.restoreCustomerNote>(
    "post",
    "/api/admin/customer-notes/:id/restore",
    {
      refreshes: customerReads,
      failed: text.restoreFailed,
      onDone: () => tellDone(text.restored),
    },
  );
  const remove = useApiAction<typeof crmEndpoints.deleteCustomerNote>(
    "delete",
    "/api/admin/customer-notes/:id",
    {
      refreshes: customerReads,
      failed: text.deleteFailed,
      onDone: () =>
        tellDone(text.deleted, {
          label: admin.dialog.undo,
          act: () => restore.mutate({ params: { id } }),
        }),
    },
  );
  const refusal = (isAllowed: boolean) => (isAllowed ? undefined : admin.notPermitted);
  return (
    <li className="grid gap-1 rounded-sm bg-warn-bg px-3 py-2 text-warn-fg">
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {note.body}
      </p>
      <div className="flex items-center">
        <p className="me-auto text-xs">
          <bdi>{note.authorName}</bdi>, <Moment at={note.createdAt} />
          {note.updatedAt !== note.createdAt && (
            <>
              {" · "}
              {text.edited} <Moment at={note.updatedAt} />
            </>
          )}
        </p>
        <ToolButton
          label={text.edit}
          disabledReason={refusal(can.edit.allowed)}
          onClick={onEdit}
          className="-my-1 text-warn-fg"
        >
          <Pencil aria-hidden className="size-4" />
        </ToolButton>
        <ToolButton
          label={text.delete}
          disabledReason={refusal(can.delete.allowed)}
          onClick={() => !remove.isPending && remove.mutate({ params: { id } })}
          className="-my-1 -me-2 text-warn-fg"
        >
          <Trash2 aria-hidden className="size-4" />
        </ToolButton>
      </div>
    </li>
  );
}
