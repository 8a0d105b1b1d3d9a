import { sql } from "drizzle-orm";
import type { GrantableAction } from "#shared/permissions.ts";
import { userGrants, userRoles } from "../tables.ts";

/**
 * Whose row of `user_roles` it is, for conditions inside of another query. With its table's name
 * always: a query of one table leaves it out, and the column would be that of the inner query.
 */
export const roleOwner = sql`${userRoles}.user_id`;

/** What the person of a row of `user_roles` has been granted, in no particular order. */
export const grantedActions = sql<GrantableAction[]>`array(
  select granted.action from ${userGrants} as granted where granted.user_id = ${roleOwner}
)`;
