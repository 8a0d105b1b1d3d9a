import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { version } from "#shared/records/version.ts";
import { changeRole } from "./change-role.ts";
import { endUnprovenSessions } from "./end-unproven-sessions.ts";
import { email } from "../contract.ts";
import { addRole } from "./add-role.ts";
import { setGrants } from "./grants.ts";
import { listRoles } from "./list-roles.ts";
import { removeRole } from "./remove-role.ts";
import { isFitForRole, givenRole, grantedList, onlyModerators, roleRow } from "./role-contract.ts";
import { readRole } from "./role-rows.ts";

/**
 * Roles of people, and rights of moderators; for the back office.
 *
 * Roles are changed with the caller's own rights, so that the database knows who did it; the
 * identity role reads the result.
 */
export const roleEndpoints = {
  listRoles: endpoint("GET /api/admin/roles", {
    summary: "List the users with a role",
    permission: "settings.read",
    as: "identity",
    response: z.object({ roles: z.array(roleRow) }),
    handle: async (ctx) => ({ roles: await listRoles(ctx) }),
  }),
  giveRole: endpoint("POST /api/admin/roles", {
    summary: "Give a role to the user with this e-mail address",
    permission: "roles.write",
    as: "identity",
    errors: ["not_found", "last_admin", "conflict"],
    body: givenRole.extend({ email }).refine(isFitForRole, onlyModerators),
    response: roleRow,
    handle: async (ctx, body) => {
      const userId = await ctx.asCaller((staff) => addRole(staff, body));
      await endUnprovenSessions(ctx, userId);
      return readRole(ctx, userId);
    },
  }),
  changeRole: endpoint("PUT /api/admin/roles/:user_id", {
    summary: "Change the role of a user; the last administrator cannot be changed",
    permission: "roles.write",
    as: "identity",
    errors: ["not_found", "last_admin", "conflict"],
    body: givenRole.refine(isFitForRole, onlyModerators),
    response: roleRow,
    handle: async (ctx, userId, body) => {
      await ctx.asCaller((staff) => changeRole(staff, { userId, ...body }));
      await endUnprovenSessions(ctx, userId);
      return readRole(ctx, userId);
    },
  }),
  removeRole: endpoint("DELETE /api/admin/roles/:user_id", {
    summary: "Remove the role of a user; the last administrator cannot be removed",
    permission: "roles.write",
    as: "identity",
    errors: ["not_found", "last_admin"],
    handle: (ctx, userId) => ctx.asCaller((staff) => removeRole(staff, userId)),
  }),
  setGrants: endpoint("PUT /api/admin/roles/:user_id/grants", {
    summary: "Set the rights of a moderator",
    permission: "roles.write",
    as: "identity",
    errors: ["not_found", "conflict"],
    body: z.object({ granted: grantedList, version }),
    response: roleRow,
    handle: async (ctx, userId, body) => {
      await ctx.asCaller((staff) => setGrants(staff, { userId, ...body }));
      return readRole(ctx, userId);
    },
  }),
};
