import { Hourglass } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { sessionText as text } from "#i18n/en/session.ts";
import { Button } from "#ui/button.tsx";
import { ignoresActivity } from "./watch-inactivity.ts";

type SessionDialogProps = {
  minutesLeft: number;
  onExtend: () => void;
  onSignOut: () => void;
};

/**
 * Asks an inactive user whether they are still there. The browser's own dialog keeps the focus
 * inside and gives it back; Escape extends the session, for it takes a person to press it.
 */
export function SessionDialog({ minutesLeft, onExtend, onSignOut }: SessionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const extend = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    extend.current?.focus();
    // Not merely removed: a dialog gives the focus back only when it is closed.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="session-title"
      aria-describedby="session-text"
      onClose={onExtend}
      className="m-auto w-112 max-w-[calc(100vw-2rem)] rounded-window bg-surface text-text opacity-100 shadow-high transition-all duration-(--d-2) ease-calm backdrop:bg-scrim starting:translate-y-1.5 starting:opacity-0"
    >
      <div className="grid justify-items-center gap-3 p-8 text-center" {...ignoresActivity}>
        <span className="grid size-14 place-items-center rounded-pill bg-warn-bg text-warn-fg">
          <Hourglass aria-hidden className="size-6" />
        </span>
        <h2 id="session-title" className="text-xl">
          {text.title}
        </h2>
        <p id="session-text" aria-live="polite" aria-atomic className="text-soft">
          {text.text} <strong className="num text-text">{text.minutesLeft(minutesLeft)}</strong>.
        </p>
        <div className="mt-3 grid w-full gap-3 xs:grid-cols-2">
          <Button ref={extend} onClick={onExtend}>
            {text.extend}
          </Button>
          <Button tone="line" onClick={onSignOut}>
            {text.signOut}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
