import { z } from "zod";
import { abilitySchema } from "#shared/ability.ts";
import { grantableActions, standsByItself } from "#shared/permissions.ts";
import { roles } from "#shared/roles.ts";

const ability = abilitySchema("last_admin");

/** Some of what can be granted. */
export const grantableList = z
  .array(z.enum(grantableActions))
  .max(grantableActions.length)
  .refine((actions) => new Set(actions).size === actions.length, "each once");

/** Each with what it is of no use without: nobody changes what they cannot see. */
export const grantedList = grantableList.refine(standsByItself, "incomplete");

/** A role that somebody is given, with what they may do in it. */
export const givenRole = z.object({ role: z.enum(roles), granted: grantedList.default([]) });
export type GivenRole = z.output<typeof givenRole>;

/** Whether nothing is granted to those whose role says it all by itself. */
export const fitsRole = ({ role, granted }: GivenRole): boolean =>
  role === "moderator" || granted.length === 0;

export const roleRow = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** Rights of a moderator; empty for the other roles, whose rights follow from the role. */
  grants: z.array(z.enum(grantableActions)),
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
