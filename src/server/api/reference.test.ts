import { createHash } from "node:crypto";
import { html } from "hono/html";
import { expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#modules/endpoint.ts";
import { allEndpoints } from "./endpoints.ts";
import { describeApi } from "./openapi.ts";
import { renderReference } from "./reference.ts";
import { getRows } from "./reference-schema.ts";

const description = describeApi(allEndpoints, "https://shop.example");
const { page, policy } = await renderReference(description);

test("API-45 the API page shows every endpoint with its permission and an example", () => {
  for (const [path, methods] of Object.entries(description.paths))
    for (const [method, { operationId, "x-permission": permission }] of Object.entries(methods)) {
      const [, article = ""] = page.split(`<article id="${operationId}">`);
      const [text = ""] = article.split("</article>");
      expect(text).toContain(`<code>${path}</code>`);
      expect(text).toContain(method.toUpperCase());
      expect(text).toContain("curl");
      expect(text).toMatch(
        permission.includes(".") ? `For staff with the right ${permission}.` : /For |Open to /,
      );
    }
});

test("API-45 every link inside the page has a target, and every anchor is unique", () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
});

test("API-45 each named schema is shown once, and the types of fields lead to it", () => {
  for (const name of Object.keys(description.components.schemas))
    expect(page.split(`<article id="schema-${name}">`)).toHaveLength(2);
  expect(page).toContain('array of <a href="#schema-OrderRow">OrderRow</a>');
});

test("API-46 the page runs no script, loads nothing and is excluded from search engines", () => {
  expect(page).not.toMatch(/<script|<link|<img|@import|\burl\(| on\w+=| style=/i);
  expect(page).toContain('<meta name="robots" content="noindex" />');
  expect(policy).toMatch(/^default-src 'none'; .*style-src 'sha256-[\w+/]+=*'$/);
  expect(policy).not.toContain("unsafe");
  const [, styles = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  expect(policy).toContain(`'sha256-${createHash("sha256").update(styles).digest("base64")}'`);
});

test("API-46 data in the page is escaped as text", async () => {
  const hostile = `</style><script>alert("1")</script>'&`;
  const markup = (
    await html`<p title="${hostile}">${hostile}${[html`<b>${1}</b>`]}</p>`
  ).toString();
  expect(markup).not.toContain("<script");
  expect(markup).toContain("<b>1</b>");
  const bad = {
    "<i>": {
      read: endpoint(
        "GET /api/x",
        { summary: hostile, permission: "public" },
        async () => undefined,
      ),
    },
  };
  const { page: withBad } = await renderReference(describeApi(bad, "https://shop.example"));
  expect(withBad).not.toMatch(/<script|<i>/);
});

test("API-45 a schema is shown field by field, with limits, defaults and choices", () => {
  const schema = z.toJSONSchema(
    z.object({
      name: z.string().min(1).max(9).describe("What it is called"),
      sizes: z.array(z.object({ cm: z.int().min(1) })).max(3),
      note: z.string().nullable().optional(),
      kind: z.union([z.object({ a: z.boolean() }), z.enum(["x", "y"])]),
      counts: z.record(z.string(), z.number()),
      sort: z.enum(["up", "down"]).default("up"),
    }),
    { io: "input" },
  );
  expect(
    getRows(schema).map(({ path, type, required, notes }) => [
      required ? path : `${path}?`,
      type,
      notes.join("; "),
    ]),
  ).toEqual([
    ["name", "string", "What it is called; 1 to 9 characters"],
    ["sizes", "array of object", "at most 3 of them"],
    ["sizes[].cm", "integer", expect.stringContaining("1")],
    ["note?", "string or null", ""],
    ["kind", 'object (1) or "x" | "y"', ""],
    ["kind(1).a", "boolean", ""],
    ["counts", "object of number", ""],
    ["sort?", '"up" | "down"', '"up" without it'],
  ]);
});
