import { useState } from "react";
import { roles } from "#i18n/he/roles.ts";
import { areSameActions, grantableActions, type GrantableAction } from "#shared/permissions.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { RightsFields } from "./rights-fields.tsx";
import { getName, type RoleRow } from "./role-row.ts";

const text = roles.grants;

const showRights = (granted: unknown): string =>
  grantableActions
    .filter((action) => Array.isArray(granted) && granted.includes(action))
    .map((action) => text.actions[action].name)
    .join("\n");

/** Rights of one moderator. */
export function RightsDialog({ row: now, onClose }: { row: RoleRow; onClose: () => void }) {
  // The list behind the dialog is read again meanwhile.
  const [row] = useState(now);
  const [granted, setGranted] = useState<readonly GrantableAction[]>(row.grants);
  const saving = useApiAction("PUT /api/admin/roles/:user_id/grants", {
    failed: text.saveFailed,
    onDone: onClose,
    saved: text.saved,
    onTheirs: onClose,
    clash: { granted: { label: text.title(getName(row)), show: showRights } },
  });
  const isChanged = !areSameActions(granted, row.grants);
  return (
    <EditDialog
      size="lg"
      isLong
      onClose={onClose}
      title={text.title(getName(row))}
      description={text.intro}
      action={saving}
      disabledReason={isChanged ? undefined : text.unchanged}
      typed={granted}
      onSubmit={() => {
        if (isChanged)
          saving.mutate({
            params: { user_id: row.user_id },
            body: { granted: [...granted], version: row.version },
            base: { granted: row.grants },
          });
      }}
    >
      <RightsFields
        granted={granted}
        before={row.grants}
        isLocked={!row.can.change.allowed}
        onChange={setGranted}
      />
    </EditDialog>
  );
}
