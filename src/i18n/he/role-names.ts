import type { Role } from "#shared/roles.ts";

/** What the roles are called. */
export const roleNames = {
  user: "משתמש",
  moderator: "צוות",
  admin: "מנהל מערכת",
} as const satisfies Record<Role, string>;
