import { sql } from "drizzle-orm";
import type { GrantableAction } from "#shared/permissions.ts";
import { userGrants, userRoles } from "../tables.ts";

/**
 * Owner of a row of `user_roles`, for conditions inside of another query. With its table's name
 * always: a query of one table leaves it out, and the column would be that of the inner query.
 */
export const roleOwner = sql`${userRoles}.user_id`;

/** Actions granted to the person of a row of `user_roles`, in no particular order. */
export const grantedActions = sql<GrantableAction[]>`array(
  select granted.action from ${userGrants} as granted where granted.user_id = ${roleOwner}
)`;
