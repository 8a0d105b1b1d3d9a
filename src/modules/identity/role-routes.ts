import type { HandlersOf } from "#shared/contract.ts";
import { changeRole } from "./change-role.ts";
import type { IdentityContext } from "./context.ts";
import type { roleEndpoints } from "./role-contract.ts";
import { giveRole } from "./give-role.ts";
import { readGrants, setGrants } from "./grants.ts";
import { listRoles } from "./list-roles.ts";
import { removeRole } from "./remove-role.ts";
import { readRole } from "./role-rows.ts";

/** Whoever changes a role does it with their own rights, so that the database knows who it was; the desk tells what came of it. */
export const roleHandlers: HandlersOf<typeof roleEndpoints, IdentityContext> = {
  listRoles: async (ctx) => ({ roles: await listRoles(ctx) }),
  giveRole: async (ctx, { body }) =>
    readRole(ctx, await ctx.asCaller((desk) => giveRole(desk, body))),
  changeRole: async (ctx, { params: { user_id: userId }, body: { role } }) => {
    await ctx.asCaller((desk) => changeRole(desk, { userId, role }));
    return readRole(ctx, userId);
  },
  removeRole: (ctx, { params }) => ctx.asCaller((desk) => removeRole(desk, params.user_id)),
  readGrants: (ctx) => ctx.asCaller(readGrants),
  setGrants: (ctx, { body }) => ctx.asCaller((desk) => setGrants(desk, body)),
};
