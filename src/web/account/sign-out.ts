import { toMarketPath } from "#web/page/to-market-path.ts";
import { paths } from "#web/paths.ts";
import type { SignOutScope } from "#web/session/session-calls.ts";
import { signOut } from "#web/session/session-store.ts";

let leaving = false;

/**
 * Whether the person has asked to sign out, so that nothing else need react to the end of the
 * session.
 */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Signs out: on every device, with "local" only here, with "idle" because of inactivity. Then loads
 * the home page, or `to`; the new document has none of this one's data.
 */
export async function signOutTo(
  to: string = paths.home,
  scope: SignOutScope = "global",
): Promise<void> {
  if (leaving) return;
  leaving = true;
  await signOut(scope);
  // A browser may keep this document in memory and bring it back later.
  addEventListener("pageshow", (event) => event.persisted && window.location.reload());
  window.location.replace(toMarketPath(to));
}
