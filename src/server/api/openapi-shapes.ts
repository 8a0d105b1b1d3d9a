// The shapes of an OpenAPI document, as far as the description of the API has them.
import type { Permission } from "#shared/permissions.ts";
import type { JsonSchema } from "./openapi-schema.ts";

export type Parameter = {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: JsonSchema;
};
export type Content = Readonly<Record<string, { readonly schema?: JsonSchema }>>;
export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** Permission that the caller needs. */
  readonly "x-permission": Permission;
  /** That it asks for a proof of identity of the last ten minutes. */
  readonly "x-proof"?: "recent";
  /** The size limit of its body. */
  readonly "x-max-bytes"?: number;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<
    Record<
      string,
      { readonly $ref: string } | { readonly description: string; readonly content?: Content }
    >
  >;
};
