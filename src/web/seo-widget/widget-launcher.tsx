import { useEffect, useState, type ComponentType } from "react";
import { fetchApi } from "#web/api/api-client.ts";

/**
 * Asks the server once whether the signed-in user is an administrator, and loads the widget only
 * then.
 */
export function WidgetLauncher() {
  const [Widget, setWidget] = useState<ComponentType>();
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const { role } = await fetchApi("GET /api/auth/session", { signal: leaving.signal });
      if (role !== "admin") return;
      const { SeoWidget } = await import("./seo-widget.tsx");
      setWidget(() => SeoWidget);
    };
    // A user about whom the server cannot be asked is shown nothing.
    load().catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return Widget && <Widget />;
}
