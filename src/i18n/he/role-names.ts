import type { Role } from "#shared/roles.ts";
import { words } from "../words.ts";

/** Names of the roles. */
export const roleNames = words("roleNames", {
  user: "משתמש",
  moderator: "צוות",
  admin: "מנהל מערכת",
} as const satisfies Record<Role, string>);
