import type { EndpointTable } from "#modules/endpoint.ts";
import { MAX_BODY_BYTES, isProofNeeded, type Endpoint } from "#shared/contract.ts";
import { MOST_FIELDS } from "#shared/errors.ts";
import { inputProblems } from "#shared/input-problems.ts";
import type { Permission } from "#shared/permissions.ts";
import {
  describeProblemAnswer,
  commonProblems,
  findOwnProblems,
  anyProblem,
} from "./openapi-problems.ts";
import { describeParameters, type Parts } from "./openapi-parameters.ts";
import { createSchemas, type Schemas } from "./openapi-schema.ts";
import { fileContent, type Operation } from "./openapi-shapes.ts";
import { streams } from "./openapi-streams.ts";
import { tagDescriptions } from "./openapi-tags.ts";
import { BYTES_PER_VALUE, MAX_DEPTH } from "./parse-json.ts";
import { problemSchema } from "./problem.ts";

/** The module name of routes that are in no module's table. */
const OTHERS = "streams";

const introduction = `The HTTP API of the shop: what the pages use, open to other programs. \`docs/api.md\` leads through a first program, with commands.

To act as a user, send the access token of a session as a bearer token. It is valid for 15 minutes; the refresh token renews it. \
There are no cookies. Every request checks again what the user may do. An operation with \`x-proof\` requires a proof of identity \
within the last ten minutes: see \`secondFactor.prove\`.

Bodies are uncompressed JSON in UTF-8, of at most \`x-max-bytes\` (413): that of the operation, or that of the document. They are \
nested at most ${MAX_DEPTH} levels deep (400), with at most one value for each ${BYTES_PER_VALUE} bytes of that limit (413). Fields that are \
not described here are ignored in requests, and never sent in answers. Amounts are integers in the smallest unit of the currency. \
Times are in UTC. Lists are paged: pass \`nextCursor\` of a page as \`after\` to get the next.

Errors are problem documents (RFC 9457) with a stable \`code\`: a \`Problem\`. \`x-errors\` of an operation lists its codes; \`x-errors\` of \
the document lists those that any operation may answer with. \`X-Request-Id\` identifies a request in the log of the shop.

With \`invalid_fields\`, \`fields\` contains error codes by the path of the first ${MOST_FIELDS} invalid fields. Some fields have codes of their own; \
the others are: ${Object.entries(inputProblems)
  .map(([word, meaning]) => `\`${word}\` ${meaning}`)
  .join(", ")}. With \`conflict\`, it contains the present value, if that may be shown.`;

/** The OpenAPI 3.1 description of all endpoints, made from the tables that the server mounts. */
export function describeApi(tables: Readonly<Record<string, EndpointTable>>, serverUrl: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  const add = (path: string, method: string, operation: Operation) => {
    (paths[path] ??= {})[method] = operation;
  };
  const parts: Parts = { schemas: createSchemas(), parameters: {} };
  for (const [module, table] of Object.entries(tables)) {
    for (const [name, endpoint] of Object.entries(table)) {
      const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
      add(path, endpoint.method.toLowerCase(), describeEndpoint(parts, { module, name, endpoint }));
    }
  }
  for (const { path, method, name, answer, problems, permission, ...rest } of streams)
    add(path, method, {
      operationId: `${OTHERS}.${name}`,
      tags: [OTHERS],
      ...describeAccess(permission),
      ...rest,
      "x-errors": problems,
      responses: { "200": answer, default: anyProblem },
    });
  const problem = parts.schemas.convert(problemSchema, "output");
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: { title: "Shop API", version: "1", description: introduction },
    servers: [{ url: serverUrl }],
    tags: [...Object.keys(tables), OTHERS].map((name) => ({
      name,
      description: tagDescriptions.get(name),
    })),
    security: [{ accessToken: [] }],
    paths,
    "x-errors": commonProblems,
    "x-max-bytes": MAX_BODY_BYTES,
    components: {
      schemas: parts.schemas.named,
      parameters: parts.parameters,
      responses: { Problem: describeProblemAnswer(problem) },
      securitySchemes: {
        accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        stripeSignature: { type: "apiKey", in: "header", name: "Stripe-Signature" },
      },
    },
  };
}
export type ApiDescription = ReturnType<typeof describeApi>;

function describeEndpoint(
  parts: Parts,
  { module, name, endpoint }: { module: string; name: string; endpoint: Endpoint },
): Operation {
  const { permission, response, summary } = endpoint;
  const { schemas } = parts;
  const problems = findOwnProblems(endpoint);
  const parameters = describeParameters(parts, endpoint);
  const success: Operation["responses"] =
    response === undefined
      ? { "204": { description: "Done" } }
      : {
          "200": {
            description: "Done",
            content: { "application/json": { schema: schemas.convert(response, "output") } },
          },
        };
  return {
    operationId: `${module}.${name}`,
    summary,
    tags: [module],
    ...describeAccess(permission),
    ...(isProofNeeded(endpoint) && { "x-proof": "recent" as const }),
    ...(parameters.length > 0 && { parameters }),
    ...describeBody(schemas, endpoint),
    ...(problems.length > 0 && { "x-errors": problems }),
    responses: { ...success, default: anyProblem },
  };
}

/** Public ones need no token; one that is sent has to hold all the same. */
function describeAccess(permission: Permission): Pick<Operation, "security" | "x-permission"> {
  return {
    ...(permission === "public" && { security: [{}, { accessToken: [] }] }),
    "x-permission": permission,
  };
}

function describeBody(
  schemas: Schemas,
  { body, maxBodyBytes, file }: Endpoint,
): Pick<Operation, "requestBody" | "x-max-bytes"> {
  if (file !== undefined)
    return {
      "x-max-bytes": file.maxBytes,
      requestBody: {
        required: true,
        content: Object.fromEntries(file.types.map((type) => [type, fileContent])),
      },
    };
  if (body === undefined) return {};
  return {
    ...(maxBodyBytes !== undefined && { "x-max-bytes": maxBodyBytes }),
    requestBody: {
      required: true,
      content: { "application/json": { schema: schemas.convert(body, "input") } },
    },
  };
}
