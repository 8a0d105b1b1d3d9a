// Pages that are made of text: what is put into a template is escaped unless it is markup itself.

/** A piece of HTML that is safe to send. */
export type Html = { readonly markup: string };

const codes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** To be used as a tag: html`<p>${text}</p>`. Values belong between tags or into quoted attributes. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html {
  return { markup: parts.reduce((done, part, at) => done + markupOf(values[at - 1] ?? "") + part) };
}

function markupOf(value: string | number | Html | readonly Html[]): string {
  if (typeof value === "string") return value.replace(/[&<>"']/g, (sign) => codes[sign] ?? sign);
  if (typeof value === "number") return String(value);
  return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
}
