import { listPlaceholders } from "#shared/fill-text.ts";

/** The placeholders of a template: the sender's name, and the number of their order. */
export const templatePlaceholders = ["name", "order"] as const;
type Values = Readonly<Record<(typeof templatePlaceholders)[number], string | null>>;

/**
 * A template filled in for a sender. Unknown values stay in braces for the staff member to fill in,
 * except the name, which a greeting can do without.
 */
export function fillTemplate(template: string, { name, order }: Values): string {
  const named = name === null ? template.replace(/ ?\{name\}/g, "") : template;
  const values: Readonly<Record<string, string | null>> = { name, order };
  // In a single pass, so that a placeholder within a stranger's name is not filled in.
  return named.replaceAll(/\{(name|order)\}/g, (open, word: string) => values[word] ?? open);
}

/** The first placeholder that is still open in an answer: "{order}"; undefined without one. */
export function findOpenPlaceholder(body: string): string | undefined {
  const open = listPlaceholders(body).find((name) =>
    templatePlaceholders.some((it) => it === name),
  );
  return open === undefined ? undefined : `{${open}}`;
}
