/** The caller has left, or has taken nothing for too long. */
export class ReaderGoneError extends Error {
  constructor() {
    super("Nobody reads on");
    this.name = "ReaderGoneError";
  }
}

/**
 * Longer than a network stumbles; what is behind the stream (a connection, a transaction) is held
 * meanwhile.
 */
const PATIENCE_MS = 30_000;

/**
 * A body that `work` writes bit by bit, never faster than it is read. Resolves once there is
 * something to send, or the work is done; rejects with whatever `work` throws before that. What it
 * throws later breaks the body off, so that nobody takes a part for the whole; `onBreak` hears of
 * it. `write` throws ReaderGoneError when nobody reads on.
 */
export async function streamedBody(
  work: (write: (text: string) => Promise<void>) => Promise<void>,
  options: { onBreak: (error: unknown) => void; patienceMs?: number },
): Promise<ReadableStream<Uint8Array>> {
  const { onBreak, patienceMs = PATIENCE_MS } = options;
  const encoder = new TextEncoder();
  const begun = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<never>();
  gone.promise.catch(() => {}); // It is met in `write`, if anything is written still.
  let wanted = Promise.withResolvers<void>();
  let hasBegun = false;
  let isCancelled = false;
  const { promise: body, resolve: give } =
    Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const stream = new ReadableStream<Uint8Array>(
    {
      start: give,
      pull: () => wanted.resolve(),
      cancel() {
        isCancelled = true;
        gone.reject(new ReaderGoneError());
      },
    },
    { highWaterMark: 1 },
  );
  const controller = await body;

  async function write(text: string): Promise<void> {
    hasBegun = true;
    begun.resolve();
    const timer = setTimeout(() => gone.reject(new ReaderGoneError()), patienceMs);
    try {
      // Of two that are settled the first counts: who has asked for more may have left since.
      await Promise.race([gone.promise, wanted.promise]);
    } finally {
      clearTimeout(timer);
    }
    wanted = Promise.withResolvers();
    controller.enqueue(encoder.encode(text));
  }

  const finish = async () => {
    try {
      await work(write);
      begun.resolve();
      if (!isCancelled) controller.close();
    } catch (error) {
      begun.reject(error);
      if (!hasBegun) return;
      onBreak(error);
      controller.error(error);
    }
  };
  void finish();
  await begun.promise;
  return stream;
}
