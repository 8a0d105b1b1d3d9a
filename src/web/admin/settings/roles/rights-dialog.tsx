import { useState } from "react";
import { roles } from "#i18n/he/roles.ts";
import { areSameActions, type GrantableAction } from "#shared/permissions.ts";
import { useApiAction } from "../../api/use-api.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { RightsFields } from "./rights-fields.tsx";
import { getName, type RoleRow } from "./role-row.ts";

const text = roles.grants;

/**
 * Rights of one moderator. `row` is the current state of the list: when it changes, another
 * administrator was faster, and the user is told before overwriting it.
 */
export function RightsDialog({ row, onClose }: { row: RoleRow; onClose: () => void }) {
  const [first] = useState(row.grants);
  const [granted, setGranted] = useState<readonly GrantableAction[]>(row.grants);
  const [isRefused, setRefused] = useState(false);
  const saving = useApiAction("PUT /api/admin/roles/:user_id/grants", {
    failed: text.saveFailed,
    onDone: onClose,
    saved: text.saved,
    onConflict: () => setRefused(true),
  });
  const hasClash = isRefused || !areSameActions(row.grants, first);
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
            body: { granted: [...granted], seen: row.grants },
          });
      }}
    >
      <RightsFields
        granted={granted}
        before={row.grants}
        isLocked={!row.can.change.allowed}
        onChange={setGranted}
      />
      {hasClash && (
        <p role="alert" className="rounded-sm bg-danger-bg px-3 py-2 text-danger-fg">
          {text.conflict}
        </p>
      )}
    </EditDialog>
  );
}
