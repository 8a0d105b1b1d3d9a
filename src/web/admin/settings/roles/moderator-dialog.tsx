import { useState } from "react";
import { roleNames } from "#i18n/he/role-names.ts";
import { roles } from "#i18n/he/roles.ts";
import type { GrantableAction } from "#shared/permissions.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { RightsFields } from "./rights-fields.tsx";
import { getName, type RoleRow } from "./role-row.ts";
import { useRoleChange } from "./use-role-change.ts";

const text = roles.change;

/** Makes a user with another role a moderator, with chosen rights. */
export function ModeratorDialog({ row, onClose }: { row: RoleRow; onClose: () => void }) {
  const { isOwn, action, change } = useRoleChange(row, onClose);
  const [granted, setGranted] = useState<readonly GrantableAction[]>([]);
  return (
    <EditDialog
      size="lg"
      isLong
      onClose={onClose}
      title={text.title}
      description={
        <span className="grid gap-2">
          <span>{text.text(getName(row), roleNames[row.role], roleNames.moderator)}</span>
          <span>{isOwn ? text.own : text.effects.moderator}</span>
        </span>
      }
      submit={text.submit}
      action={action}
      typed={granted}
      onSubmit={() => change({ role: "moderator", granted: [...granted] })}
    >
      <RightsFields granted={granted} before={[]} onChange={setGranted} />
    </EditDialog>
  );
}
