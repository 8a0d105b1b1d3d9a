import type { MouseEvent } from "react";

/**
 * For a dialog that closes on a press beside it. Browsers do that themselves where they know the
 * attribute; WebKit does not yet, so there the press is looked at.
 */
export const closedByPressBeside = { closedby: "any", onClick: closeByPressBeside } as const;

const knowsClosedBy =
  typeof HTMLDialogElement === "function" && "closedBy" in HTMLDialogElement.prototype;

function closeByPressBeside(event: MouseEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget;
  // A press beside a dialog hits the dialog itself: its backdrop is a part of it.
  if (knowsClosedBy || event.target !== dialog) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < left || x > right || y < top || y > bottom) dialog.close();
}
