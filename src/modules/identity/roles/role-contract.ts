import { z } from "zod";
import { grantableActions } from "#shared/permissions.ts";
import { roles } from "#shared/roles.ts";

/** What may be done with a role now, decided by the server. */
export const ability = z.object({
  allowed: z.boolean(),
  reason: z.enum(["not_permitted", "last_admin"]).nullable(),
});

export const grantList = z.object({
  /** Every action that moderators can be granted, and whether they are. */
  grants: z.array(z.object({ action: z.enum(grantableActions), granted: z.boolean() })),
  can: z.object({ change: ability }),
});
export type GrantList = z.output<typeof grantList>;

export const roleRow = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** Since when it is this one. */
  given_at: z.iso.datetime(),
  second_factor: z.object({
    is_on: z.boolean(),
    /** When they must have one; null for those who need not, or have. */
    due_at: z.iso.datetime().nullable(),
  }),
  can: z.object({ change: ability, remove: ability }),
});
export type RoleRow = z.output<typeof roleRow>;
