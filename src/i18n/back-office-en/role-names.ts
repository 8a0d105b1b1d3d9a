import type { roleNames as hebrew } from "../he/role-names.ts";
import type { Translated } from "../translated.ts";

/** Names of the roles. */
export const roleNames: Translated<typeof hebrew> = {
  user: "User",
  moderator: "Staff",
  admin: "Administrator",
};
