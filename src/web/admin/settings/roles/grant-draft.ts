import { grantableActions, getGround, type GrantableAction } from "#shared/permissions.ts";

/**
 * The grants after a box was ticked or cleared: ticking adds the rights that it needs, and clearing
 * removes those that need it. In the order of the list.
 */
export function withGrant(
  granted: readonly GrantableAction[],
  action: GrantableAction,
  isGranted: boolean,
): GrantableAction[] {
  return grantableActions.filter((it) => {
    if (isGranted) return granted.includes(it) || it === action || it === getGround(action);
    return granted.includes(it) && it !== action && getGround(it) !== action;
  });
}
