import type { Role } from "#shared/roles.ts";

/** The roles of staff: a customer needs no invitation. */
export const invitedRoles = ["moderator", "admin"] as const satisfies readonly Role[];
