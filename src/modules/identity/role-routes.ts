import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { changeRole } from "./change-role.ts";
import type { roleEndpoints } from "./contract.ts";
import { giveRole } from "./give-role.ts";
import { listRoles } from "./list-roles.ts";
import { removeRole } from "./remove-role.ts";

export const roleHandlers: HandlersOf<typeof roleEndpoints, Context> = {
  listRoles: async (ctx) => ({ roles: await listRoles(ctx) }),
  giveRole: (ctx, { body }) => giveRole(ctx, body),
  changeRole: (ctx, { params, body }) =>
    changeRole(ctx, { userId: params.user_id, role: body.role }),
  removeRole: (ctx, { params }) => removeRole(ctx, params.user_id),
};
