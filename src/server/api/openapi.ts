import type { z } from "zod";
import type { EndpointTable } from "#modules/endpoint.ts";
import { MAX_BODY_BYTES, needsProof, type Endpoint } from "#shared/contract.ts";
import { MOST_FIELDS } from "#shared/errors.ts";
import { inputProblems } from "#shared/input-problems.ts";
import type { Permission } from "#shared/permissions.ts";
import { problemAnswers, findProblems, sharedProblems } from "./openapi-problems.ts";
import { jsonSchema } from "./openapi-schema.ts";
import type { Operation, Parameter } from "./openapi-shapes.ts";
import { streams } from "./openapi-streams.ts";
import { BYTES_PER_VALUE, MAX_DEPTH } from "./parse-json.ts";
import { problemSchema } from "./problem.ts";

/** The module name of routes that are in no module's table. */
const OTHERS = "streams";

const introduction = `The HTTP API of the shop: what the pages use, open to other programs.

To act as a user, send the access token of a session as a bearer token. It is valid for 15 minutes; the refresh token renews it. \
There are no cookies. Every request checks again what the user may do, by role and by the rights that were granted. Heavy rights \
(\`x-proof\`) require a proof of identity within the last ten minutes: see \`secondFactor.prove\`.

Bodies are uncompressed JSON in UTF-8, of at most \`x-max-bytes\` (413), nested at most ${MAX_DEPTH} levels deep (400), and with at most one \
value for each ${BYTES_PER_VALUE} bytes of that limit (413). Fields that are not described here are ignored in requests, and never sent in answers. Amounts are integers in \
the smallest unit of the currency. Times are in UTC. Lists are paged: pass \`nextCursor\` of a page as \`after\` to get the next. Errors are \
problem documents (RFC 9457) with a stable \`code\`. \`X-Request-Id\` identifies a request in the log of the shop.

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
  const endpoints = Object.values(tables).flatMap((table) => Object.values(table));
  for (const [module, table] of Object.entries(tables)) {
    for (const [name, endpoint] of Object.entries(table)) {
      const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
      add(path, endpoint.method.toLowerCase(), describeEndpoint(module, name, endpoint));
    }
  }
  for (const { path, method, name, answer, problems, ...rest } of streams)
    add(path, method, {
      operationId: `${OTHERS}.${name}`,
      tags: [OTHERS],
      summary: rest.summary,
      security: rest.security ?? getSecurity(rest.permission),
      "x-permission": rest.permission,
      parameters: rest.parameters ?? [],
      ...(rest.requestBody !== undefined && { requestBody: rest.requestBody }),
      responses: { "200": answer, ...problemAnswers(problems) },
    });
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: { title: "Shop API", version: "1", description: introduction },
    externalDocs: { url: `${serverUrl}/api/docs`, description: "The same as a web page" },
    servers: [{ url: serverUrl }],
    tags: [...Object.keys(tables), OTHERS].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, "output") },
      responses: sharedProblems([
        ...endpoints.map(findProblems),
        ...streams.map(({ problems }) => problems),
      ]),
      securitySchemes: {
        accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        stripeSignature: { type: "apiKey", in: "header", name: "Stripe-Signature" },
      },
    },
  };
}
export type ApiDescription = ReturnType<typeof describeApi>;

function describeEndpoint(module: string, name: string, endpoint: Endpoint): Operation {
  const { permission, response, summary } = endpoint;
  const success: Operation["responses"] =
    response === undefined
      ? { "204": { description: "Done" } }
      : {
          "200": {
            description: summary,
            content: { "application/json": { schema: jsonSchema(response, "output") } },
          },
        };
  return {
    operationId: `${module}.${name}`,
    summary,
    tags: [module],
    security: getSecurity(permission),
    "x-permission": permission,
    ...(needsProof(endpoint) && { "x-proof": "recent" as const }),
    parameters: [
      ...describeParameters("path", endpoint.params),
      ...describeParameters("query", endpoint.query),
    ],
    ...describeBody(endpoint),
    responses: { ...success, ...problemAnswers(findProblems(endpoint)) },
  };
}

/** Public ones need no token; one that is sent has to hold all the same. */
function getSecurity(permission: Permission): Operation["security"] {
  return permission === "public" ? [{}, { accessToken: [] }] : [{ accessToken: [] }];
}

function describeBody({
  body,
  maxBodyBytes = MAX_BODY_BYTES,
  file,
}: Endpoint): Pick<Operation, "requestBody" | "x-max-bytes"> {
  if (file !== undefined)
    return {
      "x-max-bytes": file.maxBytes,
      requestBody: {
        required: true,
        content: Object.fromEntries(file.types.map((type) => [type, {}])),
      },
    };
  if (body === undefined) return {};
  return {
    "x-max-bytes": maxBodyBytes,
    requestBody: {
      required: true,
      content: { "application/json": { schema: jsonSchema(body, "input") } },
    },
  };
}

function describeParameters(
  place: "path" | "query",
  schema: z.ZodObject | undefined,
): readonly Parameter[] {
  if (schema === undefined) return [];
  return Object.entries(schema.shape).map(([name, field]) => {
    const type = field as z.ZodType; // a shape holds schemas; zod types them one level too low
    return {
      name,
      in: place,
      required: place === "path" || !type.safeParse(undefined).success,
      schema: jsonSchema(type, "input"),
    };
  });
}
