import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { allEndpoints } from "./endpoints.ts";
import { describeApi } from "./openapi.ts";
import { getSample } from "./reference-schema.ts";

const sample = {
  units: {
    change: endpoint(
      "PATCH /api/units/:id",
      {
        summary: "Change a unit",
        permission: "orders.read",
        proof: "recent",
        errors: ["not_found", "conflict"],
        params: z.object({ id: z.uuid() }),
        query: z.object({
          dry: z.enum(["yes", "no"]).default("no"),
          note: z.string().optional(),
          by: z.string(),
        }),
        body: z.object({ name: z.string().trim().min(1) }),
        response: z.object({ id: z.uuid(), name: z.string() }),
      },
      async (_, { params, body }) => ({ ...params, ...body }),
    ),
    remove: endpoint(
      "DELETE /api/units/:id",
      {
        summary: "Remove a unit",
        permission: "public",
        params: z.object({ id: z.uuid() }),
      },
      async () => undefined,
    ),
  },
};

test("API-02 the description has method, path, parameters, body, response and permission", () => {
  const description = describeApi(sample, "https://shop.example");
  expect(description).toMatchObject({
    openapi: "3.1.0",
    servers: [{ url: "https://shop.example" }],
    externalDocs: { url: "https://shop.example/api/docs" },
    paths: {
      "/api/units/{id}": {
        patch: {
          operationId: "units.change",
          "x-permission": "orders.read",
          "x-proof": "recent",
          security: [{ accessToken: [] }],
          parameters: [
            { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } },
            { name: "dry", in: "query", required: false, schema: { enum: ["yes", "no"] } },
            { name: "note", in: "query", required: false },
            { name: "by", in: "query", required: true },
          ],
          requestBody: {
            required: true,
            content: { "application/json": { schema: { required: ["name"] } } },
          },
          responses: {
            "200": { content: { "application/json": { schema: { type: "object" } } } },
            default: { $ref: "#/components/responses/problem" },
          },
        },
        delete: {
          security: [{}, { accessToken: [] }],
          responses: { "204": { description: "Done" } },
        },
      },
    },
  });
});

test("API-42 the description lists the problems of an endpoint by status", () => {
  const { paths, components } = describeApi(sample, "https://shop.example");
  const named = Object.entries(paths["/api/units/{id}"]?.["patch"]?.responses ?? {}).flatMap(
    ([status, answer]) => ("$ref" in answer ? [[status, answer.$ref.split("/").at(-1)]] : []),
  );
  expect(named).toEqual([
    ["400", "bad_request"],
    ["401", "unauthenticated"],
    ["403", "forbidden.proof_needed.second_factor_needed"],
    ["404", "not_found"],
    ["408", "too_slow"],
    ["409", "conflict"],
    ["413", "payload_too_large"],
    ["415", "unsupported_media_type"],
    ["422", "invalid_fields"],
    ["500", "internal"],
    ["503", "maintenance.unavailable"],
    ["default", "problem"],
  ]);
  for (const [, name] of named) expect(components.responses).toHaveProperty([name ?? ""]);
});

const document = describeApi(allEndpoints, "https://shop.example");
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.values(item).map((operation) => ({ path, operation })),
);

test("API-47 the description states each body limit, and public endpoints accept no more than the common one", () => {
  const larger = Object.values(allEndpoints)
    .flatMap((table) => Object.values(table))
    .filter(({ maxBodyBytes, file }) => maxBodyBytes !== undefined || file !== undefined);
  expect(larger.filter(({ permission }) => permission === "public")).toEqual([]);
  const limits = new Set(operations.map(({ operation }) => operation["x-max-bytes"]));
  expect([...limits]).toEqual(expect.arrayContaining([undefined, 65_536, 1_048_576]));
});

/** The verbs that begin a summary: those of the field, so that each is found by the same word. */
const verbs =
  /^(Add|Approve|Assign|Cancel|Change|Close|Compare|Complete|Confirm|Copy|Count|Create|Deactivate|Delete|Discard|Download|Duplicate|End|Erase|Estimate|Exchange|Export|Fetch|Get|Give|Hold|List|Mark|Move|Parse|Place|Preview|Publish|Queue|Re-authenticate|Read|Receive|Record|Refund|Register|Release|Remove|Rename|Renew|Reorder|Replace|Reply|Request|Reset|Restore|Retry|Revoke|Save|Schedule|Send|Set|Ship|Show|Sign|Start|Stop|Stream|Subscribe|Turn|Unsubscribe|Update|Upload|Withdraw)\b/;

test("API-52 each summary begins with a common verb, is short and is not a sentence", () => {
  const summaries = operations.map(({ operation }) => operation.summary);
  const isPlain = (text: string) => verbs.test(text) && text.length <= 110 && !text.endsWith(".");
  expect(summaries.filter((text) => !isPlain(text))).toEqual([]);
});

test("API-02 the description of the shop is valid OpenAPI 3.1", () => {
  for (const { path, operation } of operations) {
    expect(path).toMatch(/^\/api(\/([\w.-]+|\{\w+\}))+$/);
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    expect(operation.summary).not.toBe("");
    const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
    expect(inPath.map(({ name }) => name).toSorted()).toEqual(placeholders.toSorted());
    expect(inPath.every(({ required }) => required)).toBe(true);
    for (const [status, answer] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^(default|[2-5]\d\d)$/);
      expect("$ref" in answer || answer.description !== "").toBe(true);
    }
    for (const scheme of operation.security.flatMap((one) => Object.keys(one)))
      expect(document.components.securitySchemes).toHaveProperty(scheme);
  }
  const ids = operations.map(({ operation }) => operation.operationId);
  const count = Object.values(allEndpoints).flatMap((table) => Object.keys(table)).length;
  expect(ids.length).toBeGreaterThan(count);
  expect(new Set(ids).size).toBe(ids.length);

  const text = JSON.stringify(document);
  // It survives the way through JSON, every reference leads somewhere, and the parts are no
  // documents of their own.
  expect(JSON.parse(text)).toEqual(document);
  const { responses, schemas } = document.components;
  const known = [
    ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
  ];
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
  expect(new Set(references)).toEqual(new Set(known));
  expect(Object.keys(responses).filter((name) => !/^[\w.-]+$/.test(name))).toEqual([]);
  expect(text).not.toContain('"$schema"');
});

test("API-44 every schema of the description is valid, and every example matches its schema", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats(ajv);
  const schemas = operations.flatMap(({ operation: { operationId, parameters, requestBody } }) => [
    ...parameters.map(({ name, schema }) => ({ what: `${operationId} ${name}`, schema })),
    ...Object.values(requestBody?.content ?? {}).map(({ schema }) => ({
      what: operationId,
      schema: schema ?? {},
    })),
  ]);
  const wrong = schemas.filter(({ schema }) => !ajv.validate(schema, getSample(schema)));
  expect(wrong.map(({ what, schema }) => [what, getSample(schema)])).toEqual([]);
  expect(schemas.length).toBeGreaterThan(150);
});
