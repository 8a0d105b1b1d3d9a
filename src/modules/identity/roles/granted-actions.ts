import { sql } from "drizzle-orm";
import type { GrantableAction } from "#shared/permissions.ts";
import { userGrants, userRoles } from "../tables.ts";

/**
 * The owner of a row of `user_roles`, for conditions inside another query. Always written with the
 * table's name: in a query of one table it would be left out, and would then mean the column of the
 * inner query.
 */
export const roleOwner = sql`${userRoles}.user_id`;

/** Actions granted to the user of a row of `user_roles`, in no particular order. */
export const grantedActions = sql<GrantableAction[]>`array(
  select granted.action from ${userGrants} as granted where granted.user_id = ${roleOwner}
)`;
