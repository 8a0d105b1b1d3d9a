import { createContext, useContext } from "react";
import { admin } from "#i18n/he/admin.ts";
import type { Ability } from "#shared/ability.ts";
import type { AdminAction } from "#shared/permissions.ts";
import type { CallOutput } from "#web/api/api-request.ts";

/** The server's answer about a member of staff: role, rights and state of their second factor. */
export type Abilities = Pick<
  CallOutput<"GET /api/auth/session">,
  "role" | "may" | "second_factor"
> & {
  /** Reads it from the server again, because it may have changed. */
  readonly askAgain: () => void;
};

export const AbilitiesContext = createContext<Abilities>({
  role: "user",
  may: [],
  second_factor: { is_on: false, due_at: null },
  askAgain: () => {},
});

/** Whether the user may do something, for display only. The server checks again. */
export function useMay(): (action: AdminAction) => boolean {
  const { may } = useContext(AbilitiesContext);
  return (action) => may.includes(action);
}

/** Why the user lacks this right, in words; undefined when they have it. */
export function useDisabledReason(needs: AdminAction | undefined): string | undefined {
  const may = useMay();
  return needs === undefined || may(needs) ? undefined : admin.notPermitted;
}

/** Why the server would refuse something now, in words; undefined when it would not. */
export function getReasonText<Reason extends string>(
  { reason }: Ability<Reason>,
  reasons: Readonly<Record<NoInfer<Reason>, string>>,
): string | undefined {
  return reason === null ? undefined : reasons[reason];
}
