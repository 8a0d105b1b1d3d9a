// The description of the API as a page: made of the same document, complete without a script.
import { html, raw } from "hono/html";
import { createStyledPagePolicy } from "#server/http/content-security-policy.ts";
import type { ApiDescription } from "./openapi.ts";
import type { JsonSchema } from "./openapi-schema.ts";
import { problemTitles } from "./problem.ts";
import { showOperation } from "./reference-operation.ts";
import { showCode, showRows, withCode, type Html, type Named } from "./reference-rows.ts";
import { findParameters } from "./openapi-parameters.ts";
import { getRows } from "./reference-schema.ts";
import ownStyles from "./reference.css?raw";
import tokens from "#ui/tokens.css?raw";

const styles = `${tokens}\n${ownStyles}`;

/**
 * In one piece: the policy names its content to the letter, and formatters move what stands in a
 * template.
 */
const styleElement = raw(`<style>${styles}</style>`);

/** The page, and the policy that lets its own styles in and nothing else. */
export async function renderReference(
  description: ApiDescription,
): Promise<{ page: string; policy: string }> {
  const { info, tags, servers, components } = description;
  const { schemas } = components;
  const serverUrl = servers[0]?.url ?? "";
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation,
      parameters: findParameters(description, operation),
    })),
  );
  const listOfModule = (name: string) =>
    operations.filter(({ operation }) => operation.tags[0] === name);
  const body = html`<header>
      <h1>${info.title}</h1>
      ${info.description.split("\n\n").map((text) => html`<p>${withCode(text)}</p>`)}
      <p>
        For programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI
        ${description.openapi}).
      </p>
      <nav aria-label="Modules">
        <ul>
          ${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
          <li><a href="#problems">problems</a></li>
          <li><a href="#schemas">schemas</a></li>
        </ul>
      </nav>
    </header>
    <main>
      ${tags.map(
        ({ name }) =>
          html`<section aria-labelledby="${name}">
            <h2 id="${name}">${name}</h2>
            ${listOfModule(name).map((one) => showOperation(one, schemas, serverUrl))}
          </section>`,
      )}
      <section aria-labelledby="problems">
        <h2 id="problems">problems</h2>
        <p>
          The body of every error is a <a href="#schema-Problem"><code>Problem</code></a
          >, sent as <code>application/problem+json</code>. Any operation may answer with
          ${description["x-errors"].map((code, at) => html`${at === 0 ? "" : ", "}${showCode(code)}`)}.
        </p>
        <table>
          <thead>
            <tr>
              <th>Code</th>
              <th>Meaning</th>
            </tr>
          </thead>
          <tbody>
            ${Object.entries(problemTitles).map(
              ([code, title]) =>
                html`<tr id="problem-${code}">
                  <td><code>${code}</code></td>
                  <td>${title}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="schemas">
        <h2 id="schemas">schemas</h2>
        ${Object.entries(schemas).map(([name, schema]) => showSchema(name, schema, schemas))}
      </section>
    </main>`;
  const document = html`<!doctype html>
    <html lang="en" data-theme="system">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${info.title}</title>
        ${styleElement}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return { page: (await document).toString(), policy: createStyledPagePolicy(styles) };
}

function showSchema(name: string, schema: JsonSchema, named: Named): Html {
  const { description, ...fields } = schema;
  return html`<article id="schema-${name}">
    <h3><a href="#schema-${name}">${name}</a></h3>
    ${typeof description === "string" ? html`<p>${withCode(description)}.</p>` : ""}
    <details>
      <summary>Fields</summary>
      ${showRows(getRows(fields), named)}
    </details>
  </article>`;
}
