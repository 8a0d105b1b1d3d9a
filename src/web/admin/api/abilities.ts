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
  /** Has the server asked again: somebody may have changed it meanwhile. */
  readonly askAgain: () => void;
};

export const AbilitiesContext = createContext<Abilities>({
  role: "user",
  may: [],
  second_factor: { is_on: false, due_at: null },
  askAgain: () => {},
});

/**
 * Asks whether somebody may do something: for what is shown. The server decides again when it is
 * done.
 */
export function useMay(): (action: AdminAction) => boolean {
  const { may } = useContext(AbilitiesContext);
  return (action) => may.includes(action);
}

/** Why somebody may not do what needs this, in words; undefined when they may. */
export function useDisabledReason(needs: AdminAction | undefined): string | undefined {
  const may = useMay();
  return needs === undefined || may(needs) ? undefined : admin.notPermitted;
}

/** Why the server would refuse something now, in words; undefined when it would not. */
export function getRefusal<Reason extends string>(
  { reason }: Ability<Reason>,
  reasons: Readonly<Record<NoInfer<Reason>, string>>,
): string | undefined {
  return reason === null ? undefined : reasons[reason];
}
