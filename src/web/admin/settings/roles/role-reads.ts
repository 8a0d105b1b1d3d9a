import type { roleEndpoints } from "#modules/identity/role-contract.ts";
import type { CallOutput } from "#web/api-request.ts";

export const rolesPath = "/api/admin/roles";
export const grantsPath = "/api/admin/grants";

/** Somebody with the role that they have been given. */
export type RoleRow = CallOutput<typeof roleEndpoints.listRoles>["roles"][number];

/** What somebody is called; not everybody has a name. */
export const nameOf = ({ full_name: name, email }: RoleRow): string => name || email;
