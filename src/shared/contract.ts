// What browser and server agree on: each module lists its endpoints as data. The server mounts the list, the API
// description is generated from it, and a browser can call from it without importing anything of the server.
import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Permission } from "./permissions.ts";

export type HttpMethod = "get" | "post" | "put" | "patch" | "delete";

type Fields = z.ZodObject;

/** A file that is sent as it is. */
export type FileBody = {
  /** What the request may call it; what it really is, is for the handler to find out. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** The codes for a file of another type, and for one that is larger. */
  readonly refusals: { readonly type: ErrorCode; readonly size: ErrorCode };
};

export type Endpoint = {
  readonly method: HttpMethod;
  /** With parameters as ":name", for example "/api/orders/:id". */
  readonly path: `/api/${string}`;
  /** One short sentence for the API description. */
  readonly summary: string;
  readonly permission: Permission;
  /** What cannot be taken back needs somebody who has lately shown who they are, not just an open browser. */
  readonly proof?: "recent";
  /** The parameters of the path; they arrive as text. */
  readonly params?: Fields;
  /** The query string; values arrive as text, repeated ones as the first. */
  readonly query?: Fields;
  /** The JSON document that is sent. */
  readonly body?: z.ZodType;
  /** The file that is sent in place of a JSON document. */
  readonly file?: FileBody;
  /** What it may be refused with for what it is about, besides what follows from its shape. */
  readonly refusals?: readonly ErrorCode[];
  /** The JSON document that comes back; nothing outside this shape leaves the server. Without one: 204. */
  readonly response?: z.ZodType;
};

/** Checks an endpoint and keeps its exact type, from which handlers and callers get theirs. */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}

export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** What a schema yields; `Missing` where an endpoint has none. */
type Output<Schema, Missing> = [NonNullable<Schema>] extends [never]
  ? Missing
  : NonNullable<Schema> extends z.ZodType
    ? z.output<NonNullable<Schema>>
    : Missing;

/** What a handler receives: everything checked and converted. */
export type EndpointInput<E extends Endpoint> = {
  readonly params: Output<E["params"], undefined>;
  readonly query: Output<E["query"], undefined>;
  readonly body: E["file"] extends FileBody ? Uint8Array : Output<E["body"], undefined>;
};

/** One handler for each endpoint of a table, no more and no fewer. */
export type HandlersOf<Table extends EndpointTable, Context> = {
  readonly [Name in keyof Table]: (
    context: Context,
    input: EndpointInput<Table[Name]>,
  ) => Promise<Output<Table[Name]["response"], void>>;
};
