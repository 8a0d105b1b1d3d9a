import { UserPlus } from "lucide-react";
import { useState } from "react";
import { roles } from "#i18n/he/roles.ts";
import type { roleEndpoints } from "#modules/identity/role-contract.ts";
import type { Role } from "#shared/roles.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { DataTable } from "../../kit/data-table.tsx";
import { ErrorState, SkeletonRows } from "../../kit/list-states.tsx";
import { Panel } from "../../kit/panel.tsx";
import { AddDialog } from "./add-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { peopleColumns } from "./people-columns.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { nameOf, rolesPath, type RoleRow } from "./role-reads.ts";

const text = roles.people;

/** Everybody who has been given a role. */
export function PeoplePanel() {
  const { data, error, refetch } = useApi<typeof roleEndpoints.listRoles>(rolesPath, {});
  const [isAdding, setAdding] = useState(false);
  const [change, setChange] = useState<{ row: RoleRow; to: Role }>();
  const [toRemove, setToRemove] = useState<RoleRow>();
  const columns = peopleColumns({
    onChange: (row, to) => setChange({ row, to }),
    onRemove: setToRemove,
  });
  return (
    <Panel
      title={text.title}
      note={text.note}
      action={
        <ActionButton tone="main" needs="roles.write" onClick={() => setAdding(true)}>
          <UserPlus aria-hidden className="size-4" />
          {roles.add.button}
        </ActionButton>
      }
      className="overflow-hidden"
    >
      {data ? (
        <DataTable
          label={text.title}
          columns={columns}
          rows={data.roles}
          idOf={(row) => row.user_id}
          nameOf={nameOf}
        />
      ) : error ? (
        <ErrorState title={text.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
      {isAdding && <AddDialog known={data?.roles ?? []} onClose={() => setAdding(false)} />}
      {change && <ChangeDialog {...change} onClose={() => setChange(undefined)} />}
      {toRemove && <RemoveDialog row={toRemove} onClose={() => setToRemove(undefined)} />}
    </Panel>
  );
}
