import { useContext } from "react";
import { roleNames } from "#i18n/he/role-names.ts";
import { roles } from "#i18n/he/roles.ts";
import type { roleEndpoints } from "#modules/identity/role-contract.ts";
import type { Role } from "#shared/roles.ts";
import { useSession } from "#web/session/use-session.ts";
import { AbilitiesContext } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { tellDone } from "../../kit/tell.ts";
import { nameOf, rolesPath, type RoleRow } from "./role-reads.ts";

const text = roles.change;

type ChangeDialogProps = { row: RoleRow; to: Role; onClose: () => void };

/** Asks before somebody gets another role, and says what that means for them. */
export function ChangeDialog({ row, to, onClose }: ChangeDialogProps) {
  const session = useSession();
  const { askAgain } = useContext(AbilitiesContext);
  const isOwn = session.status === "signed-in" && session.session.user.id === row.user_id;
  const change = useApiAction<typeof roleEndpoints.changeRole>("put", "/api/admin/roles/:user_id", {
    refreshes: [rolesPath],
    failed: text.failed,
    onDone() {
      tellDone(text.done);
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
          <span>{text.text(nameOf(row), roleNames[row.role], roleNames[to])}</span>
          <span>{isOwn ? text.own : text.effects[to]}</span>
        </span>
      }
      confirm={text.confirm}
      isPending={change.isPending}
      onConfirm={() => change.mutate({ params: { user_id: row.user_id }, body: { role: to } })}
    />
  );
}
