import { z } from "zod";
import type { Endpoint, EndpointTable } from "#shared/contract.ts";
import { problemSchema } from "./problem.ts";

/** The OpenAPI 3.1 description of all endpoints, made from the tables that the server mounts. */
export function describeApi(tables: Readonly<Record<string, EndpointTable>>, serverUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [module, table] of Object.entries(tables)) {
    for (const [name, endpoint] of Object.entries(table)) {
      const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
      (paths[path] ??= {})[endpoint.method] = describeEndpoint(module, name, endpoint);
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Shop API", version: "1" },
    servers: [{ url: serverUrl }],
    tags: Object.keys(tables).map((name) => ({ name })),
    paths,
    components: { schemas: { Problem: jsonSchema(problemSchema, "output") } },
  };
}

function describeEndpoint(module: string, name: string, endpoint: Endpoint) {
  const problem = {
    description: "A problem, described for programs",
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
  const success =
    endpoint.response === undefined
      ? { "204": { description: "Done" } }
      : {
          "200": {
            description: endpoint.summary,
            content: { "application/json": { schema: jsonSchema(endpoint.response, "output") } },
          },
        };
  return {
    operationId: `${module}.${name}`,
    summary: endpoint.summary,
    tags: [module],
    "x-permission": endpoint.permission,
    parameters: [
      ...describeParameters("path", endpoint.params),
      ...describeParameters("query", endpoint.query),
    ],
    ...describeBody(endpoint),
    responses: { ...success, default: problem },
  };
}

function describeBody({ body, file }: Endpoint) {
  if (file !== undefined)
    return {
      requestBody: {
        required: true,
        content: Object.fromEntries(file.types.map((type) => [type, {}])),
      },
    };
  if (body === undefined) return {};
  return {
    requestBody: {
      required: true,
      content: { "application/json": { schema: jsonSchema(body, "input") } },
    },
  };
}

function describeParameters(place: "path" | "query", schema: z.ZodObject | undefined) {
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

/** OpenAPI 3.1 uses JSON Schema as it is; only the mark of the dialect does not belong into a part. */
function jsonSchema(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: "draft-2020-12",
    io,
    unrepresentable: "any",
  });
  return rest;
}
