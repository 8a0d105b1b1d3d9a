import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { grantableActions, standsByItself } from "#shared/permissions.ts";
import { roles } from "#shared/roles.ts";
import { email } from "./contract.ts";

/** What may be done with a role now, decided by the server. */
const ability = z.object({
  allowed: z.boolean(),
  reason: z.enum(["not_permitted", "last_admin"]).nullable(),
});

const roleRow = z.object({
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

const grantedActions = z
  .array(z.enum(grantableActions))
  .max(grantableActions.length)
  .refine((actions) => new Set(actions).size === actions.length, "each once");

const grantList = z.object({
  /** Every action that moderators can be granted, and whether they are. */
  grants: z.array(z.object({ action: z.enum(grantableActions), granted: z.boolean() })),
  can: z.object({ change: ability }),
});

/** Who has which role; for the back office. */
export const roleEndpoints = {
  listRoles: endpoint({
    method: "get",
    path: "/api/admin/roles",
    summary: "Everybody who has been given a role",
    permission: "settings.read",
    response: z.object({ roles: z.array(roleRow) }),
  }),
  giveRole: endpoint({
    method: "post",
    path: "/api/admin/roles",
    summary: "Gives a role to the person with this e-mail address",
    permission: "roles.write",
    proof: "recent",
    refusals: ["not_found", "last_admin"],
    body: z.object({ email, role: z.enum(roles) }),
    response: roleRow,
  }),
  changeRole: endpoint({
    method: "put",
    path: "/api/admin/roles/:user_id",
    summary: "Changes somebody's role; the last administrator stays one",
    permission: "roles.write",
    proof: "recent",
    refusals: ["not_found", "last_admin"],
    params: z.object({ user_id: z.uuid() }),
    body: z.object({ role: z.enum(roles) }),
    response: roleRow,
  }),
  removeRole: endpoint({
    method: "delete",
    path: "/api/admin/roles/:user_id",
    summary: "Takes somebody's role away; the last administrator stays one",
    permission: "roles.write",
    proof: "recent",
    refusals: ["not_found", "last_admin"],
    params: z.object({ user_id: z.uuid() }),
  }),
  readGrants: endpoint({
    method: "get",
    path: "/api/admin/grants",
    summary: "What moderators may do in the back office",
    permission: "settings.read",
    response: grantList,
  }),
  setGrants: endpoint({
    method: "put",
    path: "/api/admin/grants",
    summary: "Grants moderators exactly these actions, unless somebody changed that meanwhile",
    permission: "roles.write",
    proof: "recent",
    refusals: ["conflict"],
    body: z.object({
      /** Each with what it is of no use without: nobody changes what they cannot see. */
      granted: grantedActions.refine(standsByItself, "incomplete"),
      /** What was granted when the clerk looked; anything else is a conflict. */
      seen: grantedActions,
    }),
    response: grantList,
  }),
};
