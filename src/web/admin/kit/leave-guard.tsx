import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { useBlocker } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useWarnBeforeUnload } from "./use-warn-before-unload.ts";

export type LeaveLabels = Readonly<Record<"title" | "text" | "submit" | "refuse", string>>;

/** Input that would be lost; a constant, since it is compared by identity. */
export type Unsaved = {
  readonly labels: LeaveLabels;
  /** The entry survives a reload: the browser need not ask then. */
  readonly isStoredForReload?: true;
  /** Called when the user has decided to leave. */
  readonly onLeave?: () => void;
};

const usual: Unsaved = { labels: admin.leave };

type Register = {
  readonly add: (entry: Unsaved) => void;
  readonly remove: (entry: Unsaved) => void;
};

const UnsavedContext = createContext<Register>({ add: () => {}, remove: () => {} });

/**
 * Asks before leaving a page with unsaved input. There is only one guard, because the router
 * supports only one at a time.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unsaved] = useState(() => new Set<Unsaved>());
  const [isNeeded, setIsNeeded] = useState(false);
  const register = useMemo(
    () => ({
      add(entry: Unsaved) {
        unsaved.add(entry);
        setIsNeeded(true);
      },
      remove(entry: Unsaved) {
        unsaved.delete(entry);
        setIsNeeded(unsaved.size > 0);
      },
    }),
    [unsaved],
  );
  return (
    <UnsavedContext value={register}>
      {children}
      {/* Only while it is needed: beside a guard the router complains of every jump within the
           page. */}
      {isNeeded && <Guard unsaved={unsaved} />}
    </UnsavedContext>
  );
}

function Guard({ unsaved }: { unsaved: ReadonlySet<Unsaved> }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Asked anew each time: what has just been saved is out of the set before the page is drawn
      // again. Tabs and filters of a page keep what is typed on it.
      unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const { labels } = [...unsaved].at(-1) ?? usual;
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      {...labels}
      onClose={() => blocker.reset()}
      onConfirm={() => {
        for (const { onLeave } of unsaved) onLeave?.();
        blocker.proceed();
      }}
    />
  );
}

/** Lets the guard ask, and the browser before the tab is closed, while something is not saved. */
export function useUnsaved(isUnsaved: boolean, what: Unsaved = usual): void {
  const { add, remove } = useContext(UnsavedContext);
  // Before anything else can be pressed.
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    const entry = { ...what };
    add(entry);
    return () => remove(entry);
  }, [isUnsaved, what, add, remove]);
  useWarnBeforeUnload(isUnsaved && what.isStoredForReload !== true);
}
