import { TriangleAlert } from "lucide-react";
import { admin } from "#i18n/he/admin.ts";
import type { Conflict } from "#shared/errors.ts";
import { ActionButton } from "./action-button.tsx";
import { describeChange } from "./toasts.ts";

const text = admin.clash;

type ClashAlertProps = {
  title: string;
  text: string;
  /** Its author and time, as far as they are known. */
  change?: Conflict | undefined;
};

/** Says that another user has saved the same meanwhile. */
export function ClashAlert({ change, ...words }: ClashAlertProps) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2 rounded-md bg-warn-bg px-4 py-3 text-warn-fg"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
      <div>
        <p className="font-strong">{words.title}</p>
        {change && <p>{describeChange(change)}</p>}
        <p>{words.text}</p>
      </div>
    </div>
  );
}

type ClashNoteProps = {
  /** Label of the field. */
  label: string;
  /** The value that another user has saved, as text. */
  saved: string;
  onTake: () => void;
  /** Keeps the typed value, where saving does not do that by itself. */
  onKeep?: () => void;
  /** Keeps both values, one below the other; for texts. */
  onBoth?: (() => void) | undefined;
};

/** Saved value of a field that was changed on both sides, and the button that takes it. */
export function ClashNote({ label, saved, onTake, onKeep, onBoth }: ClashNoteProps) {
  return (
    <div className="grid justify-items-start gap-1.5 rounded-sm bg-warn-bg px-3 py-2 text-xs text-warn-fg">
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text.now(saved || text.empty)}
      </p>
      <span className="flex flex-wrap gap-2">
        <ActionButton aria-label={text.take(label)} onClick={onTake}>
          {text.takeShort}
        </ActionButton>
        {onKeep && (
          <ActionButton aria-label={text.keep(label)} onClick={onKeep}>
            {text.keepShort}
          </ActionButton>
        )}
        {onBoth && (
          <ActionButton aria-label={text.both(label)} onClick={onBoth}>
            {text.offered.both}
          </ActionButton>
        )}
      </span>
    </div>
  );
}
