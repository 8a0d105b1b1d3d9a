/**
 * Short messages about what just happened: one at a time, the newest wins. Errors stay until they are
 * closed. What shows them (toast-region.tsx) is loaded after the page, so messages may wait here for it.
 */
export type ToastMessage = {
  title: string;
  description?: string;
  tone?: "info" | "success" | "error";
};

let waiting: ToastMessage[] = [];
let deliver: ((message: ToastMessage) => void) | undefined;
let wanted: (() => void) | undefined;

export function showToast(message: ToastMessage): void {
  if (deliver) deliver(message);
  else {
    waiting = [message];
    wanted?.();
  }
}

/** The region takes messages from now on; returns what undoes it. */
export function receiveToasts(receiver: (message: ToastMessage) => void): () => void {
  deliver = receiver;
  for (const message of waiting) receiver(message);
  waiting = [];
  return () => {
    deliver = undefined;
  };
}

/** Calls `load` once a message is waiting while no region is there yet; returns what undoes it. */
export function whenToastsWanted(load: () => void): () => void {
  wanted = load;
  if (waiting.length > 0) load();
  return () => {
    wanted = undefined;
  };
}
