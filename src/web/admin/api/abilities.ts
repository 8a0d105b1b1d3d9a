import { createContext, useContext } from "react";
import { admin } from "#i18n/he/admin.ts";
import type { Ability } from "#shared/ability.ts";
import type { AdminAction } from "#shared/permissions.ts";
import type { Call, CallOutput } from "#web/api/api-request.ts";
import { callRights } from "./call-rights.ts";
import { getResource } from "./get-resource.ts";

/** The server's answer about a member of staff: role, rights and state of their second factor. */
export type Abilities = Pick<
  CallOutput<"GET /api/auth/session">,
  "role" | "may" | "second_factor"
> & {
  /** Reads it from the server again, because it may have changed. */
  readonly fetchAgain: () => void;
};

export const AbilitiesContext = createContext<Abilities>({
  role: "user",
  may: [],
  second_factor: { is_on: false, due_at: null },
  fetchAgain: () => {},
});

/** Whether the user may do something, for display only. The server checks again. */
export function useMay(): (action: AdminAction) => boolean {
  const { may } = useContext(AbilitiesContext);
  return (action) => may.includes(action);
}

/** The right that a change takes; undefined for one without a right of its own. */
export function getRight(call: Call): AdminAction | undefined {
  const own = callRights[call];
  return (own === undefined ? callRights[getResource(call)] : own) ?? undefined;
}

/** The right that an action takes, and whether it is under way. */
export type ActionState = { readonly right: AdminAction | undefined; readonly isPending: boolean };

/** The purpose of a control. Without the right to it, the control says so. */
export type ControlTarget = {
  /** The action that it begins; while it is under way, another press does nothing. */
  action?: ActionState | undefined;
  /** The call to which it leads, for a control that only opens a dialog or a menu. */
  call?: Call | undefined;
};

/** Why the user lacks the right to an action or a call, in words; undefined when they have it. */
export function useMissingRight({ action, call }: ControlTarget): string | undefined {
  return useDisabledReason(action?.right ?? (call && getRight(call)));
}

/** Why the user lacks this right, in words; undefined when they have it. */
export function useDisabledReason(right: AdminAction | undefined): string | undefined {
  const may = useMay();
  return right === undefined || may(right) ? undefined : admin.notPermitted;
}

/** Why the server would refuse something now, in words; undefined when it would not. */
export function getReasonText<Reason extends string>(
  { reason }: Ability<Reason>,
  reasons: Readonly<Record<NoInfer<Reason>, string>>,
): string | undefined {
  return reason === null ? undefined : reasons[reason];
}
