// Contract of browser and server: the description of each endpoint. The server mounts the modules'
// tables of endpoints, the API description is generated from them, and a browser calls by their
// types without importing anything of the server.
import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import { isHeavy, type Permission } from "./permissions.ts";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type ApiPath = `/api/${string}`;
/** The one name of an endpoint, for example "GET /api/orders/:id"; parameters are ":name". */
export type EndpointCall = `${HttpMethod} ${ApiPath}`;

/** Largest body, in bytes, where an endpoint says nothing else: several times the longest form. */
export const MAX_BODY_BYTES = 65_536;

type Fields = z.ZodObject;

/** A file that is sent as it is. */
export type FileBody = {
  /** Content types that the request may state; the real type is for the handler to find out. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** The codes for a file of another type, and for one that is larger. */
  readonly errors: { readonly type: ErrorCode; readonly size: ErrorCode };
};

export type Endpoint = {
  readonly call: EndpointCall;
  /** The two parts of `call`. */
  readonly method: HttpMethod;
  readonly path: ApiPath;
  /** One short sentence for the API description. */
  readonly summary: string;
  readonly permission: Permission;
  /**
   * What users cannot undo in their own account needs a recent confirmation of identity, not
   * just an open browser. In the back office this follows from the weight of the permission.
   */
  readonly proof?: "recent";
  /** The parameters of the path; they arrive as text. */
  readonly params?: Fields;
  /** The query string; values arrive as text, repeated ones as the first. */
  readonly query?: Fields;
  /** The JSON document that is sent. */
  readonly body?: z.ZodType;
  /** More than MAX_BODY_BYTES, with the reason why; never where strangers may call. */
  readonly maxBodyBytes?: number;
  /** The file that is sent in place of a JSON document. */
  readonly file?: FileBody;
  /** Error codes that come from its subject, besides those that follow from its shape. */
  readonly errors?: readonly ErrorCode[];
  /**
   * The JSON document that comes back; nothing outside this shape leaves the server. Without one:
   * 204.
   */
  readonly response?: z.ZodType;
};

/**
 * Whether an endpoint needs a recent proof of identity: one that says so, and one that changes or
 * hands out something with a heavy right.
 */
export function isProofNeeded({
  method,
  permission,
  proof,
}: Pick<Endpoint, "method" | "permission" | "proof">): boolean {
  return proof === "recent" || (method !== "GET" && isHeavy(permission));
}
