// The declarations of a module's endpoints: each one with its handler.
import { z } from "zod";
import type { Endpoint, EndpointCall, FileBody } from "#shared/contract.ts";

/**
 * Contexts that handlers can get, by the name under which an endpoint asks for one (`as`). They are
 * listed where they are made, in `src/server/create-runners.ts`, so this file imports none of them.
 */
export interface Contexts {}

/** Names of the parameters in a path, in their order. */
type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? [Name, ...PathNames<`/${Rest}`>]
  : Path extends `${string}:${infer Name}`
    ? [Name]
    : [];
/** The parameters of a path: ids, where an endpoint says nothing else. */
type Ids<Names extends string[]> = Names extends []
  ? undefined
  : z.ZodObject<{ [Name in Names[number]]: z.ZodUUID }>;

/** The output of a schema as an argument; none without a schema. */
type Checked<Schema> = Schema extends z.ZodType ? [z.output<Schema>] : [];
type CheckedParams<Names extends string[], Params> = Params extends z.ZodObject
  ? { [At in keyof Names]: z.output<Params>[Names[At] & keyof z.output<Params>] }
  : [];

/** An endpoint of any kind, as in the table of a module. */
export type ServedEndpoint = Endpoint & {
  readonly as?: keyof Contexts;
  /** Gets what `as` names, and the input that the declaration's schemas have let through. */
  readonly handle: (context: never, ...input: never) => Promise<unknown>;
};
export type EndpointTable = Readonly<Record<string, ServedEndpoint>>;

/**
 * An endpoint: `call` is its method and path. `handle` gets the context, the parameters of the path
 * in their order, the query and the body, as far as there are any, checked and converted; mostly it
 * is a use case. Its answer is what the response's schema takes: with a Date where the answer has a
 * text. The parameters are ids unless `params` says something else. Keeps the types of the schemas,
 * which the typed client uses.
 */
export function endpoint<
  Call extends EndpointCall,
  As extends keyof Contexts = "caller",
  Params extends Endpoint["params"] = Ids<PathNames<Call>>,
  Query extends Endpoint["query"] = undefined,
  Body extends Endpoint["body"] = undefined,
  File extends Endpoint["file"] = undefined,
  Response extends Endpoint["response"] = undefined,
>(
  call: Call,
  declaration: Omit<Endpoint, "call" | "method" | "path"> & {
    /** Context whose rights and tools the handler gets; without it, the caller's. */
    readonly as?: As;
    readonly params?: Params;
    readonly query?: Query;
    readonly body?: Body;
    readonly file?: File;
    readonly response?: Response;
    readonly handle: (
      context: Contexts[As],
      ...input: [
        ...CheckedParams<PathNames<Call>, Params>,
        ...Checked<Query>,
        ...(File extends FileBody ? [Uint8Array] : Checked<Body>),
      ]
    ) => Promise<Response extends z.ZodType ? z.input<Response> : void>;
  },
): ServedEndpoint & { call: Call; params: Params; query: Query; body: Body; response: Response } {
  const names = getPathNames(call);
  const ids = Object.fromEntries(names.map((name) => [name, z.uuid()]));
  const params = declaration.params ?? (names.length === 0 ? undefined : z.object(ids));
  const [method, path] = call.split(" ");
  // The types say the same about each call.
  return { method, path, ...declaration, params, call } as ReturnType<
    typeof endpoint<Call, As, Params, Query, Body, File, Response>
  >;
}

/** Names of the parameters of a call or path, in their order. */
export function getPathNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
}
