// The build computes this module once and gives browsers its values
// (scripts/build/tricks/computed-module.ts): no schema or handler of an endpoint is shipped.
import { allEndpoints } from "#server/api/endpoints.ts";
import { isStaffPermission, type AdminAction, type Permission } from "#shared/permissions.ts";
import { getResource } from "./get-resource.ts";

type Right = AdminAction | null;

const changes = Object.values(allEndpoints)
  .flatMap((table) => Object.values(table))
  .filter(({ method }) => method !== "GET")
  .map(({ call, permission }) => ({ call, right: toRight(permission) }));

/**
 * For each resource the right that most of its changes take; for every other change its own, null
 * for none. All of it would be twice as many bytes.
 */
export const callRights: Readonly<Record<string, Right>> = Object.fromEntries(
  [...Map.groupBy(changes, ({ call }) => getResource(call))].flatMap(([resource, calls]) => {
    const usual = findUsual(calls.map(({ right }) => right));
    const others = calls.filter(({ right }) => right !== usual);
    return [
      ...(usual === null ? [] : [[resource, usual] as const]),
      ...others.map(({ call, right }) => [call, right] as const),
    ];
  }),
);

function toRight(permission: Permission): Right {
  return isStaffPermission(permission) && permission !== "staff" ? permission : null;
}

function findUsual(rights: readonly Right[]): Right {
  const count = (right: Right) => rights.filter((each) => each === right).length;
  return rights.toSorted((a, b) => count(b) - count(a))[0] ?? null;
}
