import { z } from "zod";
import { abilitySchema } from "#shared/ability.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { grantableActions, isComplete } from "#shared/permissions.ts";
import { roles } from "#shared/roles.ts";
import { version } from "#shared/records/version.ts";

const ability = abilitySchema("last_admin");

const action = z.enum(grantableActions).meta({ id: "GrantableAction" });

/** A list of actions that can be granted. */
export const grantableList = z
  .array(action)
  .max(grantableActions.length)
  .refine((actions) => new Set(actions).size === actions.length, "each once");

/**
 * The same, where each action comes with those that it needs: to change something one must see it.
 */
export const grantedList = grantableList.refine(isComplete, "incomplete");

/** A role for a user, with the rights granted in it. */
export const givenRole = z.object({ role: z.enum(roles), granted: grantedList.default([]) });
export type GivenRole = z.output<typeof givenRole>;

/**
 * Whether rights fit the role: only moderators have single rights; those of other roles follow from
 * the role.
 */
export const isFitForRole = ({ role, granted }: GivenRole): boolean =>
  role === "moderator" || granted.length === 0;
/** The problem of rights that do not fit. */
export const onlyModerators = { path: ["granted"], message: "moderators_only" };

export const roleRow = z
  .object({
    user_id: z.uuid(),
    full_name: z.string(),
    email: z.string(),
    role: z.enum(roles),
    /** Of the rights. */
    version,
    /** Rights of a moderator; empty for the other roles, whose rights follow from the role. */
    grants: z.array(action),
    /** Since when they have this role. */
    given_at: isoMoment,
    /** Null for readers who are no administrators: it says whose password alone would be enough. */
    second_factor: z
      .object({
        is_on: z.boolean(),
        /** The date by which they must have one; null when they need none, or have one. */
        due_at: isoMoment.nullable(),
      })
      .nullable(),
    can: z.object({ change: ability, remove: ability }),
  })
  .meta({ id: "RoleRow", description: "A user with a role" });
