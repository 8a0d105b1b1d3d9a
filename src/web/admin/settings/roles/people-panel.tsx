import { UserPlus } from "lucide-react";
import { useContext, useState } from "react";
import { roles } from "#i18n/he/roles.ts";
import type { Role } from "#shared/roles.ts";
import { AbilitiesContext } from "../../api/abilities.ts";
import { useApi } from "../../api/use-api.ts";
import { ActionButton } from "../../kit/action-button.tsx";
import { ConfirmAction } from "../../kit/confirm-dialog.tsx";
import { DataTable } from "../../kit/data-table.tsx";
import { LoadError } from "../../kit/list-frame.tsx";
import { Panel } from "../../kit/panel.tsx";
import { AddDialog } from "./add-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { ModeratorDialog } from "./moderator-dialog.tsx";
import { useAdding } from "../../kit/use-adding.ts";
import { peopleColumns } from "./people-columns.tsx";
import { RightsDialog } from "./rights-dialog.tsx";
import { getName, type RoleRow } from "./role-row.ts";

const text = roles.people;

/** All staff, with their rights. */
export function PeoplePanel() {
  const read = useApi("GET /api/admin/roles", {});
  const { data } = read;
  const { fetchAgain } = useContext(AbilitiesContext);
  const adding = useAdding("POST /api/admin/roles");
  const [change, setChange] = useState<{ row: RoleRow; to: Role }>();
  const [toRemove, setToRemove] = useState<RoleRow>();
  /** Id of the person whose rights are open; the row is looked up in the list, which may change. */
  const [openId, setOpenId] = useState<string>();
  const opened = data?.roles.find((row) => row.user_id === openId && row.role === "moderator");
  const columns = peopleColumns({
    onChange: (row, to) => setChange({ row, to }),
    onRemove: setToRemove,
    onOpen: (row) => setOpenId(row.user_id),
  });
  return (
    <Panel
      title={text.title}
      note={text.note}
      action={
        <ActionButton tone="main" call="POST /api/admin/roles" onClick={adding.open}>
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
          rows={data.roles.map((row) => ({ ...row, id: row.user_id }))}
        />
      ) : (
        <LoadError read={read} failed={text.failed} rows={3} />
      )}
      {adding.isAdding && <AddDialog people={data?.roles ?? []} onClose={adding.close} />}
      {change &&
        (change.to === "moderator" ? (
          <ModeratorDialog row={change.row} onClose={() => setChange(undefined)} />
        ) : (
          <ChangeDialog {...change} onClose={() => setChange(undefined)} />
        ))}
      {opened && <RightsDialog row={opened} onClose={() => setOpenId(undefined)} />}
      {toRemove && (
        <ConfirmAction
          {...roles.removal}
          call="DELETE /api/admin/roles/:user_id"
          input={{ params: { user_id: toRemove.user_id } }}
          text={roles.removal.text(getName(toRemove), toRemove.role !== "user")}
          // It may have been their own.
          onDone={fetchAgain}
          onClose={() => setToRemove(undefined)}
        />
      )}
    </Panel>
  );
}
