// The only code that reads request bodies, always with a limit of bytes and of time. A client takes
// as long as it likes to send them, so no place of the shop is held meanwhile.
import { AppError } from "#shared/errors.ts";
import { BUSY_RETRY_SECONDS } from "#platform/concurrency-limit.ts";
import { releaseDuring } from "./network-limits.ts";

type BodyLimits = {
  readonly maxBytes: number;
  /** Error for a body over the limit. */
  readonly createTooLargeError?: () => AppError;
};

/** Enough for any body without files on a slow phone line. */
const PATIENCE_MS = 10_000;
/** Larger bodies have more time: an image of 5 MB as long as the server lets a request take. */
const BYTES_PER_SECOND = 45_000;
/** A body without files; these are not counted. */
const SMALL_BYTES = 131_072;
/** The memory of all larger bodies together, while they arrive and then wait. */
const MAX_WAITING_BYTES = 268_435_456;
let waitingBytes = 0;

/** Longer than any type that the shop takes. */
const MAX_TYPE_LENGTH = 100;

/**
 * The type of a request's body in lower case, without parameters and cut; undefined when it has
 * none.
 */
export function getContentType(request: Request): string | undefined {
  const [type] = request.headers.get("content-type")?.split(";", 1) ?? [];
  return type?.trim().slice(0, MAX_TYPE_LENGTH).toLowerCase();
}

/**
 * The bytes of a request's body. Throws `payload_too_large`, or the error of
 * `createTooLargeError`, when there are more than `maxBytes`: before anything is read if the length
 * is announced, else as soon as it is known. Throws `unsupported_media_type` for compressed bodies,
 * a few bytes of which can stand for gigabytes, `too_slow` for a body that does not arrive in time,
 * `bad_request` for one that breaks off, and `unavailable` when too many large ones arrive at once.
 */
export async function readBytes(request: Request, limits: BodyLimits): Promise<Uint8Array> {
  rejectBeforeReading(request, limits);
  let size = 0;
  let counted = 0;
  const count = (bytes: number) => {
    size += bytes;
    if (size > limits.maxBytes) throw createTooLargeError(limits);
    if (size <= SMALL_BYTES) return;
    counted += bytes;
    waitingBytes += bytes;
    if (waitingBytes > MAX_WAITING_BYTES)
      throw new AppError("unavailable", "too many large bodies arrive", {
        retryAfterSeconds: BUSY_RETRY_SECONDS,
      });
  };
  try {
    return await releaseDuring(() => receive(request, limits, count));
  } finally {
    waitingBytes -= counted;
  }
}

/** The same as text in UTF-8; bytes that are none become replacement characters. */
export async function readText(request: Request, limits: BodyLimits): Promise<string> {
  rejectBeforeReading(request, limits);
  const length = Number(request.headers.get("content-length") ?? Infinity);
  if (length > SMALL_BYTES) return new TextDecoder().decode(await readBytes(request, limits));
  // An announced length is kept by the HTTP parser, and this is several times faster.
  return releaseDuring(() => withTimeLimit(length, request.text()));
}

/** The pieces of the body; `count` gets the size of each before it is stored. */
async function receive(
  request: Request,
  { maxBytes }: BodyLimits,
  count: (bytes: number) => void,
): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  const readAll = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      count(next.value.length);
      chunks.push(next.value);
    }
  };
  try {
    await withTimeLimit(Number(request.headers.get("content-length") ?? maxBytes), readAll());
  } catch (error) {
    // The rest, which is still on its way, is not waited for.
    reader.cancel().catch(() => {});
    throw error;
  }
  return Buffer.concat(chunks);
}

/** The result of `reading`, if it is there within the time that so many bytes may take. */
async function withTimeLimit<T>(bytes: number, reading: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new AppError("too_slow", `${bytes} bytes did not arrive in time`)),
    Math.max(PATIENCE_MS, (bytes / BYTES_PER_SECOND) * 1_000),
  );
  try {
    return await Promise.race([reading, late.promise]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("bad_request", "the body broke off", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function rejectBeforeReading(request: Request, limits: BodyLimits): void {
  const encoding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (encoding !== "identity")
    throw new AppError("unsupported_media_type", `the body is encoded as ${encoding.slice(0, 20)}`);
  if (Number(request.headers.get("content-length") ?? 0) > limits.maxBytes)
    throw createTooLargeError(limits);
}

function createTooLargeError(limits: BodyLimits): AppError {
  return (
    limits.createTooLargeError?.() ??
    new AppError("payload_too_large", `the body is over ${limits.maxBytes} bytes`)
  );
}
