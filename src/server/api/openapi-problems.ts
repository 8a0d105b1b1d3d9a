// The problems that an endpoint may answer with, as far as its shape tells, and how the description
// says so.
import { isProofNeeded, type Endpoint } from "#shared/contract.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { isStaffPermission } from "#shared/permissions.ts";
import { isOpenPath } from "./closed-shop.ts";
import type { JsonSchema } from "./openapi-schema.ts";

/** Codes that follow from a request, whatever it asks for. */
export const commonProblems = [
  "bad_request",
  "forbidden",
  "internal",
  "invalid_fields",
  "maintenance",
  "payload_too_large",
  "proof_needed",
  "second_factor_needed",
  "too_slow",
  "unauthenticated",
  "unavailable",
  "unsupported_media_type",
] as const satisfies readonly ErrorCode[];
type CommonProblem = (typeof commonProblems)[number];

/** The codes that follow from an endpoint's subject, beside the common ones; each once. */
export function findOwnProblems({ errors = [], file }: Endpoint): readonly ErrorCode[] {
  const common: readonly ErrorCode[] = commonProblems;
  const codes = [...errors, ...(file === undefined ? [] : [file.errors.type, file.errors.size])];
  return [...new Set(codes)].filter((code) => !common.includes(code)).toSorted();
}

/** All codes that an endpoint may answer with: its own, and those that follow from its shape. */
export function findProblems(endpoint: Endpoint): readonly ErrorCode[] {
  const { method, path, permission, params, query, body, file, errors = [] } = endpoint;
  const codes: CommonProblem[] = ["unauthenticated", "internal", "unavailable"];
  // Pages of other sites may only read.
  if (method !== "GET" || permission !== "public") codes.push("forbidden");
  if (isStaffPermission(permission)) codes.push("second_factor_needed");
  if (isProofNeeded(endpoint)) codes.push("proof_needed");
  if (params !== undefined || query !== undefined || body !== undefined)
    codes.push("invalid_fields");
  if (body !== undefined || file !== undefined)
    codes.push("bad_request", "too_slow", "unsupported_media_type");
  if (body !== undefined) codes.push("payload_too_large");
  if (!isOpenPath(path, method)) codes.push("maintenance");
  return [...new Set([...codes, ...errors, ...findOwnProblems(endpoint)])];
}

/** The answer of any operation that refuses a request, whatever the status. */
export const anyProblem = { $ref: "#/components/responses/Problem" } as const;

/** The part of the document that `anyProblem` refers to; `schema` is that of a problem. */
export function describeProblemAnswer(schema: JsonSchema) {
  return {
    description:
      "A problem. `x-errors` of the operation and of the document list the values of `code`",
    headers: {
      "Retry-After": { description: "Seconds", required: false, schema: { type: "string" } },
    },
    content: { "application/problem+json": { schema } },
  };
}
