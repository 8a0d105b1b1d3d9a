// The build computes this module once and gives browsers its values
// (scripts/build/tricks/computed-module.ts): no schema or handler of an endpoint is shipped.
import { allEndpoints } from "#server/api/endpoints.ts";
import { isStaffPermission, type AdminAction } from "#shared/permissions.ts";

/** The right of each call that is no GET and has a right of its own. */
export const callRights: Readonly<Record<string, AdminAction>> = Object.fromEntries(
  Object.values(allEndpoints)
    .flatMap((table) => Object.values(table))
    .flatMap(({ call, method, permission }) =>
      method === "GET" || !isStaffPermission(permission) || permission === "staff"
        ? []
        : [[call, permission]],
    ),
);
