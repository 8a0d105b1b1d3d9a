import { useEffect, useState, type ComponentType } from "react";

/**
 * A part of the page that is loaded once it is wanted. Undefined until it is there; without a connection it stays away,
 * and the next page tries again. `load` must be the same function each time.
 */
export function useLoadedPart<Props = object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted = true,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [load, isWanted]);
  return Part;
}
