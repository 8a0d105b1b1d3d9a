import type { CallOutput } from "#web/api/api-request.ts";

/** Somebody with the role that they have been given. */
export type RoleRow = CallOutput<"GET /api/admin/roles">["roles"][number];

/** What somebody is called; not everybody has a name. */
export const getName = ({ full_name: name, email }: RoleRow): string => name || email;
