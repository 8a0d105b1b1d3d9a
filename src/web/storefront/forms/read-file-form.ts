import { getContentType, readBytes } from "#platform/http/read-body.ts";
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
  const body = Buffer.from(await readBytes(request, { maxBytes }));
  const type = request.headers.get("content-type") ?? "";
  if (hasTooManyParts(body, /boundary="?([^";]+)/i.exec(type)?.[1]))
    throw new AppError("payload_too_large", "more parts than a form of ours has");
  return new Response(body, { headers: { "content-type": type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError("unsupported_media_type", "not a form of ours", { cause });
    });
}

/** Between parts, and around them, stands the boundary. */
function hasTooManyParts(body: Buffer, boundary: string | undefined): boolean {
  if (boundary === undefined) return false;
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
