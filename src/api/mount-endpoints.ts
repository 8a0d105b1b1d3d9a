import type { Context as HonoContext, Hono } from "hono";
import type { z } from "zod";
import type { Context } from "#modules/context.ts";
import type { Actor } from "#shared/actor.ts";
import type { Endpoint, EndpointTable, HandlersOf, Permission } from "#shared/contract.ts";
import { AppError, type FieldErrors } from "#shared/errors.ts";
import type { ShopEnv } from "./shop-env.ts";

/** On whose behalf something is done, and in which exchange. */
export type Caller = { readonly actor: Actor; readonly requestId: string };

/** Runs work in one transaction with the rights of the caller. */
export type RunAs = <T>(caller: Caller, work: (ctx: Context) => Promise<T>) => Promise<T>;

type AnyHandler = (
  ctx: Context,
  input: { params: unknown; query: unknown; body: unknown },
) => Promise<unknown>;

const allowed: Readonly<Record<Permission, readonly Actor["kind"][]>> = {
  public: ["anonymous", "user", "admin"],
  user: ["user", "admin"],
  admin: ["admin"],
};

/**
 * Serves each endpoint of a table: checks the permission, then the input, runs the handler in one
 * transaction as the caller, and lets out only what the response shape names.
 */
export function mountEndpoints<Table extends EndpointTable>(
  api: Hono<ShopEnv>,
  table: Table,
  handlers: HandlersOf<Table, Context>,
  runAs: RunAs,
): void {
  // The handlers fit their endpoints by HandlersOf; a loop over both cannot express that.
  const untyped = handlers as Readonly<Record<string, AnyHandler>>;
  for (const [name, endpoint] of Object.entries(table)) {
    const handle = untyped[name];
    if (handle === undefined) throw new Error(`No handler for the endpoint ${name}`);
    api.on(endpoint.method.toUpperCase(), endpoint.path, async (c) => {
      const actor = c.get("actor");
      if (!allowed[endpoint.permission].includes(actor.kind)) {
        throw new AppError(
          "forbidden",
          `${name} needs ${endpoint.permission}, the caller is ${actor.kind}`,
        );
      }
      const input = await readInput(c, endpoint);
      const result = await runAs({ actor, requestId: c.get("requestId") }, (ctx) =>
        handle(ctx, input),
      );
      c.header("cache-control", "no-store");
      if (endpoint.response === undefined) return c.body(null, 204);
      const answer = endpoint.response.safeParse(result);
      if (!answer.success)
        throw new Error(`${name} answers outside its contract`, { cause: answer.error });
      return c.json(answer.data);
    });
  }
}

async function readInput(c: HonoContext<ShopEnv>, endpoint: Endpoint) {
  const params = check(endpoint.params, c.req.param());
  const query = check(endpoint.query, c.req.query());
  const body = endpoint.body === undefined ? undefined : check(endpoint.body, await readJson(c));
  return { params, query, body };
}

async function readJson(c: HonoContext<ShopEnv>): Promise<unknown> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  // Pages of other sites can send forms to us, but not this type without asking first.
  if (type !== "application/json")
    throw new AppError("unsupported_media_type", `the body is ${type ?? "untyped"}`);
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", "the body is not JSON", { cause });
  }
}

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError("invalid_fields", "the input does not fit the contract", {
    fields: fieldErrors(result.error),
  });
}

function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) (fields[issue.path.join(".")] ??= []).push(issue.message);
  return fields;
}
