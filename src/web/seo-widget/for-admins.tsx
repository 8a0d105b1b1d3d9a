import { LoadedPart } from "#web/loading/loaded-part.tsx";
import { useSession } from "#web/session/use-session.ts";

const loadLauncher = async () => (await import("./widget-launcher.tsx")).WidgetLauncher;

/**
 * Parts of the shop's pages that only administrators see. None of it is loaded for visitors, nor
 * where the back office shows a page in a frame.
 */
export function ForAdmins() {
  const session = useSession();
  const isFramed = globalThis.parent !== globalThis.self;
  if (session.status !== "signed-in" || isFramed) return null;
  return <LoadedPart key={session.session.user.id} load={loadLauncher} props={{}} />;
}
