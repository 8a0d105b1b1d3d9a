// The declarations of a module's endpoints: each one with its handler.
import type { Context } from "#modules/context.ts";
import { z } from "zod";
import type { Endpoint, EndpointCall, EndpointInput, EndpointOutput } from "#shared/contract.ts";

/**
 * Contexts that handlers can get, by the name under which an endpoint asks for one (`as`). A module
 * adds its own beside the type of the context, so this file imports none of them.
 */
export interface Contexts {
  /** One transaction with the rights of the caller. */
  caller: Context;
  /**
   * The same for expensive reads: on the replica, if there is one that is up to date. May run
   * twice.
   */
  reader: Context;
}

/** Declaration of an endpoint, apart from its call and its handler. */
type Declaration = Omit<Endpoint, "call" | "method" | "path"> & {
  /** Context whose rights and tools the handler gets; without it, the caller's. */
  readonly as?: keyof Contexts;
};

/** The parameters of a path: ids, where an endpoint says nothing else. */
type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type PathParams<Call extends string> = [PathNames<Call>] extends [never]
  ? undefined
  : z.ZodObject<{ [Name in PathNames<Call>]: z.ZodUUID }>;
type WithParams<Call extends string, D extends Declaration> = D extends {
  readonly params: z.ZodObject;
}
  ? D
  : D & { readonly params: PathParams<Call> };

type ContextOf<D extends Declaration> = D["as"] extends keyof Contexts
  ? Contexts[D["as"]]
  : Context;

type Handler<D extends Declaration> = (
  context: ContextOf<D>,
  input: EndpointInput<D>,
) => Promise<EndpointOutput<D>>;

/** An endpoint of any kind, as in the table of a module. */
export type ServedEndpoint = Endpoint & {
  readonly as?: keyof Contexts;
  /** Gets what `as` names, and the input that the declaration's schemas have let through. */
  readonly handle: (context: never, input: never) => Promise<unknown>;
};
export type EndpointTable = Readonly<Record<string, ServedEndpoint>>;

/**
 * An endpoint: `call` is its method and path, `handle` gets the checked and converted input. The
 * parameters of its path are ids unless it says something else. Keeps the exact types, which the
 * typed client uses.
 */
export function endpoint<const Call extends EndpointCall, const D extends Declaration>(
  call: Call,
  declaration: D,
  handle: Handler<WithParams<Call, D>>,
): WithParams<Call, D> & Omit<Endpoint, keyof Declaration> & { call: Call; handle: typeof handle } {
  const params = { params: declaration.params ?? getPathParams(call) };
  // The type says the same about each call.
  return { ...splitCall(call), ...declaration, ...params, call, handle } as ReturnType<
    typeof endpoint<Call, D>
  >;
}

function getPathParams(call: EndpointCall): z.ZodObject | undefined {
  const names = [...call.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
  if (names.length === 0) return undefined;
  return z.object(Object.fromEntries(names.map((name) => [name, z.uuid()])));
}

function splitCall(call: EndpointCall): Pick<Endpoint, "method" | "path"> {
  const [method, path] = call.split(" ");
  // The two parts of an EndpointCall.
  return { method, path } as Pick<Endpoint, "method" | "path">;
}
