// Requests whose body is a file. They have limits of their own, far above those of all others.
import { getContentType, readBytes } from "#server/http/read-body.ts";
import type { FileBody } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";

/**
 * The bytes of the file that a request carries. Throws the endpoint's own codes: for a type that it
 * does not take, and for a file that is too large.
 */
export async function readFileBody(request: Request, file: FileBody): Promise<Uint8Array> {
  const type = getContentType(request);
  if (type === undefined || !file.types.includes(type))
    throw new AppError(file.errors.type, `the file is ${type ?? "untyped"}`);
  const { maxBytes } = file;
  return readBytes(request, {
    maxBytes,
    createTooLargeError: () => new AppError(file.errors.size, `over ${maxBytes} bytes`),
  });
}
