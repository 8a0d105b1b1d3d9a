import { MIMEType } from "node:util";
import { getContentType, readBytes, readText } from "#server/http/read-body.ts";
import { AppError } from "#shared/errors.ts";

/** Forms write a letter with up to nine bytes, and some have two texts of 5,000. */
export const MAX_FORM_BYTES = 131_072;
/** Photos of telephones, and the words beside them. */
export const MAX_PHOTO_FORM_BYTES = 20_971_520 + MAX_FORM_BYTES;
/** Several times as many as our longest form has. Each one more costs time to take apart. */
const MAX_PARTS = 100;

/** The fields of a posted form. Throws AppError when it is not one, or too long. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  if (getContentType(request) !== "application/x-www-form-urlencoded")
    throw new AppError("unsupported_media_type", "not a form of ours");
  const text = await readText(request, { maxBytes: MAX_FORM_BYTES });
  if (text.split("&", MAX_PARTS + 1).length > MAX_PARTS)
    throw new AppError("payload_too_large", "more fields than a form of ours has");
  return new URLSearchParams(text);
}

/** The text of a field, with one character between its lines, where browsers send two. */
export function getText(form: URLSearchParams | FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}

/**
 * The files of the field `photos`, as they are: one more than is taken is enough to say that some
 * were not used.
 */
export async function readPhotos(form: FormData, most: number): Promise<Uint8Array[]> {
  const files = form
    .getAll("photos")
    .flatMap((it) => (it instanceof File && it.size > 0 ? [it] : []));
  return Promise.all(files.slice(0, most + 1).map((file) => file.bytes()));
}

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
