import type { Context as HonoContext } from "hono";
import type { z } from "zod";
import { getPathNames } from "#modules/endpoint.ts";
import { getContentType, readText, readBytes } from "#server/http/read-body.ts";
import { MAX_BODY_BYTES, type Endpoint, type FileBody } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { acceptInput } from "#shared/input-problems.ts";
import { parseJson } from "./parse-json.ts";
import type { ShopEnv } from "./shop-env.ts";

/**
 * The input of an endpoint as its schemas understand it, in the order in which a handler gets it.
 * Throws AppError for invalid JSON, a body that is too large, a wrong type or shape, and texts that
 * the database cannot store.
 */
export async function readInput(c: HonoContext<ShopEnv>, endpoint: Endpoint): Promise<unknown[]> {
  const { path, params, query, file, body } = endpoint;
  const values = params && check(params, c.req.param());
  const input: unknown[] = values === undefined ? [] : getPathNames(path).map((n) => values[n]);
  if (query !== undefined) input.push(check(query, c.req.query()));
  if (file !== undefined) input.push(await readFileBody(c.req.raw, file));
  else if (body !== undefined) input.push(check(body, await readJson(c.req.raw, endpoint)));
  return input;
}

async function readJson(request: Request, endpoint: Endpoint): Promise<unknown> {
  const type = getContentType(request);
  // Other sites' pages can send forms, but for this content type browsers ask with a preflight
  // request first.
  if (type !== "application/json")
    throw new AppError("unsupported_media_type", `the body is ${type ?? "untyped"}`);
  const { maxBodyBytes: maxBytes = MAX_BODY_BYTES } = endpoint;
  return parseJson(await readText(request, { maxBytes }), maxBytes);
}

function check<T>(schema: z.ZodType<T>, value: unknown): T {
  const accepted = acceptInput(schema, value);
  // Only what the schema has let through: the rest of a document goes nowhere, and may be of any
  // size.
  const field = findUnprintable(accepted);
  if (field !== undefined)
    throw new AppError("invalid_fields", "a text has the character 0", {
      fields: { [field]: ["unprintable"] },
    });
  return accepted;
}

// Requests whose body is a file. They have limits of their own, far above those of all others.
/**
 * The bytes of the file that a request carries. Throws the endpoint's own codes: for a type that it
 * does not take, and for a file that is too large.
 */
async function readFileBody(request: Request, file: FileBody): Promise<Uint8Array> {
  const type = getContentType(request);
  if (type === undefined || !file.types.includes(type))
    throw new AppError(file.errors.type, `the file is ${type ?? "untyped"}`);
  const { maxBytes } = file;
  return readBytes(request, {
    maxBytes,
    createTooLargeError: () => new AppError(file.errors.size, `over ${maxBytes} bytes`),
  });
}

/**
 * The path of a text, or of a name, with the character 0 in a checked document; undefined when
 * there is none. No text of the database holds that character: it can be neither stored nor
 * searched for, and asked all the same, it fails.
 */
function findUnprintable(value: unknown): string | undefined {
  if (typeof value === "string") return value.includes("\0") ? "" : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes("\0")) return "";
    const path = findUnprintable(inner);
    // The greatest allowed depth of a document.
    if (path !== undefined) return path === "" ? key : `${key}.${path}`;
  }
  return undefined;
}
