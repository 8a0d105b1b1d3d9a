import { useContext } from "react";
import { admin } from "#i18n/he/admin.ts";
import { roles } from "#i18n/he/roles.ts";
import { AbilitiesContext } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { getName, type RoleRow } from "./role-row.ts";

const text = roles.removal;

/** Asks before a user's role is removed. */
export function RemoveDialog({ row, onClose }: { row: RoleRow; onClose: () => void }) {
  const { fetchAgain } = useContext(AbilitiesContext);
  const remove = useApiAction("DELETE /api/admin/roles/:user_id", {
    failed: text.failed,
    onDone() {
      onClose();
      // It may have been their own.
      fetchAgain();
    },
    saved: text.done,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.title}
      text={[text.text(getName(row)), ...(row.role === "user" ? [] : [text.access])].join(" ")}
      confirm={admin.dialog.delete}
      action={remove}
      onConfirm={() => remove.mutate({ params: { user_id: row.user_id } })}
    />
  );
}
