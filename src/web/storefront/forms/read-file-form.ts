import { MIMEType } from "node:util";
import { getContentType, readBytes } from "#server/http/read-body.ts";
import { AppError } from "#shared/errors.ts";

/** Several times as many as our longest form has. Each one more costs time to take apart. */
const MAX_PARTS = 100;

/**
 * A posted form with which files may come. Throws AppError when it is not one, or has more than
 * `maxBytes` or than a hundred parts.
 */
export async function readFileForm(
  request: Request,
  { maxBytes }: { readonly maxBytes: number },
): Promise<FormData> {
  if (getContentType(request) !== "multipart/form-data")
    throw new AppError("unsupported_media_type", "not a form of ours");
  const boundary = readBoundary(request);
  const body = Buffer.from(await readBytes(request, { maxBytes }));
  if (hasTooManyParts(body, boundary))
    throw new AppError("payload_too_large", "more parts than a form of ours has");
  // Only the boundary by which they were counted takes the parts apart.
  return new Response(body, {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError("unsupported_media_type", "not a form of ours", { cause });
    });
}

/** The characters of RFC 2046 that need no quotes; browsers use no others. */
const BOUNDARY = /^[\w+.'-]{1,70}$/;

/** Read as a parameter of its own: others may end with the same letters, or hold them in quotes. */
function readBoundary(request: Request): string {
  try {
    const type = new MIMEType(request.headers.get("content-type") ?? "");
    const boundary = type.params.get("boundary") ?? "";
    if (BOUNDARY.test(boundary)) return boundary;
  } catch {
    // It is no type at all.
  }
  throw new AppError("unsupported_media_type", "the form names no boundary");
}

/** Between parts, and around them, stands the boundary. */
function hasTooManyParts(body: Buffer, boundary: string): boolean {
  let found = 0;
  for (
    let at = body.indexOf(boundary);
    at >= 0;
    at = body.indexOf(boundary, at + boundary.length)
  ) {
    found += 1;
    if (found > MAX_PARTS + 1) return true;
  }
  return false;
}
