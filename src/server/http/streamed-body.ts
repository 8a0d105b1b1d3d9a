/** The client has disconnected, or has received nothing for too long. */
export class ReaderGoneError extends Error {
  constructor() {
    super("The rest of the body is not read");
    this.name = "ReaderGoneError";
  }
}

/**
 * Longer than a short interruption of the network; the stream's connection and transaction stay
 * open meanwhile.
 */
const PATIENCE_MS = 30_000;

/**
 * A body that `work` writes bit by bit, never faster than it is read. Resolves once there is
 * something to send, or the work is done; rejects with whatever `work` throws before that. What it
 * throws later cuts the body off, so that the client sees it is incomplete, and `onBreak` is
 * called. `write` throws ReaderGoneError when the client no longer reads.
 */
export async function sendBody(
  work: (write: (chunk: string | Uint8Array) => Promise<void>) => Promise<void>,
  options: { onBreak: (error: unknown) => void; patienceMs?: number },
): Promise<ReadableStream<Uint8Array>> {
  const { onBreak, patienceMs = PATIENCE_MS } = options;
  const encoder = new TextEncoder();
  const begun = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<never>();
  gone.promise.catch(() => {}); // It is met in `write`, if anything is written still.
  let requested = Promise.withResolvers<void>();
  let hasBegun = false;
  let isCancelled = false;
  const { promise: body, resolve: give } =
    Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const stream = new ReadableStream<Uint8Array>(
    {
      start: give,
      pull: () => requested.resolve(),
      cancel() {
        isCancelled = true;
        gone.reject(new ReaderGoneError());
      },
    },
    { highWaterMark: 1 },
  );
  const controller = await body;

  async function write(chunk: string | Uint8Array): Promise<void> {
    hasBegun = true;
    begun.resolve();
    const timer = setTimeout(() => gone.reject(new ReaderGoneError()), patienceMs);
    try {
      // The first settled one counts: a client that has asked for more may have disconnected since.
      await Promise.race([gone.promise, requested.promise]);
    } finally {
      clearTimeout(timer);
    }
    requested = Promise.withResolvers();
    controller.enqueue(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
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
