import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { useBlocker } from "react-router";
import { admin } from "#i18n/he/admin.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useWarnBeforeUnload } from "./use-warn-before-unload.ts";

export type LeaveWords = Readonly<Record<"title" | "text" | "leave" | "stay", string>>;

/** Something that was entered and would be lost; a constant, since it is known by its identity. */
export type Unsaved = {
  readonly words: LeaveWords;
  /** What has been kept for a reload: the browser need not ask then. */
  readonly isKeptForReload?: true;
  /** Once it has been decided to leave it behind. */
  readonly onLeave?: () => void;
};

const usual: Unsaved = { words: admin.leave };

/** What would be lost by leaving the page now. */
const UnsavedContext = createContext<Set<Unsaved>>(new Set());

/** Asks before a page is left on which something is not saved: the one guard, as a router knows but one at a time. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unsaved] = useState(() => new Set<Unsaved>());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Tabs and filters of a page keep what is typed on it.
      unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const { words } = [...unsaved].at(-1) ?? usual;
  return (
    <UnsavedContext value={unsaved}>
      {children}
      <LeaveQuestion
        isOpen={blocker.state === "blocked"}
        words={words}
        onStay={() => blocker.reset?.()}
        onLeave={() => {
          for (const { onLeave } of unsaved) onLeave?.();
          blocker.proceed?.();
        }}
      />
    </UnsavedContext>
  );
}

/** Lets the guard ask, and the browser before the tab is closed, while something is not saved. */
export function useUnsaved(isUnsaved: boolean, what: Unsaved = usual): void {
  const unsaved = useContext(UnsavedContext);
  useEffect(() => {
    if (!isUnsaved) return;
    const entry = { ...what };
    unsaved.add(entry);
    return () => void unsaved.delete(entry);
  }, [isUnsaved, what, unsaved]);
  useWarnBeforeUnload(isUnsaved && what.isKeptForReload !== true);
}

type LeaveQuestionProps = {
  isOpen: boolean;
  words?: LeaveWords;
  onStay: () => void;
  onLeave: () => void;
};

/** Whether what was typed may be lost. */
export function LeaveQuestion({
  isOpen,
  words = admin.leave,
  onStay,
  onLeave,
}: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onStay}
      title={words.title}
      text={words.text}
      confirm={words.leave}
      refuse={words.stay}
      onConfirm={onLeave}
    />
  );
}
