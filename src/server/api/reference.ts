// The description of the API as a page: made of the same document, complete without a script.
import { html, raw } from "hono/html";
import { policyForStyledPage } from "#server/http/content-security-policy.ts";
import type { ApiDescription } from "./openapi.ts";
import type { Content, Operation, Parameter } from "./openapi-shapes.ts";
import { getRows, getSample, type SchemaRow } from "./reference-schema.ts";
import { problemTitles } from "./problem.ts";
import type { JsonSchema } from "./openapi-schema.ts";
import ownStyles from "./reference.css?raw";
import tokens from "#ui/tokens.css?raw";

const styles = `${tokens}\n${ownStyles}`;

/**
 * In one piece: the policy names its content to the letter, and formatters move what stands in a
 * template.
 */
const styleElement = raw(`<style>${styles}</style>`);

type Html = ReturnType<typeof html>;

/** The page, and the policy that lets its own styles in and nothing else. */
export async function renderReference(
  description: ApiDescription,
): Promise<{ page: string; policy: string }> {
  const { info, tags, servers } = description;
  const serverUrl = servers[0]?.url ?? "";
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const ofModule = (name: string) =>
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
        </ul>
      </nav>
    </header>
    <main>
      ${tags.map(
        ({ name }) =>
          html`<section aria-labelledby="${name}">
            <h2 id="${name}">${name}</h2>
            ${ofModule(name).map((one) => showOperation(one, description, serverUrl))}
          </section>`,
      )}
      <section aria-labelledby="problems">
        <h2 id="problems">problems</h2>
        <p>The body of every error answer, as <code>application/problem+json</code>:</p>
        ${showRows(getRows(description.components.schemas.Problem))}
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
  return { page: (await document).toString(), policy: policyForStyledPage(styles) };
}

function showOperation(
  { path, method, operation }: { path: string; method: string; operation: Operation },
  description: ApiDescription,
  serverUrl: string,
): Html {
  const { operationId, parameters, requestBody, responses } = operation;
  const answers = Object.entries(responses).flatMap(([status, answer]) =>
    "$ref" in answer ? [] : [{ status, ...answer }],
  );
  const problems = Object.entries(responses).flatMap(([status, answer]) =>
    "$ref" in answer && status !== "default"
      ? getCodes(answer.$ref).map((code) => ({ status, code }))
      : [],
  );
  return html`<article id="${operationId}">
    <h3><a href="#${operationId}">${operationId}</a></h3>
    <p class="address"><code class="method">${method.toUpperCase()}</code><code>${path}</code></p>
    <p>${operation.summary}.</p>
    <p class="who">${whoMay(operation)}</p>
    <details>
      <summary>Request</summary>
      ${
        parameters.length === 0
          ? ""
          : html`<h4>Parameters</h4>
              ${showRows(parameters.flatMap(parameterRows))}`
      }
      ${requestBody === undefined ? "" : showContent(bodyHeading(operation), requestBody.content)}
      <h4>Example</h4>
      <pre tabindex="0">${curl({ path, method, operation, serverUrl })}</pre>
    </details>
    <details>
      <summary>Answer</summary>
      ${answers.map(({ status, content }) =>
        content === undefined
          ? html`<p>${status}, without a body.</p>`
          : showContent(status, content),
      )}
    </details>
    <details>
      <summary>Problems</summary>
      <p>
        ${problems.map(
          ({ status, code }) =>
            html`${status} <a href="#problem-${code}"><code>${code}</code></a
              ><br />`,
        )}
      </p>
    </details>
  </article>`;
}

function bodyHeading({ "x-max-bytes": maxBytes }: Operation): string {
  return maxBytes === undefined ? "Body" : `Body, at most ${maxBytes} bytes`;
}

/** The shared answers are named after their codes. */
function getCodes(reference: string): string[] {
  return (reference.split("/").at(-1) ?? "").split(".");
}

function whoMay({ "x-permission": permission, "x-proof": proof, security }: Operation): string {
  const who =
    permission === "public"
      ? security.length === 1
        ? "Permission: Stripe's signature"
        : security.length === 0
          ? "Permission: the secret address"
          : "Permission: none"
      : permission === "user"
        ? "Permission: any signed-in user"
        : permission === "staff"
          ? "Permission: any user of the back office"
          : `Permission: ${permission}`;
  return proof === undefined ? `${who}.` : `${who}, with a recent proof of identity.`;
}

function parameterRows({ name, required, schema, in: place }: Parameter): SchemaRow[] {
  return getRows(schema, name, required).map((row) => ({
    ...row,
    notes: [`in the ${place}`, ...row.notes],
  }));
}

function showContent(title: string, content: Content): Html {
  return html`${Object.entries(content).map(
    ([type, { schema }]) =>
      html`<h4>${title}, <code>${type}</code></h4>
        ${schema === undefined ? html`<p>The bytes of the file.</p>` : showSchema(schema)}`,
  )}`;
}

const showSchema = (schema: JsonSchema) => showRows(getRows(schema));

function showRows(rows: readonly SchemaRow[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th>Field</th>
        <th>Type</th>
        <th>Notes</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ path, type, required, notes }) =>
          html`<tr>
            <td>
              <code>${path === "" ? "the whole" : path}</code
              >${required ? "" : html` <span class="must">optional</span>`}
            </td>
            <td>${type}</td>
            <td>${notes.join("; ")}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function curl(options: {
  path: string;
  method: string;
  operation: Operation;
  serverUrl: string;
}): string {
  const { path, method, operation, serverUrl } = options;
  const { parameters, requestBody, security } = operation;
  const filled = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce((done, { name, schema }) => done.replace(`{${name}}`, String(getSample(schema))), path);
  const query = parameters
    .filter((parameter) => parameter.in === "query" && parameter.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(getSample(schema)))}`);
  const address = [serverUrl + filled, query.join("&")].filter((part) => part !== "").join("?");
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return [
    `curl${method === "get" ? "" : ` -X ${method.toUpperCase()}`} '${address}'`,
    ...(security.length === 1 && operation["x-permission"] !== "public"
      ? [`  -H "Authorization: Bearer $TOKEN"`]
      : []),
    ...(type === undefined ? [] : [`  -H 'Content-Type: ${type}'`]),
    ...(type === undefined
      ? []
      : [
          content?.schema === undefined
            ? "  --data-binary @picture"
            : `  -d '${JSON.stringify(getSample(content.schema))}'`,
        ]),
  ].join(" \\\n");
}

/** Text in which backticks mark code. */
function withCode(text: string): Html {
  return html`${text
    .split("`")
    .map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}
