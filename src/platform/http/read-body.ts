// The only code that reads request bodies, always with a limit.
import { AppError } from "#shared/errors.ts";

type BodyLimits = {
  readonly maxBytes: number;
  /** Error for a body over the limit. */
  readonly tooLarge?: () => AppError;
};

/** The type of a request's body in lower case, without parameters; undefined when it has none. */
export function getContentType(request: Request): string | undefined {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}

/**
 * The bytes of a request's body. Throws `payload_too_large`, or what `tooLarge` makes, when there
 * are more than `maxBytes`: before anything is read if the length is announced, else as soon as it
 * is known. Throws `unsupported_media_type` for compressed bodies, a few bytes of which can stand
 * for gigabytes.
 */
export async function readBytes(request: Request, limits: BodyLimits): Promise<Uint8Array> {
  refuseBeforeReading(request, limits);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the stream.
    if (size > limits.maxBytes) throw tooLarge(limits);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** The same as text in UTF-8; bytes that are none become replacement characters. */
export async function readText(request: Request, limits: BodyLimits): Promise<string> {
  refuseBeforeReading(request, limits);
  // An announced length is kept by the HTTP parser, and this is several times faster.
  if (request.headers.has("content-length")) return request.text();
  return new TextDecoder().decode(await readBytes(request, limits));
}

function refuseBeforeReading(request: Request, limits: BodyLimits): void {
  const encoding = request.headers.get("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (encoding !== "identity")
    throw new AppError("unsupported_media_type", `the body is encoded as ${encoding.slice(0, 20)}`);
  if (Number(request.headers.get("content-length") ?? 0) > limits.maxBytes) throw tooLarge(limits);
}

function tooLarge(limits: BodyLimits): AppError {
  return (
    limits.tooLarge?.() ??
    new AppError("payload_too_large", `the body is over ${limits.maxBytes} bytes`)
  );
}
