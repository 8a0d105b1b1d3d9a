import { useEffect, useState, type ComponentType } from "react";
import { useLocation } from "react-router";
import { LoadedPart } from "#web/loading/loaded-part.tsx";

type Load = () => Promise<unknown>;
type LoadPart<Props> = () => Promise<ComponentType<Props>>;

/** The screen has come by then, whose scripts and data are needed before. */
const AFTER_MS = 1_000;

/** Parts of screens that have come, which have not been asked for yet. */
const waiting = new Set<Load>();

/** Lets a script come soon after the screen to which it belongs. */
export function addLater(load: Load): void {
  waiting.add(load);
}

/**
 * A part of a screen, such as a dialog, whose script comes soon after the screen, or earlier when
 * it is opened.
 */
export function loadLater<Props extends object>(load: LoadPart<Props>): ComponentType<Props> {
  const { Part, loadOnce } = createPart(load);
  addLater(loadOnce);
  return Part;
}

/**
 * A part that is shown with the screen, though not at once: its script comes while the screen reads
 * its data.
 */
export function loadBeside<Props extends object>(load: LoadPart<Props>): ComponentType<Props> {
  const { Part, loadOnce } = createPart(load);
  if (!import.meta.env.SSR) loadOnce().catch(() => undefined);
  return Part;
}

/** Shown at once where its script is there; without a connection it stays away until then. */
function createPart<Props extends object>(load: LoadPart<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  function Part(props: Props) {
    // As it was at first: what is shown must not begin anew when the script has come.
    const [Loaded] = useState(() => loaded);
    return Loaded === undefined ? (
      <LoadedPart load={loadOnce} props={props} />
    ) : (
      <Loaded {...props} />
    );
  }
  return { Part, loadOnce };
}

/** Loads what waits, a moment after each screen; without a connection, when it is opened. */
export function useLaterParts(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of waiting) load().catch(() => undefined);
      waiting.clear();
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}
