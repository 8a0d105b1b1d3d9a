import { useContext } from "react";
import { roleNames } from "#i18n/he/role-names.ts";
import { roles } from "#i18n/he/roles.ts";
import type { Role } from "#shared/roles.ts";
import { useSession } from "#web/session/use-session.ts";
import { AbilitiesContext } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { toastSuccess } from "../../kit/toasts.ts";
import { getName, type RoleRow } from "./role-row.ts";

const text = roles.change;

type ChangeDialogProps = { row: RoleRow; to: Role; onClose: () => void };

/** Asks before somebody gets another role, and says what that means for them. */
export function ChangeDialog({ row, to, onClose }: ChangeDialogProps) {
  const session = useSession();
  const { askAgain } = useContext(AbilitiesContext);
  const isOwn = session.status === "signed-in" && session.session.user.id === row.user_id;
  const change = useApiAction("PUT /api/admin/roles/:user_id", {
    failed: text.failed,
    onDone() {
      toastSuccess(text.done);
      onClose();
      if (isOwn) askAgain();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.title}
      text={
        <span className="grid gap-2">
          <span>{text.text(getName(row), roleNames[row.role], roleNames[to])}</span>
          <span>{isOwn ? text.own : text.effects[to]}</span>
        </span>
      }
      confirm={text.confirm}
      isPending={change.isPending}
      onConfirm={() => change.mutate({ params: { user_id: row.user_id }, body: { role: to } })}
    />
  );
}
