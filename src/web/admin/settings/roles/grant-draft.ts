import { grantableActions, getGround, type GrantableAction } from "#shared/permissions.ts";

/**
 * The grants after a box was ticked, or cleared: what is ticked brings along what it is of no use
 * without, and what is cleared takes along what needs it. In the order of the list.
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
