import type { Context as HonoContext } from "hono";
import type { z } from "zod";
import { getPathNames } from "#modules/endpoint.ts";
import { getContentType, readText } from "#server/http/read-body.ts";
import { MAX_BODY_BYTES, type Endpoint } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { acceptInput } from "#shared/input-problems.ts";
import { findUnprintable } from "./find-unprintable.ts";
import { readFileBody } from "./file-body.ts";
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
