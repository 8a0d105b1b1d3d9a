import { sql } from "drizzle-orm";
import type { GrantableAction } from "#shared/permissions.ts";
import { userGrants, userRoles } from "../tables.ts";

/** What the person of a row of `user_roles` has been granted, in no particular order. */
export const grantedActions = sql<GrantableAction[]>`array(
  select granted.action from ${userGrants} as granted where granted.user_id = ${userRoles.userId}
)`;
