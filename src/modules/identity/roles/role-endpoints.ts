import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { grantableActions, standsByItself } from "#shared/permissions.ts";
import { roles } from "#shared/roles.ts";
import { changeRole } from "./change-role.ts";
import { email } from "../contract.ts";
import { giveRole } from "./give-role.ts";
import { readGrants, setGrants } from "./grants.ts";
import { listRoles } from "./list-roles.ts";
import { removeRole } from "./remove-role.ts";
import { grantList, roleRow } from "./role-contract.ts";
import { readRole } from "./role-rows.ts";

const grantedActions = z
  .array(z.enum(grantableActions))
  .max(grantableActions.length)
  .refine((actions) => new Set(actions).size === actions.length, "each once");

/**
 * Who has which role; for the back office.
 *
 * Roles are changed with the rights of the one who does it, so that the database knows who it was;
 * the identity role tells what came of it.
 */
export const roleEndpoints = {
  listRoles: endpoint(
    "GET /api/admin/roles",
    {
      summary: "Everybody who has been given a role",
      permission: "settings.read",
      as: "identity",
      response: z.object({ roles: z.array(roleRow) }),
    },
    async (ctx) => ({ roles: await listRoles(ctx) }),
  ),
  giveRole: endpoint(
    "POST /api/admin/roles",
    {
      summary: "Gives a role to the person with this e-mail address",
      permission: "roles.write",
      as: "identity",
      proof: "recent",
      errors: ["not_found", "last_admin"],
      body: z.object({ email, role: z.enum(roles) }),
      response: roleRow,
    },
    async (ctx, { body }) => readRole(ctx, await ctx.asCaller((staff) => giveRole(staff, body))),
  ),
  changeRole: endpoint(
    "PUT /api/admin/roles/:user_id",
    {
      summary: "Changes somebody's role; the last administrator stays one",
      permission: "roles.write",
      as: "identity",
      proof: "recent",
      errors: ["not_found", "last_admin"],
      params: z.object({ user_id: z.uuid() }),
      body: z.object({ role: z.enum(roles) }),
      response: roleRow,
    },
    async (ctx, { params: { user_id: userId }, body: { role } }) => {
      await ctx.asCaller((staff) => changeRole(staff, { userId, role }));
      return readRole(ctx, userId);
    },
  ),
  removeRole: endpoint(
    "DELETE /api/admin/roles/:user_id",
    {
      summary: "Takes somebody's role away; the last administrator stays one",
      permission: "roles.write",
      as: "identity",
      proof: "recent",
      errors: ["not_found", "last_admin"],
      params: z.object({ user_id: z.uuid() }),
    },
    (ctx, { params }) => ctx.asCaller((staff) => removeRole(staff, params.user_id)),
  ),
  readGrants: endpoint(
    "GET /api/admin/grants",
    {
      summary: "What moderators may do in the back office",
      permission: "settings.read",
      as: "identity",
      response: grantList,
    },
    (ctx) => ctx.asCaller(readGrants),
  ),
  setGrants: endpoint(
    "PUT /api/admin/grants",
    {
      summary: "Grants moderators exactly these actions, unless somebody changed that meanwhile",
      permission: "roles.write",
      as: "identity",
      proof: "recent",
      errors: ["conflict"],
      body: z.object({
        /** Each with what it is of no use without: nobody changes what they cannot see. */
        granted: grantedActions.refine(standsByItself, "incomplete"),
        /** What was granted when the staff member looked; anything else is a conflict. */
        seen: grantedActions,
      }),
      response: grantList,
    },
    (ctx, { body }) => ctx.asCaller((staff) => setGrants(staff, body)),
  ),
};
