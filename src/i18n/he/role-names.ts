import type { Role } from "#shared/roles.ts";

/** Names of the roles. */
export const roleNames = {
  user: "משתמש",
  moderator: "צוות",
  admin: "מנהל מערכת",
} as const satisfies Record<Role, string>;
