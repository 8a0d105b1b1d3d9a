import type { Context as HonoContext, Hono } from "hono";
import type { z } from "zod";
import type { Context, Visitor } from "#modules/context.ts";
import { isMember, type Actor } from "#shared/actor.ts";
import type { Endpoint, EndpointTable, HandlersOf } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { checkInput } from "#shared/input-problems.ts";
import { isOfDesk, mayUse } from "#shared/permissions.ts";
import { contentTypeOf, readFileBody } from "./file-body.ts";
import type { ShopEnv } from "./shop-env.ts";

/** On whose behalf something is done, from where, and in which exchange. */
export type Caller = {
  readonly actor: Actor;
  readonly visitor: Visitor;
  readonly requestId: string;
  /** Absent while nothing is traced. */
  readonly traceId?: string | undefined;
  /** The endpoint's name. */
  readonly doing?: string;
};

/** Runs work with what it needs to act for the caller: for most, a transaction with the caller's rights. */
export type RunAs<Ctx = Context> = <T>(
  caller: Caller,
  work: (ctx: Ctx) => Promise<T>,
) => Promise<T>;

type AnyHandler<Ctx> = (
  ctx: Ctx,
  input: { params: unknown; query: unknown; body: unknown },
) => Promise<unknown>;

/**
 * Serves each endpoint of a table: checks the permission, then the input, runs the handler as the caller, and lets
 * out only what the response shape names.
 */
export function mountEndpoints<Table extends EndpointTable, Ctx>(
  api: Hono<ShopEnv>,
  table: Table,
  handlers: HandlersOf<Table, Ctx>,
  runAs: RunAs<Ctx>,
): void {
  // The handlers fit their endpoints by HandlersOf; a loop over both cannot express that.
  const untyped = handlers as Readonly<Record<string, AnyHandler<Ctx>>>;
  for (const [name, endpoint] of Object.entries(table)) {
    const handle = untyped[name];
    if (handle === undefined) throw new Error(`No handler for the endpoint ${name}`);
    api.on(endpoint.method.toUpperCase(), endpoint.path, async (c) => {
      const caller = { ...admitted(callerOf(c), endpoint, name), doing: name };
      const input = await readInput(c, endpoint);
      const result = await runAs(caller, (ctx) => handle(ctx, input));
      c.header("cache-control", "no-store");
      if (endpoint.response === undefined) return c.body(null, 204);
      const answer = endpoint.response.safeParse(result);
      if (!answer.success)
        throw new Error(`${name} answers outside its contract`, { cause: answer.error });
      return c.json(answer.data);
    });
  }
}

export function callerOf(c: HonoContext<ShopEnv>): Caller {
  const { actor, visitor, requestId, traceId } = c.var;
  return { actor, visitor, requestId, traceId };
}

/**
 * The caller with the rights for what is called `name`. Throws `unauthenticated` or `forbidden` when they may not use it,
 * `second_factor_needed` when they must set up a second factor first, `proof_needed` when they must show again that it is them.
 */
export function admitted(
  caller: Caller,
  { permission, proof }: Pick<Endpoint, "permission" | "proof">,
  name: string,
): Caller {
  const { actor } = caller;
  if (permission === "public") return caller;
  if (actor.kind === "anonymous")
    throw new AppError("unauthenticated", `${name} is for those who are signed in`);
  if (!isMember(actor)) throw new AppError("forbidden", `${name} is for people`);
  if (isOfDesk(permission)) {
    if (!mayUse(actor, permission))
      throw new AppError("forbidden", `${name} needs ${permission}, the caller is ${actor.kind}`);
    if (actor.lacksSecondFactor)
      throw new AppError("second_factor_needed", `${name} needs a second factor by now`);
  }
  if (proof === "recent" && !actor.hasRecentProof)
    throw new AppError("proof_needed", `${name} needs a proof that is not old`);
  return isOfDesk(permission) ? { ...caller, actor: { ...actor, isInBackOffice: true } } : caller;
}

async function readInput(c: HonoContext<ShopEnv>, endpoint: Endpoint) {
  const params = check(endpoint.params, c.req.param());
  const query = endpoint.query && check(endpoint.query, searchable(c.req.query()));
  if (endpoint.file !== undefined)
    return { params, query, body: await readFileBody(c.req.raw, endpoint.file) };
  const body = endpoint.body === undefined ? undefined : check(endpoint.body, await readJson(c));
  return { params, query, body };
}

/** A query that the database can be asked for. */
function searchable(query: Record<string, string>): Record<string, string> {
  refuseUnprintable(query);
  return query;
}

/** No text of the database holds the character 0: it can be neither stored nor searched for, and asked all the same, it fails. */
function refuseUnprintable(document: unknown): void {
  const fields: Record<string, string[]> = {};
  // Not by recursion: documents may be deeper than the stack.
  const waiting: [path: string, value: unknown][] = [["", document]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === "string" && value.includes("\0")) fields[path] = ["unprintable"];
    if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value))
        waiting.push([path === "" ? key : `${path}.${key}`, inner]);
  }
  if (Object.keys(fields).length > 0)
    throw new AppError("invalid_fields", "a text has the character 0", { fields });
}

async function readJson(c: HonoContext<ShopEnv>): Promise<unknown> {
  const type = contentTypeOf(c.req.raw);
  // Pages of other sites can send forms to us, but not this type without asking first.
  if (type !== "application/json")
    throw new AppError("unsupported_media_type", `the body is ${type ?? "untyped"}`);
  const text = await c.req.text();
  const document = parseJson(text);
  if (text.includes("\\u0000")) refuseUnprintable(document);
  return document;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", "the body is not JSON", { cause });
  }
}

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const checked = checkInput(schema, value);
  if (checked.ok) return checked.data;
  throw new AppError("invalid_fields", "the input does not fit the contract", {
    fields: checked.fields,
  });
}
