import type { CallOutput } from "#web/api/api-request.ts";
import { useSession } from "#web/session/use-session.ts";

/** A user with their role. */
export type RoleRow = CallOutput<"GET /api/admin/roles">["roles"][number];

/** Name of a person, or their email address: not everyone has a name. */
export const getName = ({ full_name: name, email }: RoleRow): string => name || email;

/** Whether the row is the user's own. */
export function useIsOwn({ user_id: userId }: RoleRow): boolean {
  const session = useSession();
  return session.status === "signed-in" && session.session.user.id === userId;
}
