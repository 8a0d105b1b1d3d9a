// An operation of the API as a part of the page for people.
import { html } from "hono/html";
import { fileContent, type Content, type Operation, type Parameter } from "./openapi-shapes.ts";
import { showCode, showRows, type Html, type Named } from "./reference-rows.ts";
import { getRows, getSample, type SchemaRow } from "./reference-schema.ts";

export type PlacedOperation = {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  /** With the parameters that the operation refers to. */
  readonly parameters: readonly Parameter[];
};

/** One operation: who may use it, its request with an example to try, answers and errors. */
export function showOperation(placed: PlacedOperation, named: Named, serverUrl: string): Html {
  const { path, method, operation, parameters } = placed;
  const { operationId, requestBody, responses, "x-errors": codes = [] } = operation;
  const answers = Object.entries(responses).flatMap(([status, answer]) =>
    "$ref" in answer ? [] : [{ status, ...answer }],
  );
  return html`<article id="${operationId}">
    <h3><a href="#${operationId}">${operationId}</a></h3>
    <p class="address"><code class="method">${method.toUpperCase()}</code><code>${path}</code></p>
    <p>${operation.summary}.</p>
    <p class="who">${describeAccess(operation)}</p>
    <details>
      <summary>Request</summary>
      ${
        parameters.length === 0
          ? ""
          : html`<h4>Parameters</h4>
              ${showRows(parameters.flatMap(getParameterRows), named)}`
      }
      ${
        requestBody === undefined
          ? ""
          : showContent(getBodyHeading(operation), requestBody.content, named)
      }
      <h4>Example</h4>
      <pre tabindex="0">${writeCurl(placed, named, serverUrl)}</pre>
    </details>
    <details>
      <summary>Answer</summary>
      ${answers.map(({ status, content }) =>
        content === undefined
          ? html`<p>${status}, without a body.</p>`
          : showContent(status, content, named),
      )}
    </details>
    <details>
      <summary>Problems</summary>
      <p>
        ${codes.map((code) => html`${showCode(code)}<br />`)}
        <a href="#problems">those of any operation</a>
      </p>
    </details>
  </article>`;
}

function getBodyHeading({ "x-max-bytes": maxBytes }: Operation): string {
  return maxBytes === undefined ? "Body" : `Body, at most ${maxBytes} bytes`;
}

function describeAccess({
  "x-permission": permission,
  "x-proof": proof,
  security,
}: Operation): string {
  const access = {
    public:
      security?.length === 1
        ? "For Stripe, which signs its requests."
        : security?.length === 0
          ? "Open to anyone who has the address."
          : "Open to all.",
    user: "For signed-in users.",
    staff: "For staff with any right in the back office.",
  };
  const needed =
    permission === "public" || permission === "user" || permission === "staff"
      ? access[permission]
      : `For staff with the right ${permission}.`;
  return proof === undefined
    ? needed
    : `${needed} Needs a proof of identity from the last ten minutes.`;
}

function getParameterRows({
  name,
  required,
  description,
  schema,
  in: place,
}: Parameter): SchemaRow[] {
  return getRows(schema, name, required === true).map((row) => ({
    ...row,
    notes: [`in the ${place}`, ...(description === undefined ? [] : [description]), ...row.notes],
  }));
}

function showContent(title: string, content: Content, named: Named): Html {
  return html`${Object.entries(content).map(
    ([type, { schema }]) =>
      html`<h4>${title}, <code>${type}</code></h4>
        ${
          schema === fileContent.schema
            ? html`<p>The file as it is.</p>`
            : showRows(getRows(schema), named)
        }`,
  )}`;
}

function writeCurl(
  { path, method, operation, parameters }: PlacedOperation,
  named: Named,
  serverUrl: string,
): string {
  const { requestBody, security } = operation;
  const getSampleText = ({ schema }: Parameter) => String(getSample(schema, named));
  const filled = parameters
    .filter((parameter) => parameter.in === "path")
    .reduce(
      (done, parameter) => done.replace(`{${parameter.name}}`, getSampleText(parameter)),
      path,
    );
  const query = parameters
    .filter((parameter) => parameter.in === "query" && parameter.required)
    .map((parameter) => `${parameter.name}=${encodeURIComponent(getSampleText(parameter))}`);
  const address = [serverUrl + filled, query.join("&")].filter((part) => part !== "").join("?");
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return [
    `curl${method === "get" ? "" : ` -X ${method.toUpperCase()}`} '${address}'`,
    ...(security === undefined ? [`  -H "Authorization: Bearer $TOKEN"`] : []),
    ...(type === undefined ? [] : [`  -H 'Content-Type: ${type}'`]),
    ...(content === undefined
      ? []
      : [
          content === fileContent
            ? "  --data-binary @picture"
            : `  -d '${JSON.stringify(getSample(content.schema, named))}'`,
        ]),
  ].join(" \\\n");
}
