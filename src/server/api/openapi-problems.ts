// Which problems an endpoint may answer with, as far as its shape tells, and how the description
// says so.
import { needsProof, type Endpoint } from "#shared/contract.ts";
import { errorCodes, type ErrorCode } from "#shared/errors.ts";
import { isStaffPermission } from "#shared/permissions.ts";
import { staysOpen } from "./closed-shop.ts";
import { problemTitles } from "./problem.ts";

/** Error codes of any address below /api: for an invalid token, and for a server in trouble. */
const anywhere = ["unauthenticated", "internal", "unavailable"] as const;

/** The codes that follow from an endpoint's shape, and those that its contract names, each once. */
export function findProblems(endpoint: Endpoint): readonly ErrorCode[] {
  const { method, path, permission, params, query, body, file } = endpoint;
  const codes: ErrorCode[] = [...anywhere, ...(endpoint.errors ?? [])];
  // Pages of other sites may only read.
  if (method !== "GET" || permission !== "public") codes.push("forbidden");
  if (isStaffPermission(permission)) codes.push("second_factor_needed");
  if (needsProof(endpoint)) codes.push("proof_needed");
  if (params !== undefined || query !== undefined || body !== undefined)
    codes.push("invalid_fields");
  if (body !== undefined || file !== undefined)
    codes.push("bad_request", "too_slow", "unsupported_media_type");
  if (body !== undefined) codes.push("payload_too_large");
  if (file !== undefined) codes.push(file.errors.type, file.errors.size);
  if (!staysOpen(path)) codes.push("maintenance");
  return [...new Set(codes)];
}

/** Answers for `responses`, by status, as references to what `sharedProblems` holds. */
export function problemAnswers(codes: readonly ErrorCode[]): Record<string, { $ref: string }> {
  return {
    ...Object.fromEntries(
      byStatus(codes).map(([status, ofStatus]) => [
        String(status),
        { $ref: `#/components/responses/${getName(ofStatus)}` },
      ]),
    ),
    default: { $ref: "#/components/responses/problem" },
  };
}

/** The answers that `problemAnswers` refers to, for all these lists of codes. */
export function sharedProblems(lists: readonly (readonly ErrorCode[])[]): Record<string, unknown> {
  const shared: Record<string, unknown> = {
    problem: {
      description: "Any other problem",
      content: { "application/problem+json": { schema: anyProblem } },
    },
  };
  for (const [status, codes] of lists.flatMap(byStatus))
    shared[getName(codes)] = describe(status, codes);
  return shared;
}

const anyProblem = { $ref: "#/components/schemas/Problem" };

function describe(status: number, codes: readonly ErrorCode[]): unknown {
  return {
    description: codes.map((code) => `\`${code}\`: ${problemTitles[code]}`).join(". "),
    ...((status === 429 || status === 503) && {
      headers: {
        "Retry-After": {
          description: "Seconds to wait",
          required: false,
          schema: { type: "string" },
        },
      },
    }),
    content: {
      "application/problem+json": {
        schema: {
          allOf: [
            anyProblem,
            {
              type: "object",
              properties: { code: { enum: codes }, status: { const: status } },
            },
          ],
        },
      },
    },
  };
}

function byStatus(codes: readonly ErrorCode[]): [number, ErrorCode[]][] {
  const statuses = new Set(codes.map((code) => errorCodes[code]));
  return [...statuses].map((status) => [
    status,
    codes.filter((code) => errorCodes[code] === status).toSorted(),
  ]);
}

const getName = (codes: readonly ErrorCode[]) => codes.join(".");
