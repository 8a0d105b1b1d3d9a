// Requests whose body is a file. They have limits of their own, far above those of all others.
import type { EndpointTable, FileBody } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";

/** The type of a request's body in lower case, without parameters; undefined when it has none. */
export function contentTypeOf(request: Request): string | undefined {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
}

/**
 * The bytes of the file that a request carries. Throws the endpoint's own codes: for a type that it does not take, and for a
 * file that is too large, which is known from the announced length before anything is read, or else as soon as it is.
 */
export async function readFileBody(request: Request, file: FileBody): Promise<Uint8Array> {
  const type = contentTypeOf(request);
  if (type === undefined || !file.types.includes(type))
    throw new AppError(file.refusals.type, `the file is ${type ?? "untyped"}`);
  const tooLarge = () => new AppError(file.refusals.size, `over ${file.maxBytes} bytes`);
  if (Number(request.headers.get("content-length") ?? 0) > file.maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the stream.
    if (size > file.maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** Tells whether an endpoint of `tables` reads a file from requests with this method and path. */
export function createFileBodyFinder(
  tables: Readonly<Record<string, EndpointTable>>,
): (method: string, path: string) => boolean {
  const patterns = Object.values(tables)
    .flatMap((table) => Object.values(table))
    .filter(({ file }) => file !== undefined)
    .map(({ method, path }) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`),
    }));
  return (method, path) =>
    patterns.some((pattern) => pattern.method === method && pattern.path.test(path));
}
