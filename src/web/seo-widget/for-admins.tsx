import { useEffect, useState, type ComponentType } from "react";
import { useSession } from "#web/session/use-session.ts";

/** What only administrators see on the pages of the shop. Nothing of it is loaded for visitors. */
export function ForAdmins() {
  const session = useSession();
  const id = session.status === "signed-in" ? session.session.user.id : undefined;
  const [Door, setDoor] = useState<ComponentType>();
  useEffect(() => {
    if (id === undefined) return;
    import("./widget-door.tsx").then(
      (module) => setDoor(() => module.WidgetDoor),
      // No connection: the next page tries again.
      () => undefined,
    );
  }, [id]);
  return id !== undefined && Door && <Door key={id} />;
}
