import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { allEndpoints } from "./endpoints.ts";
import { describeApi } from "./openapi.ts";
import { commonProblems, findOwnProblems, findProblems } from "./openapi-problems.ts";
import { findParameters } from "./openapi-parameters.ts";
import { createSchemas, SCHEMAS_PATH } from "./openapi-schema.ts";

const sample = {
  units: {
    change: endpoint("PATCH /api/units/:id", {
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
      handle: async (_, id, _query, body) => ({ id, ...body }),
    }),
    remove: endpoint("DELETE /api/units/:id", {
      summary: "Remove a unit",
      permission: "public",
      params: z.object({ id: z.uuid() }),
      handle: async () => undefined,
    }),
  },
};

test("API-02 the description has method, path, parameters, body, response and permission", () => {
  const description = describeApi(sample, "https://shop.example");
  expect(description).toMatchObject({
    openapi: "3.1.0",
    servers: [{ url: "https://shop.example" }],
    security: [{ accessToken: [] }],
    paths: {
      "/api/units/{id}": {
        patch: {
          operationId: "units.change",
          "x-permission": "orders.read",
          "x-proof": "recent",
          parameters: [
            { $ref: "#/components/parameters/unitId" },
            { name: "dry", in: "query", schema: { enum: ["yes", "no"] } },
            { name: "note", in: "query" },
            { name: "by", in: "query", required: true },
          ],
          requestBody: {
            required: true,
            content: { "application/json": { schema: { required: ["name"] } } },
          },
          responses: {
            "200": { content: { "application/json": { schema: { type: "object" } } } },
            default: { $ref: "#/components/responses/Problem" },
          },
        },
        delete: {
          security: [{}, { accessToken: [] }],
          responses: { "204": { description: "Done" } },
        },
      },
    },
    components: {
      parameters: {
        unitId: {
          name: "id",
          in: "path",
          required: true,
          description: "The id of the unit",
          schema: { type: "string", format: "uuid" },
        },
      },
    },
  });
  expect(description.paths["/api/units/{id}"]?.["patch"]).not.toHaveProperty("security");
});

test("API-42 the description names the codes of each endpoint, those of all endpoints once, and one problem", () => {
  const { paths, components, ...description } = describeApi(sample, "https://shop.example");
  const { patch, delete: remove } = paths["/api/units/{id}"] ?? {};
  expect(patch?.["x-errors"]).toEqual(["conflict", "not_found"]);
  expect(remove).not.toHaveProperty("x-errors");
  expect(description["x-errors"]).toEqual(expect.arrayContaining(["unauthenticated", "internal"]));
  expect(components.responses.Problem.content["application/problem+json"]).toEqual({
    schema: { $ref: "#/components/schemas/Problem" },
  });
});

test("API-42 every code that follows from the shape of an endpoint is in the description", () => {
  const endpoints = Object.values(allEndpoints).flatMap((table) => Object.values(table));
  const missing = endpoints.flatMap((one) => {
    const described: readonly string[] = [...commonProblems, ...findOwnProblems(one)];
    return findProblems(one).filter((code) => !described.includes(code));
  });
  expect(missing).toEqual([]);
});

const document = describeApi(allEndpoints, "https://shop.example");
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.values(item).map((operation) => ({
    path,
    operation,
    parameters: findParameters(document, operation),
  })),
);

test("API-47 the description states each body limit, and public endpoints accept no more than the common one", () => {
  const larger = Object.values(allEndpoints)
    .flatMap((table) => Object.values(table))
    .filter(({ maxBodyBytes, file }) => maxBodyBytes !== undefined || file !== undefined);
  expect(larger.filter(({ permission }) => permission === "public")).toEqual([]);
  const limits = new Set(operations.map(({ operation }) => operation["x-max-bytes"]));
  expect(document["x-max-bytes"]).toBe(65_536);
  expect([...limits]).toEqual(expect.arrayContaining([undefined, 1_048_576]));
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
  for (const { path, operation, parameters } of operations) {
    expect(path).toMatch(/^\/api(\/([\w.-]+|\{\w+\}))+$/);
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    expect(operation.summary).not.toBe("");
    const inPath = parameters.filter((parameter) => parameter.in === "path");
    expect(inPath.map(({ name }) => name).toSorted()).toEqual(placeholders.toSorted());
    expect(inPath.every(({ required }) => required)).toBe(true);
    for (const [status, answer] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^(default|[2-5]\d\d)$/);
      expect("$ref" in answer || answer.description !== "").toBe(true);
    }
    for (const scheme of (operation.security ?? []).flatMap((one) => Object.keys(one)))
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
  const { responses, schemas, parameters } = document.components;
  const declared = Object.entries({ responses, schemas, parameters }).flatMap(([kind, parts]) =>
    Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
  );
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
  expect(new Set(references)).toEqual(new Set(declared));
  expect(declared.filter((name) => !/\/[\w]+$/.test(name))).toEqual([]);
  expect(text).not.toContain('"$schema"');
});

/** Every part of the document that is an object with fields, as text, with its number of fields. */
function findObjects(part: unknown): { text: string; fields: number }[] {
  if (typeof part !== "object" || part === null) return [];
  const inner = Object.values(part).flatMap(findObjects);
  if (!("properties" in part) || typeof part.properties !== "object") return inner;
  return [
    { text: JSON.stringify(part), fields: Object.keys(part.properties ?? {}).length },
    ...inner,
  ];
}

test("API-53 an object of more than three fields is in the description once, by its name", () => {
  const objects = findObjects(document).filter(({ fields }) => fields > 3);
  const texts = objects.map(({ text }) => text);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(["Coupon", "Customer", "Money", "Order", "Product", "Variant"]),
  );
});

test("API-53 a list of values that has a name is in the description once", () => {
  const lists = JSON.stringify(document).match(/"enum":\[[^\]]*\]/g) ?? [];
  const named = Object.values(document.components.schemas).flatMap((schema) =>
    schema["enum"] === undefined ? [] : `"enum":${JSON.stringify(schema["enum"])}`,
  );
  expect(named.filter((list) => lists.filter((one) => one === list).length > 1)).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

test("API-53 two schemas with one name are refused", () => {
  const shelf = z.object({ id: z.uuid() }).meta({ id: "Shelf" });
  const { convert } = createSchemas();
  convert(shelf, "output");
  const other = z.object({ name: z.string() }).meta({ id: "Shelf" });
  expect(() => convert(other, "output")).toThrow("Shelf");
  expect(() => convert(z.tuple([shelf, other]), "output")).toThrow("Shelf");
});

test("API-53 no named thing has a field with a default, which generators of clients would require", () => {
  const hasDefault = (field: unknown) =>
    typeof field === "object" && field !== null && "default" in field;
  const named = Object.entries(document.components.schemas).filter(([, { properties }]) =>
    Object.values(properties ?? {}).some(hasDefault),
  );
  expect(named).toEqual([]);
});

test("API-53 the description needs at most 1,190 bytes for each operation", () => {
  expect(JSON.stringify(document).length / operations.length).toBeLessThan(1_190);
});

test("API-55 an object with a field for each value of a list names them, and every tag is described", () => {
  expect(document.components.schemas["CountsByStatus"]).toMatchObject({
    properties: { pending: { type: "integer" }, refunded: { type: "integer" } },
  });
  const isOpen = (part: unknown): boolean =>
    typeof part === "object" &&
    part !== null &&
    (("propertyNames" in part && "required" in part) || Object.values(part).some(isOpen));
  expect(isOpen(document)).toBe(false);
  expect(document.tags.filter(({ description }) => !description)).toEqual([]);
});

test("API-54 an id in a path says what it identifies, and an order that was placed has the id that paths take", () => {
  const ids = Object.values(document.components.parameters);
  expect(ids.filter(({ description }) => description === undefined)).toEqual([]);
  expect(document.components.schemas["PlacedOrder"]).toMatchObject({
    properties: {
      id: { type: "string", format: "uuid" },
      orderId: { deprecated: true },
    },
  });
});

test("API-43 each file has its content type, as the bytes that it is", () => {
  const download = document.paths["/api/admin/downloads/{ticket}"]?.["get"]?.responses["200"];
  const file = { schema: { type: "string", format: "binary" } };
  expect(download).toMatchObject({
    content: { "text/csv": {}, "text/html": {}, "image/jpeg": file, "application/pdf": file },
  });
  const upload = document.paths["/api/admin/products/{id}/images"]?.["post"]?.requestBody;
  expect(upload).toMatchObject({ content: { "image/jpeg": file } });
});

test("API-44 every schema of the description is valid, and every example matches its schema", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats(ajv);
  const named = document.components.schemas;
  const schemas = [
    ...Object.entries(named).map(([name, schema]) => ({ what: name, schema })),
    ...operations.flatMap(({ operation: { operationId, requestBody }, parameters }) => [
      ...parameters.map(({ name, schema }) => ({ what: `${operationId} ${name}`, schema })),
      ...Object.values(requestBody?.content ?? {}).map(({ schema }) => ({
        what: operationId,
        schema,
      })),
    ]),
  ];
  ajv.addSchema({ $id: "shop:", ...document });
  const wrong = schemas.filter(({ schema }) => {
    const text = JSON.stringify(schema).replaceAll(`"${SCHEMAS_PATH}`, `"shop:${SCHEMAS_PATH}`);
    const isValid = ajv.compile(JSON.parse(text));
    return "example" in schema && !isValid(schema["example"]);
  });
  expect(wrong).toEqual([]);
  expect(schemas.length).toBeGreaterThan(150);
});
