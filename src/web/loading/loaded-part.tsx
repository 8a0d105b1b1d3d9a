import { useEffect, useState, type ComponentType, type ReactNode } from "react";

type LoadedPartProps<Props> = {
  /** Must be the same function each time. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Content in its place until it is there. */
  fallback?: ReactNode;
};

/**
 * A part of the page whose script is loaded once it is wanted. Without a connection it stays away;
 * the next page tries again.
 */
export function LoadedPart<Props extends object>(part: LoadedPartProps<Props>) {
  const { load, props, fallback = null } = part;
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [load]);
  return Part === undefined ? fallback : <Part {...props} />;
}
