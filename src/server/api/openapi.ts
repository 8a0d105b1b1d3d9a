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
import { BYTES_PER_VALUE, MAX_DEPTH } from "./parse-json.ts";
import { problemSchema } from "./problem.ts";

/** The module name of routes that are in no module's table. */
const OTHERS = "streams";

const introduction = `What people and programs ask of the shop. \`docs/api.md\` leads through a first program, with commands.

Signed-in callers send the access token of their session as a bearer token. It lasts 15 minutes and is renewed with the refresh token. \
There are no cookies. Each request is checked anew against the caller's role and rights. An operation with \`x-proof\` needs a proof of \
identity of the last ten minutes: see \`secondFactor.prove\`.

Bodies are JSON in UTF-8, not compressed, of at most \`x-max-bytes\` (413): that of the operation, or that of the document. They are \
nested at most ${MAX_DEPTH} deep (400), with no more values than one for each ${BYTES_PER_VALUE} bytes of that limit (413). Fields that are \
not described are ignored, and never sent. Amounts are integers of the currency's smallest unit. Instants are in UTC. Lists come in pages: \
\`nextCursor\` of one is \`after\` of the next.

A refusal is a \`Problem\` (RFC 9457) with a stable \`code\`. \`x-errors\` of an operation lists its codes; \`x-errors\` of the document \
lists those that any operation may answer with. \`X-Request-Id\` names an exchange in the log of the shop.

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
    externalDocs: { url: `${serverUrl}/api/docs`, description: "The same as a web page" },
    servers: [{ url: serverUrl }],
    tags: [...Object.keys(tables), OTHERS].map((name) => ({ name })),
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
