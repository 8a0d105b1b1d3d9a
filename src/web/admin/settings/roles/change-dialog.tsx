import { roleNames } from "#i18n/he/role-names.ts";
import { roles } from "#i18n/he/roles.ts";
import type { Role } from "#shared/roles.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { getName, type RoleRow } from "./role-row.ts";
import { useRoleChange } from "./use-role-change.ts";

const text = roles.change;

type ChangeDialogProps = { row: RoleRow; to: Role; onClose: () => void };

/** Asks before a user gets a role without single rights, and shows what that means. */
export function ChangeDialog({ row, to, onClose }: ChangeDialogProps) {
  const { isOwn, action, change } = useRoleChange(row, onClose);
  return (
    <ConfirmDialog
      {...text}
      onClose={onClose}
      text={
        <span className="grid gap-2">
          <span>{text.text(getName(row), roleNames[row.role], roleNames[to])}</span>
          <span>{isOwn ? text.own : text.effects[to]}</span>
        </span>
      }
      action={action}
      onConfirm={() => change({ role: to })}
    />
  );
}
