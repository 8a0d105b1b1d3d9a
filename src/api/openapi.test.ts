import { expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#shared/contract.ts";
import { allEndpoints } from "./app.ts";
import { describeApi } from "./openapi.ts";

const sample = {
  bags: {
    change: endpoint({
      method: "patch",
      path: "/api/bags/:id",
      summary: "Change a bag",
      permission: "orders.read",
      params: z.object({ id: z.uuid() }),
      query: z.object({
        dry: z.enum(["yes", "no"]).default("no"),
        note: z.string().optional(),
        by: z.string(),
      }),
      body: z.object({ name: z.string().trim().min(1) }),
      response: z.object({ id: z.uuid(), name: z.string() }),
    }),
    remove: endpoint({
      method: "delete",
      path: "/api/bags/:id",
      summary: "Remove a bag",
      permission: "orders.read",
      params: z.object({ id: z.uuid() }),
    }),
  },
};

test("API-02 the description names method, path, parameters, body, answer and permission", () => {
  const description = describeApi(sample, "https://shop.example");
  expect(description).toMatchObject({
    openapi: "3.1.0",
    servers: [{ url: "https://shop.example" }],
    paths: {
      "/api/bags/{id}": {
        patch: {
          operationId: "bags.change",
          "x-permission": "orders.read",
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
            default: {
              content: {
                "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
              },
            },
          },
        },
        delete: { responses: { "204": { description: "Done" } } },
      },
    },
  });
});

type Operation = {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, { description?: string }>;
};

test("API-02 the description of the shop keeps the rules of OpenAPI 3.1", () => {
  const description = describeApi(allEndpoints, "https://shop.example");
  const ids: string[] = [];
  for (const [path, item] of Object.entries(description.paths)) {
    expect(path).toMatch(/^\/api(\/([\w-]+|\{\w+\}))+$/);
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    for (const operation of Object.values(item) as Operation[]) {
      ids.push(operation.operationId);
      expect(operation.summary).not.toBe("");
      const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => name).toSorted()).toEqual(placeholders.toSorted());
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(Object.values(operation.responses).every(({ description: text }) => text)).toBe(true);
    }
  }
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);

  const text = JSON.stringify(description);
  // It survives the way through JSON, every reference leads somewhere, and the parts are no documents of their own.
  expect(JSON.parse(text)).toEqual(description);
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
  expect(new Set(references)).toEqual(new Set(["#/components/schemas/Problem"]));
  expect(text).not.toContain("$schema");
});
