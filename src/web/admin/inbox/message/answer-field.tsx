import type { KeyboardEvent, RefObject } from "react";
import { message as labels } from "#i18n/he/inbox.ts";

const text = labels.reply;

type AnswerFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  body: string;
  /** The id of what is said below it. */
  helpId: string;
  onWrite: (typed: string) => void;
  /** Called for "/" at the beginning of a line; returns whether it was handled. */
  onSlash: () => boolean;
};

/**
 * The field of an answer, with its keys: Ctrl or ⌘ with Enter sends, "/" opens the templates, and
 * Escape leaves.
 */
export function AnswerField({ field, body, helpId, onWrite, onSlash }: AnswerFieldProps) {
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { ctrlKey, metaKey, key, currentTarget, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === "Enter" && (ctrlKey || metaKey)) {
      event.preventDefault();
      // Through its button, which does nothing while it is busy or disabled.
      currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.click();
    } else if (key === "Escape") {
      // From here on the keys of the list work again.
      currentTarget.blur();
    } else if (key === "/" && !ctrlKey && !metaKey && isAtLineStart(currentTarget)) {
      if (onSlash()) event.preventDefault();
    }
  }
  return (
    <textarea
      ref={field}
      aria-label={text.label}
      aria-describedby={helpId}
      placeholder={text.placeholder}
      // Without a text there is only the Hebrew one in its place.
      dir={body === "" ? undefined : "auto"}
      rows={7}
      value={body}
      onChange={({ target }) => onWrite(target.value)}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onKeyDown={onKeyDown}
      className="w-full rounded-sm border border-line-strong bg-surface px-3 py-2 leading-text placeholder:text-faint hover:border-soft focus-visible:rounded-sm focus-visible:outline-offset-0"
    />
  );
}

function isAtLineStart({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): boolean {
  if (selectionStart !== selectionEnd) return false;
  return selectionStart === 0 || value[selectionStart - 1] === "\n";
}
