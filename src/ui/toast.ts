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

export type ToastAction = { label: string; runAction: () => void };

/** Receiver that shows messages. An id stands for one message. */
type ToastReceiver = {
  show: (id: string, message: ToastMessage) => void;
  close: (id: string) => void;
};

let count = 0;
let waiting: { id: string; message: ToastMessage } | undefined;
let receiver: ToastReceiver | undefined;
let requested: (() => void) | undefined;

/** Shows a message; returns what takes it away again, should it no longer be true. */
export function showToast(message: ToastMessage): () => void {
  count += 1;
  const id = String(count);
  if (receiver) receiver.show(id, message);
  else {
    if (!message.isNews || !waiting || waiting.message.isNews) waiting = { id, message };
    requested?.();
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

/** Time before a failed load is tried again; it doubles each time. */
const FIRST_PAUSE_MS = 500;

/**
 * Calls `load` while a message waits for a region that is not there yet: at once, when the
 * connection is back, and after a pause where it failed although the browser knows of no lost
 * connection. Returns what undoes it.
 */
export function loadWhenToasted(load: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = FIRST_PAUSE_MS;
  const loadIfRequested = () => {
    if (waiting) load().catch(loadAgain);
  };
  // The browser may say that it is connected before anything gets through, and before a load that
  // is under way has failed.
  const loadAgain = () => {
    if (requested !== loadIfRequested || !navigator.onLine) return;
    clearTimeout(timer);
    timer = setTimeout(loadIfRequested, pauseMs);
    pauseMs *= 2;
  };
  requested = loadIfRequested;
  loadIfRequested();
  addEventListener("online", loadIfRequested);
  return () => {
    clearTimeout(timer);
    requested = undefined;
    removeEventListener("online", loadIfRequested);
  };
}
