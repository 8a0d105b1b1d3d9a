import { checkImage, type CheckedFile } from "./check-image.ts";
import { ApiError } from "#web/api/api-client.ts";
import { createListeners } from "#ui/listeners.ts";

export type QueuedUpload = {
  readonly id: number;
  readonly file: File;
  readonly status: "waiting" | "sending" | "failed" | "refused";
  /** Share of the file that has been sent, from 0 to 1. */
  readonly share: number;
  /** Why it failed, or was not sent at all. */
  readonly error?: unknown;
};

type Sending = {
  readonly file: File;
  readonly type: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
};

type QueueOptions = {
  /** Why a file is not sent at all, or what it is. */
  readonly check?: (file: Blob) => Promise<CheckedFile>;
  readonly send: (sending: Sending) => Promise<unknown>;
  /** Called after each file that has arrived. */
  readonly onArrived: () => void;
  readonly onFailed: (file: File, error: unknown) => void;
  /** Nothing is sent before `release`. */
  readonly isHeld?: boolean;
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/**
 * Uploads files one after the other, in the order in which they were chosen, so that images keep
 * it. Finished files leave the queue; failed ones stay until they are tried again or dismissed.
 */
export function createUploadQueue(options: QueueOptions) {
  const { check = checkImage, send, onArrived, onFailed } = options;
  let isHeld = options.isHeld === true;
  let uploads: readonly QueuedUpload[] = [];
  let count = 0;
  let sending: { id: number; abort: AbortController } | undefined;
  const { subscribe, notify } = createListeners();

  function set(next: readonly QueuedUpload[]) {
    uploads = next;
    notify();
  }
  const changeUpload = (id: number, changes: Partial<QueuedUpload>) =>
    set(uploads.map((it) => (it.id === id ? { ...it, ...changes } : it)));
  const remove = (id: number) => set(uploads.filter((it) => it.id !== id));

  async function sendQueued(): Promise<void> {
    if (sending || isHeld) return;
    for (;;) {
      const next = uploads.find(({ status }) => status === "waiting");
      if (next === undefined) return;
      const abort = new AbortController();
      sending = { id: next.id, abort };
      await sendOne(next, abort.signal);
      sending = undefined;
    }
  }

  async function sendOne({ id, file }: QueuedUpload, signal: AbortSignal): Promise<void> {
    changeUpload(id, { status: "sending", share: 0, error: undefined });
    try {
      // A file on a network drive may be gone by now.
      const checked = await check(file);
      if ("error" in checked) throw new ApiError(checked.error);
      await send({
        file,
        type: checked.type,
        signal,
        onProgress: (share) => changeUpload(id, { share }),
      });
      remove(id);
      onArrived();
    } catch (error) {
      if (signal.aborted) return;
      changeUpload(id, { status: isFinal(error) ? "refused" : "failed", error });
      onFailed(file, error);
    }
  }

  return {
    subscribe,
    read: () => uploads,
    /** Files that cannot be taken are refused at once, whatever is on its way. */
    async add(files: readonly File[]): Promise<void> {
      const added = files.map((file): QueuedUpload => {
        count += 1;
        return { id: count, file, status: "waiting", share: 0 };
      });
      for (const upload of added) {
        const checked = await check(upload.file).catch(() => undefined);
        if (checked && "error" in checked) {
          const error = new ApiError(checked.error);
          set([...uploads, { ...upload, status: "refused", error }]);
          onFailed(upload.file, error);
        } else set([...uploads, upload]);
      }
      await sendQueued();
    },
    /** Sends what was held. */
    async release(): Promise<void> {
      isHeld = false;
      await sendQueued();
    },
    async retry(id: number): Promise<void> {
      changeUpload(id, { status: "waiting", share: 0, error: undefined });
      await sendQueued();
    },
    /** Takes a file out, also when it is being sent. */
    drop(id: number): void {
      if (sending?.id === id) sending.abort.abort();
      remove(id);
    },
  };
}

const finalCodes: ReadonlySet<ApiError["code"]> = new Set([
  "unsupported_image",
  "image_too_large",
  "too_many_pixels",
  "too_many_files",
]);

/** Whether the same file would be refused again. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && finalCodes.has(error.code);
}
