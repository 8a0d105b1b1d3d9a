// The parts of the page of the API that operations and schemas share.
import { html } from "hono/html";
import type { JsonSchema } from "./openapi-schema.ts";
import type { SchemaRow } from "./reference-schema.ts";

export type Html = ReturnType<typeof html>;

/** The schemas that have a name, by it. */
export type Named = Readonly<Record<string, JsonSchema>>;

/** A table of fields, whose types lead to the named schemas. */
export function showRows(rows: readonly SchemaRow[], named: Named): Html {
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
            <td>${addLinks(type, named)}</td>
            <td>${withCode(notes.join("; "))}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function addLinks(type: string, named: Named): Html {
  return html`${type
    .split(/\b/)
    .map((word) => (word in named ? html`<a href="#schema-${word}">${word}</a>` : html`${word}`))}`;
}

/** An error code that leads to its meaning. */
export const showCode = (code: string): Html =>
  html`<a href="#problem-${code}"><code>${code}</code></a>`;

/** Text in which backticks mark code. */
export function withCode(text: string): Html {
  return html`${text
    .split("`")
    .map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}
