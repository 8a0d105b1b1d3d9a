import { useSession } from "#web/session/use-session.ts";
import { useLoadedPart } from "#web/use-loaded-part.ts";

const loadDoor = async () => (await import("./widget-door.tsx")).WidgetDoor;

/** What only administrators see on the pages of the shop. Nothing of it is loaded for visitors. */
export function ForAdmins() {
  const session = useSession();
  const id = session.status === "signed-in" ? session.session.user.id : undefined;
  const Door = useLoadedPart(loadDoor, id !== undefined);
  return id !== undefined && Door && <Door key={id} />;
}
