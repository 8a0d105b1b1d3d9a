// Content of a request, checked before anybody acts on it: params, query and body of an endpoint.
import type { Context as HonoContext } from "hono";
import type { z } from "zod";
import { getContentType, readText } from "#platform/http/read-body.ts";
import { MAX_BODY_BYTES, type Endpoint } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { checkInput } from "#shared/input-problems.ts";
import { findUnprintable } from "./find-unprintable.ts";
import { readFileBody } from "./file-body.ts";
import { parseJson } from "./parse-json.ts";
import type { ShopEnv } from "./shop-env.ts";

/**
 * The input of an endpoint as its schemas understand it. Throws AppError for what is no JSON, too
 * large, of another type or shape, and for texts that the database cannot hold.
 */
export async function readInput(c: HonoContext<ShopEnv>, endpoint: Endpoint) {
  const params = check(endpoint.params, c.req.param());
  const query = check(endpoint.query, c.req.query());
  if (endpoint.file !== undefined)
    return { params, query, body: await readFileBody(c.req.raw, endpoint.file) };
  const body = endpoint.body && check(endpoint.body, await readJson(c.req.raw, endpoint));
  return { params, query, body };
}

async function readJson(request: Request, endpoint: Endpoint): Promise<unknown> {
  const type = getContentType(request);
  // Pages of other sites can send forms to us, but not this type without asking first.
  if (type !== "application/json")
    throw new AppError("unsupported_media_type", `the body is ${type ?? "untyped"}`);
  const { maxBodyBytes: maxBytes = MAX_BODY_BYTES } = endpoint;
  return parseJson(await readText(request, { maxBytes }), maxBytes);
}

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const checked = checkInput(schema, value);
  if (!checked.ok)
    throw new AppError("invalid_fields", "the input does not fit the contract", {
      fields: checked.fields,
    });
  // Only what the schema has let through: the rest of a document goes nowhere, and may be of any
  // size.
  const field = findUnprintable(checked.data);
  if (field !== undefined)
    throw new AppError("invalid_fields", "a text has the character 0", {
      fields: { [field]: ["unprintable"] },
    });
  return checked.data;
}
