// The shapes of an OpenAPI document, as far as the description of the API has them.
import type { ErrorCode } from "#shared/errors.ts";
import type { Permission } from "#shared/permissions.ts";
import type { JsonSchema } from "./openapi-schema.ts";

export type Parameter = {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required?: true;
  readonly description?: string;
  readonly schema: JsonSchema;
};

/** A reference to a part of the document that others refer to as well. */
export type Reference = { readonly $ref: string };

export type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** A file as it is. */
export const fileContent = { schema: { type: "string", format: "binary" } } as const;

type Answer = { readonly description: string; readonly content?: Content };
export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  /** Without it, an access token is needed. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  /** Permission that the caller needs. */
  readonly "x-permission": Permission;
  /** That it asks for a proof of identity of the last ten minutes. */
  readonly "x-proof"?: "recent";
  /** The size limit of its body. */
  readonly "x-max-bytes"?: number;
  /** The codes of its problems, beside those that any operation may answer with. */
  readonly "x-errors"?: readonly ErrorCode[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Answer | Reference>>;
};
