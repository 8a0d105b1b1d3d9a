/**
 * Short messages about what just happened: one at a time, the newest wins, but news wins over news
 * alone. Errors stay until they are closed. What shows them (toast-region.tsx) is loaded after the
 * page, so a message may wait here for it.
 */
export type ToastMessage = {
  /** Action that goes with the message, such as undo. */
  action?: ToastAction;
  title: string;
  description?: string;
  tone?: "info" | "success" | "error";
  /** The language of the message, where it is not that of the page. */
  lang?: "he";
  /** News of other users' actions, which does not replace a message about the user's own action. */
  isNews?: true;
};

export type ToastAction = { label: string; act: () => void };

/** Receiver that shows messages. An id stands for one message. */
type ToastReceiver = {
  show: (id: string, message: ToastMessage) => void;
  close: (id: string) => void;
};

let count = 0;
let waiting: { id: string; message: ToastMessage } | undefined;
let receiver: ToastReceiver | undefined;
let wanted: (() => void) | undefined;

/** Shows a message; returns what takes it away again, should it no longer be true. */
export function showToast(message: ToastMessage): () => void {
  count += 1;
  const id = String(count);
  if (receiver) receiver.show(id, message);
  else {
    if (!message.isNews || !waiting || waiting.message.isNews) waiting = { id, message };
    wanted?.();
  }
  return () => {
    if (waiting?.id === id) waiting = undefined;
    receiver?.close(id);
  };
}

/** The region takes messages from now on; returns what undoes it. */
export function receiveToasts(region: ToastReceiver): () => void {
  receiver = region;
  if (waiting) region.show(waiting.id, waiting.message);
  waiting = undefined;
  return () => {
    receiver = undefined;
  };
}

/**
 * Calls `load` while a message waits for a region that is not there yet, and again whenever the
 * connection is back; returns what undoes it.
 */
export function whenToastsWanted(load: () => void): () => void {
  const loadIfWanted = () => waiting && load();
  wanted = load;
  loadIfWanted();
  addEventListener("online", loadIfWanted);
  return () => {
    wanted = undefined;
    removeEventListener("online", loadIfWanted);
  };
}
