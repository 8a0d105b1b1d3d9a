import { useContext } from "react";
import { roles } from "#i18n/he/roles.ts";
import type { CallInput } from "#web/api/api-request.ts";
import { AbilitiesContext } from "../../api/abilities.ts";
import { useApiAction } from "../../api/use-api.ts";
import { useIsOwn, type RoleRow } from "./role-row.ts";

type NewRole = CallInput<"PUT /api/admin/roles/:user_id">["body"];

/** Changes a user's role; also says whether it is the caller's own. */
export function useRoleChange(row: RoleRow, onDone: () => void) {
  const { fetchAgain } = useContext(AbilitiesContext);
  const isOwn = useIsOwn(row);
  const action = useApiAction("PUT /api/admin/roles/:user_id", {
    ...roles.change,
    onDone() {
      onDone();
      if (isOwn) fetchAgain();
    },
  });
  return {
    isOwn,
    action,
    change: (body: NewRole) => action.mutate({ params: { user_id: row.user_id }, body }),
  };
}
